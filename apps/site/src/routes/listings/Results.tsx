import { activeFilters, type SearchState } from '@dira/directory-core'
import { ClassifiedAds, ListingGrid } from '@dira/ui'
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

/** What a list found: cards, on the classifieds page small ads, or the ways on where there is nothing. */
export function Results({ data }: { readonly data: ListingsData }) {
  const { cards, list, state } = data
  if (cards.length === 0) {
    return (
      <NothingFound
        data={data}
        filters={activeFilters(state, names)}
        hrefOf={(next: SearchState) => paths.search(next, list.path)}
      />
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
      {list.adCountries === undefined ? (
        <ListingGrid {...shown} compactFrom={COMPACT_FROM} eagerPictures={FIRST_PICTURES} />
      ) : (
        <ClassifiedAds {...shown} />
      )}
      <CompareForm cards={cards} />
    </>
  )
}
