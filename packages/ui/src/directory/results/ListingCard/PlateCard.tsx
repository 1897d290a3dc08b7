import { Needle } from '../../../art/Needle/Needle.tsx'
import { Pictogram } from '../../../art/Pictogram/Pictogram.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { TierBadge } from '../TierBadge/TierBadge.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import { CardContacts } from './CardContacts.tsx'
import { CardLink } from './CardLink.tsx'
import { actions as actionsCorner } from './cardParts.css.ts'
import type { CardLayoutProps } from './cardLayout.ts'
import { listingCardMessages } from './messages.ts'
import { PlaceLine } from './PlaceLine.tsx'
import * as styles from './PlateCard.css.ts'

/** The card of a listing that is classified or not yet claimed: a name plate on the bare warp of a loom, without cloth. */
export function PlateCard({
  card,
  href,
  headingLevel,
  actions,
  facts,
  distance,
  status,
  className,
  ...props
}: CardLayoutProps) {
  const messages = useMessages('listingCard', listingCardMessages)
  const sample = card.origin === 'sample' ? [messages.sample] : []
  return (
    <article className={joinClasses(styles.card, className)} {...props}>
      <div className={styles.body}>
        <div className={styles.plate}>
          <span className={styles.mark}>
            <Pictogram name={card.categoryIcon} size={40} />
          </span>
          <Heading level={headingLevel} size="plate" className={styles.name}>
            <bdi translate="no">{card.businessName}</bdi>
          </Heading>
          <span className={styles.rule}>
            <Needle />
          </span>
        </div>
        <TierBadge tier={card.tier} label={card.tierLabel} className={styles.badge} />
        <PlaceLine
          place={[...(card.facts ?? []), card.locationLine, ...sample].join(' · ')}
          facts={facts}
          distance={distance}
          status={status}
          className={styles.place}
        />
      </div>
      <CardContacts card={card} look="plate" />
      <CardLink href={href} businessName={card.businessName} />
      {actions && <div className={actionsCorner.besideBadge}>{actions}</div>}
    </article>
  )
}
