import type { ListingCard } from '@dira/directory-core'
import { useId, type ComponentProps } from 'react'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { SectionHeading } from '../../site/SectionHeading/SectionHeading.tsx'
import { Distance, type ListingDistance } from '../Distance/Distance.tsx'
import { SmallPlate } from '../PlacePlate/SmallPlate.tsx'
import { nearestListingsMessages } from './messages.ts'
import * as styles from './NearestListings.css.ts'

/** A listing and how far it is from the centre. */
export interface NearestListing {
  readonly card: ListingCard
  readonly distance: ListingDistance
}

export interface NearestListingsProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Four of them, the nearest first. */
  listings: readonly NearestListing[]
  /** Where a listing's page is. */
  hrefOf: (slug: string) => string
}

/** 'Nearest the centre': the first few of a town with their pictures, above its rows. Not on a phone, which begins with the rows. */
export function NearestListings({ listings, hrefOf, className, ...props }: NearestListingsProps) {
  const messages = useMessages('nearestListings', nearestListingsMessages)
  const id = useId()
  return (
    <section aria-labelledby={id} className={joinClasses(styles.section, className)} {...props}>
      <SectionHeading id={id}>{messages.heading}</SectionHeading>
      <ul role="list" className={styles.list}>
        {listings.map(({ card, distance }) => (
          <li key={card.slug} className={styles.item}>
            <div className={styles.picture}>
              <SmallPlate slug={card.slug} category={card.categoryIcon}>
                {null}
              </SmallPlate>
            </div>
            <p className={styles.about}>{'facts' in card && card.facts ? card.facts.join(' · ') : card.category}</p>
            <Heading level={3} size="plate" className={styles.name}>
              <Link look="quiet" href={hrefOf(card.slug)} className={styles.link}>
                <bdi translate="no">{card.businessName}</bdi>
              </Link>
            </Heading>
            <Distance {...distance} className={styles.distance} />
          </li>
        ))}
      </ul>
    </section>
  )
}
