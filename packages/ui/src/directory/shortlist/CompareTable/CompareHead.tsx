import type { ListingCard } from '@dira/directory-core'
import { useId } from 'react'
import { CloseIcon } from '../../../art/Icon/index.ts'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { iconButton } from '../../../components/IconButton/IconButton.css.ts'
import { Link } from '../../../components/Link/Link.tsx'
import { tableRoles } from './tableRoles.ts'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { ListingPicture } from '../../results/ListingPicture/ListingPicture.tsx'
import { TierBadge } from '../../results/TierBadge/TierBadge.tsx'
import * as styles from './CompareHead.css.ts'
import { compareTableMessages } from './messages.ts'

export interface CompareHeadProps {
  card: ListingCard
  href: string
  removeHref: string
  onRemove: () => void
  className: string
}

/** The head of a column: the listing, the way to its page and the way out of the comparison. */
export function CompareHead({ card, href, removeHref, onRemove, className }: CompareHeadProps) {
  const messages = useMessages('compareTable', compareTableMessages)
  const id = useId()
  return (
    // Its cells are announced under the name alone.
    <th {...tableRoles.columnHeader} aria-labelledby={id} className={joinClasses(styles.head, className)}>
      <div className={styles.column}>
        <ListingPicture card={card} markSize={56} className={styles.picture} />
        <Heading level={2} size="h3" id={id} className={styles.name}>
          <bdi translate="no">{card.businessName}</bdi>
        </Heading>
        <TierBadge tier={card.tier} label={card.tierLabel} />
        <Link standalone href={href} aria-label={messages.viewDetailsOf(card.businessName)} className={styles.details}>
          {messages.viewDetails}
        </Link>
        <Link
          look="bare"
          href={removeHref}
          aria-label={messages.remove(card.businessName)}
          onClick={onRemove}
          data-remove={card.slug}
          className={joinClasses(iconButton({ look: 'framed' }), styles.remove)}
        >
          <CloseIcon />
        </Link>
      </div>
    </th>
  )
}
