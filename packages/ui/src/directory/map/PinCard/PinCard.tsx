import type { ListingCard, OpenStatus } from '@dira/directory-core'
import type { ComponentProps } from 'react'
import { ForwardIcon } from '../../../art/Icon/index.ts'
import { Needle } from '../../../art/Needle/Needle.tsx'
import { Heading, type HeadingProps } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { ListingPicture } from '../../results/ListingPicture/ListingPicture.tsx'
import { OpenNow } from '../../results/OpenNow/OpenNow.tsx'
import { TierBadge } from '../../results/TierBadge/TierBadge.tsx'
import { pinCardMessages } from './messages.ts'
import * as styles from './PinCard.css.ts'

export interface PinCardProps extends Omit<ComponentProps<'div'>, 'children'> {
  card: ListingCard
  /** The address of the listing's page. */
  href: string
  /** The level of the name in the outline of the page. @default 3 */
  headingLevel?: HeadingProps['level']
  /** Whether the business is open. @default nothing is said */
  status?: OpenStatus | undefined
}

/** The listing of a pin, in the card of a ListingMap: cover, name, place, package and the way to its page. */
export function PinCard({ card, href, headingLevel = 3, status, className, ...props }: PinCardProps) {
  const messages = useMessages('pinCard', pinCardMessages)
  return (
    <div className={joinClasses(styles.pinCard, className)} {...props}>
      <ListingPicture card={card} className={styles.cover} />
      <div className={styles.words}>
        <Heading level={headingLevel} size="h3" className={styles.name}>
          <bdi translate="no">{card.businessName}</bdi>
        </Heading>
        <p className={styles.place}>
          <Needle className={styles.needle} />
          <bdi>{card.locationLine}</bdi>
        </p>
        {status && <OpenNow isShort status={status} />}
      </div>
      <div className={styles.end}>
        <TierBadge tier={card.tier} label={card.tierLabel} />
        <Link standalone href={href} className={styles.way}>
          {messages.viewDetails}
          <VisuallyHidden>: {card.businessName}</VisuallyHidden>
          <ForwardIcon size={18} />
        </Link>
      </div>
    </div>
  )
}
