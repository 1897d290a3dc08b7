import { activeFilters, type ListingCard, type SearchState } from '@dira/directory-core'
import { CardFacts, ListingGrid, Suggestions, type ListingDistance, type ListingGridProps } from '@dira/ui'
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
  const { cards, state, words, namedPages, corrections, list } = data
  const hrefOf = (next: SearchState) => listHref(next, list.path, data.map ? 'map' : 'list')
  const distanceOf = useDistances(data)
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

/** How far each card is from what the list is near to; from the visitor exactly, where this visit knows. The same object from one time to the next. */
export function useDistances({
  cards,
  ways,
  near,
  state,
}: ListingsData): (card: ListingCard) => ListingDistance | undefined {
  const finer = useFinerDistance(state.near)
  const distances = useMemo(() => {
    const known = new Map<ListingCard, ListingDistance>()
    for (const [at, { km, bearing }] of (ways ?? []).entries()) {
      const card = cards[at]
      if (!card || km === null || !near) continue
      const distance = { km, ...(bearing !== null && { bearing }) }
      known.set(card, finer ? finer(distance, near) : distance)
    }
    return known
  }, [cards, finer, near, ways])
  return (card) => distances.get(card)
}
