import { listingCard, type Directory, type SearchState } from '@dira/directory-core'
import type { ListingsData } from '../app/pageData.ts'

/** One page of the list for a state. The browser computes the same as the server once it has the search index. */
export function listingsData(directory: Directory, state: SearchState): ListingsData {
  const { total, matches, listings, page, pageCount } = directory.search(state)
  return {
    page: 'listings',
    state,
    total,
    matches,
    pageNumber: page,
    pageCount,
    cards: listings.map((listing) => listingCard(listing)),
  }
}
