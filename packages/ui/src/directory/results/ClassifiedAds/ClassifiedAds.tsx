import type { ListingCard } from '@dira/directory-core'
import type { ComponentProps, ReactNode } from 'react'
import type { HeadingLevel } from '../../../components/Heading/Heading.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import type { ListingCardProps } from '../ListingCard/ListingCard.tsx'
import { ClassifiedAd } from './ClassifiedAd.tsx'
import * as styles from './ClassifiedAds.css.ts'

export interface ClassifiedAdsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The listings in their order. */
  cards: readonly ListingCard[]
  /** The address of a listing's page by its slug. */
  hrefOf: (slug: string) => string
  /** The rank of the names in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel
  /** What can be done with a listing, at the foot of its ad. @default nothing */
  renderActions?: (card: ListingCard) => ReactNode
  /** `CardFacts`, where the ads tell how far. @default they do not */
  facts?: ListingCardProps['facts']
  /** How far a listing is from what the list is near to. @default nothing is said */
  distanceOf?: (card: ListingCard) => ListingCardProps['distance']
}

/** Listings as the small ads of a newspaper: they run down columns, as many as the page is wide, each in a setting of its own. */
export function ClassifiedAds({
  cards,
  hrefOf,
  headingLevel = 3,
  renderActions,
  facts,
  distanceOf,
  className,
  ...props
}: ClassifiedAdsProps) {
  return (
    <ul role="list" className={joinClasses(styles.columns, className)} {...props}>
      {cards.map((card) => (
        <li key={card.slug} className={styles.cell}>
          <ClassifiedAd
            card={card}
            href={hrefOf(card.slug)}
            headingLevel={headingLevel}
            actions={renderActions?.(card)}
            facts={facts}
            distance={distanceOf?.(card)}
          />
        </li>
      ))}
    </ul>
  )
}
