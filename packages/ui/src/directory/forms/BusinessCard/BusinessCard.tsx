import type { ComponentProps } from 'react'
import { Needle } from '../../../art/Needle/Needle.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { ListingPicture, type PicturedCard } from '../../results/ListingPicture/ListingPicture.tsx'
import { TierBadge } from '../../results/TierBadge/TierBadge.tsx'
import * as styles from './BusinessCard.css.ts'

/** A listing that a form is about. */
export interface Business {
  readonly card: PicturedCard
  readonly name: string
  /** Such as 'Windhoek, Namibia'. */
  readonly place: string
  readonly tierLabel: string
}

export interface BusinessCardProps extends ComponentProps<'article'> {
  business: Business
  /** `framed` with its picture above; `beside` is a small row over a form, and framed where it stands beside one. @default 'framed' */
  look?: keyof typeof styles.look
}

/** The business that somebody says is theirs: its picture, package, name and place, and below them what else is known. */
export function BusinessCard({ business, look = 'framed', className, children, ...props }: BusinessCardProps) {
  const { card, name, place, tierLabel } = business
  return (
    <article className={joinClasses(styles.look[look], className)} {...props}>
      <ListingPicture card={card} markSize={56} className={styles.picture[look]} />
      <div className={styles.words[look]}>
        <Heading level={2} size="h3">
          <bdi translate="no">{name}</bdi>
        </Heading>
        <p className={styles.place}>
          <Needle className={styles.needle} />
          <bdi>{place}</bdi>
        </p>
        <TierBadge tier={card.tier} label={tierLabel} className={styles.badge[look]} />
        {children}
      </div>
    </article>
  )
}
