import { activeFilters, type SearchState } from '@dira/directory-core'
import { ListingGrid, Suggestions, type ListingGridProps } from '@dira/ui'
import type { ComponentType } from 'react'
import * as names from '../../app/names.ts'
import type { ListingsData } from '../../app/pageData.ts'
import { paths } from '../../app/paths.ts'
import { cardActions } from '../../saved/CardActions.tsx'
import { CompareForm } from './CompareForm.tsx'
import { NothingFound } from './NothingFound.tsx'

/** From which card on all of them are compact on a phone. */
const COMPACT_FROM = 3
/** How many pictures the first screen shows: a row of a wide one. */
const FIRST_PICTURES = 3

/** Shows what a list found. */
export type CardsComponent = ComponentType<
  Pick<ListingGridProps, 'cards' | 'hrefOf' | 'headingLevel' | 'renderActions'>
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
  const hrefOf = (next: SearchState) => paths.search(next, list.path)
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
      <Cards cards={cards} hrefOf={paths.listing} headingLevel={2} renderActions={cardActions} />
      <CompareForm cards={cards} />
    </>
  )
}
