import { createDirectory, type Listing, type SearchState } from '@dira/directory-core'
import type { ListingsData } from '../app/pageData.ts'
import { listingsData } from './listingsData.ts'

/** Gives what the list shows for a state. */
export type ListSearch = (state: SearchState) => ListingsData

/** Makes listings searchable in the browser. The engine comes with this module: import it when a search is wanted. */
export function searchListings(listings: readonly Listing[]): ListSearch {
  const directory = createDirectory(listings)
  return (state) => listingsData(directory, state)
}
