import type { ListingCard as ListingCardModel } from '@dira/directory-core'
import { memo, type ComponentProps, type ReactNode } from 'react'
import type { HeadingLevel } from '../../../components/Heading/Heading.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { ListingCard, type ListingCardProps } from '../ListingCard/ListingCard.tsx'
import * as styles from './ListingGrid.css.ts'

export interface ListingGridProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The listings in their order, in any mix of tiers. One that is the same object as before is not rendered again while its props are the same. */
  cards: readonly ListingCardModel[]
  /** The address of a listing's page by its slug. */
  hrefOf: (slug: string) => string
  /** The rank of the names in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel
  /** What can be done with a listing, in the corner of its card. @default nothing */
  renderActions?: (card: ListingCardModel) => ReactNode
  /** `CardFacts`, where the cards tell how far or whether it is open. @default they tell neither */
  facts?: ListingCardProps['facts']
  /** How far a listing is from what the list is near to. @default nothing is said */
  distanceOf?: (card: ListingCardModel) => ListingCardProps['distance']
  /** Whether a listing is open; null while that is not known yet. @default nothing is said */
  statusOf?: (card: ListingCardModel) => ListingCardProps['status']
  /** From which card on all are compact on a narrow screen, counted from 0. @default none: each by its package */
  compactFrom?: number
  /** How many pictures are fetched at once, since the first screen shows them. @default 0 */
  eagerPictures?: number
}

/** Listings as a list of cards, in one, two or three columns by the width of the screen. */
export function ListingGrid({
  cards,
  hrefOf,
  headingLevel = 3,
  renderActions,
  facts,
  distanceOf,
  statusOf,
  compactFrom = Infinity,
  eagerPictures = 0,
  className,
  ...props
}: ListingGridProps) {
  return (
    <ul role="list" className={joinClasses(styles.grid, className)} {...props}>
      {cards.map((card, index) => (
        <Cell
          key={card.slug}
          card={card}
          hrefOf={hrefOf}
          headingLevel={headingLevel}
          renderActions={renderActions}
          facts={facts}
          distance={distanceOf?.(card)}
          status={statusOf?.(card)}
          isCompact={index >= compactFrom}
          pictureLoading={index < eagerPictures ? 'eager' : 'lazy'}
        />
      ))}
    </ul>
  )
}

interface CellProps
  extends
    Required<Pick<ListingCardProps, 'card' | 'headingLevel' | 'isCompact' | 'pictureLoading'>>,
    Pick<ListingCardProps, 'facts' | 'distance' | 'status'>,
    Pick<ListingGridProps, 'hrefOf'> {
  renderActions: ListingGridProps['renderActions']
}

/** While one types, most cards stay from one letter to the next. */
const Cell = memo(function Cell({ hrefOf, renderActions, ...props }: CellProps) {
  return (
    <li className={styles.cell}>
      <ListingCard href={hrefOf(props.card.slug)} actions={renderActions?.(props.card)} {...props} />
    </li>
  )
})
