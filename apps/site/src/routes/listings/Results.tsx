import { NEAREST, activeFilters, type SearchState } from '@dira/directory-core'
import { CardFacts, ListingGrid, Suggestions, type ListingGridProps } from '@dira/ui'
import { useMemo, type ComponentType } from 'react'
import { useFinerDistance } from '../../app/exactPosition.ts'
import * as names from '../../app/names.ts'
import { listHref } from '../../app/listView.ts'
import type { ListingsData } from '../../app/pageData.ts'
import { paths } from '../../app/paths.ts'
import { useCardStatus } from '../../app/useCardStatus.ts'
import { useNow } from '../../app/useNow.ts'
import { cardActions } from '../../saved/CardActions.tsx'
import { CompareForm } from './CompareForm.tsx'
import { measuredCards, type MeasuredCards } from './measuredCards.ts'
import { NothingFound } from './NothingFound.tsx'

/** From which card on all of them are compact on a phone. */
const COMPACT_FROM = 3
/** How many pictures the first screen shows: a row of a wide one. */
const FIRST_PICTURES = 3

/** Shows what a list found. */
export type CardsComponent = ComponentType<
  Pick<ListingGridProps, 'cards' | 'hrefOf' | 'headingLevel' | 'renderActions' | 'facts' | 'distanceOf' | 'statusOf'>
>

export const ListingCards: CardsComponent = (shown) => (
  <ListingGrid {...shown} compactFrom={COMPACT_FROM} eagerPictures={FIRST_PICTURES} />
)

interface ResultsProps {
  readonly data: ListingsData
  readonly Cards: CardsComponent
}

/** What a list found, and how, or the ways on where there is nothing. */
export function Results({ data, Cards }: ResultsProps) {
  const { state, words, namedPages, corrections, list } = data
  const hrefOf = (next: SearchState) => listHref(next, list.path, data.map ? 'map' : 'list')
  const { cards, distanceOf } = useMeasuredCards(data)
  const statusOf = useCardStatus(cards, useNow())
  const suggestions = (
    <Suggestions
      {...(words && { words })}
      pages={namedPages}
      corrections={corrections}
      hrefOf={(search) => hrefOf({ ...state, search, isExact: false, page: 1 })}
    />
  )
  if (cards.length === 0) {
    return (
      <div>
        {suggestions}
        <NothingFound data={data} filters={activeFilters(state, names)} hrefOf={hrefOf} />
      </div>
    )
  }
  return (
    <>
      {suggestions}
      <Cards
        cards={cards}
        hrefOf={paths.listing}
        headingLevel={2}
        renderActions={cardActions}
        facts={CardFacts}
        distanceOf={distanceOf}
        statusOf={statusOf}
      />
      <CompareForm cards={cards} />
    </>
  )
}

/** The cards of a list in their order, with their distances; finer where this visit knows where the visitor is. */
export function useMeasuredCards({ cards, ways, near, state, map }: ListingsData): MeasuredCards {
  const finer = useFinerDistance(state.near)
  // Beside a map nobody chooses an order.
  const isByDistance = state.sort === NEAREST || map !== undefined
  return useMemo(
    () => measuredCards({ cards, ...(ways && { ways }), ...(near && { near }) }, finer, isByDistance),
    [cards, ways, near, finer, isByDistance],
  )
}
