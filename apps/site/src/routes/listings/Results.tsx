import { activeFilters, type SearchState } from '@dira/directory-core'
import { ClassifiedAds, ListingGrid, Suggestions } from '@dira/ui'
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

/** What a list found, and how: cards, on the classifieds page small ads, or the ways on where there is nothing. */
export function Results({ data }: { readonly data: ListingsData }) {
  const { cards, state, understood, words, namedPages, corrections, list } = data
  const hrefOf = (next: SearchState) => paths.search(next, list.path)
  const suggestions = (
    <Suggestions
      {...(understood && { understood })}
      literal={{ text: state.search, href: hrefOf({ ...state, isLiteral: true, page: 1 }) }}
      {...(words && { words })}
      pages={namedPages}
      corrections={corrections}
      hrefOf={(search) => hrefOf({ ...state, search, isLiteral: false, page: 1 })}
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
  const shown = {
    cards,
    hrefOf: paths.listing,
    headingLevel: 2,
    renderActions: cardActions,
  } as const
  return (
    <>
      {suggestions}
      {list.adCountries === undefined ? (
        <ListingGrid {...shown} compactFrom={COMPACT_FROM} eagerPictures={FIRST_PICTURES} />
      ) : (
        <ClassifiedAds {...shown} />
      )}
      <CompareForm cards={cards} />
    </>
  )
}
