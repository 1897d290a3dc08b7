import type { Directory, SearchState } from '@dira/directory-core'
import type { ListingsData } from '../app/pageData.ts'
import { listingsData } from './listingsData.ts'

// The engine comes with this module: import it when a search is wanted.
export { createDirectory } from '@dira/directory-core'

/** Gives what the list shows for a state. */
export type ListSearch = (state: SearchState) => ListingsData

/** The search of a directory, as the list shows its results. */
export function searchIn(directory: Directory): ListSearch {
  return (state) => listingsData(directory, state)
}
