import { Cover } from '../../../art/Cover/Cover.tsx'
import { Pictogram } from '../../../art/Pictogram/Pictogram.tsx'
import { selvedge } from '../../../art/selvedge/selvedge.css.ts'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { TierBadge } from '../TierBadge/TierBadge.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import { CardContacts } from './CardContacts.tsx'
import { CardLink } from './CardLink.tsx'
import { place } from './cardParts.css.ts'
import type { CardLayoutProps } from './cardLayout.ts'
import { listingCardMessages } from './messages.ts'
import { PlaceLine } from './PlaceLine.tsx'
import * as styles from './StoryCard.css.ts'

export interface StoryCardProps extends CardLayoutProps {
  /** Its cloth ends in a gold edge. */
  hasGoldEdge: boolean
  /** How much space it takes on a narrow screen. */
  size: keyof typeof styles.card
  pictureLoading: 'lazy' | 'eager'
}

/** The full card of a listing: picture, category, name, place, a few lines, and all the ways to reach it. */
export function StoryCard({
  card,
  href,
  headingLevel,
  actions,
  facts,
  distance,
  status,
  pictureLoading,
  hasGoldEdge,
  size,
  className,
  ...props
}: StoryCardProps) {
  const messages = useMessages('listingCard', listingCardMessages)
  const sample = card.origin === 'sample' ? [messages.sample] : []
  return (
    <article className={joinClasses(styles.card[size], className)} {...props}>
      <div className={styles.body}>
        <div className={styles.cover[size]}>
          <div className={styles.art}>
            <Cover
              slug={card.slug}
              category={card.categoryIcon}
              src={card.photo?.url}
              srcSet={card.photo?.file?.srcSet}
              sizes={styles.pictureSizes[size]}
              loading={pictureLoading}
            />
          </div>
          {hasGoldEdge && <div className={joinClasses(selvedge.gold, styles.edge)} />}
        </div>
        <TierBadge tier={card.tier} label={card.tierLabel} className={styles.badge[size]} />
        <p className={styles.category[size]}>
          <Pictogram name={card.categoryIcon} size={20} />
          {[card.category, ...(card.facts ?? []), ...sample].join(' · ')}
        </p>
        <Heading level={headingLevel} size="h3" className={styles.name}>
          <bdi translate="no">{card.businessName}</bdi>
        </Heading>
        <PlaceLine place={card.locationLine} facts={facts} distance={distance} status={status} className={place} />
        {card.description && (
          <p dir="auto" className={styles.description}>
            {card.description}
          </p>
        )}
      </div>
      <CardContacts card={card} look="story" />
      <CardLink href={href} businessName={card.businessName} />
      {actions && <div className={styles.actions[size]}>{actions}</div>}
    </article>
  )
}
