import {
  categoryEntries,
  listingSlugs,
  placeIndex,
  type CategoryEntry,
  type Directory,
  type ListingRow,
  type PlaceIndex,
  type Scope,
  type SearchAnswer,
  type SearchContext,
  type SearchResult,
  type SearchState,
  type Suggestions,
} from '@dira/directory-core'

type Answering<Value> = Value | Promise<Value>

/** What pages ask of the published listings, wherever these are searched: in memory, in an index file, or elsewhere by a store that answers later. */
export interface ListingStore {
  readonly search: (state: SearchState, scope?: Scope, context?: SearchContext) => Answering<SearchResult<ListingRow>>
  readonly answer: (state: SearchState, scope?: Scope, context?: SearchContext) => Answering<SearchAnswer<ListingRow>>
  readonly suggest: (state: SearchState, scope?: Scope, context?: SearchContext) => Answering<Suggestions>
  readonly find: (slug: string) => Answering<ListingRow | undefined>
  readonly places: () => Answering<PlaceIndex>
  readonly categories: () => Answering<readonly CategoryEntry[]>
  readonly slugs: () => Answering<readonly string[]>
}

/** A store that knows its places at once. */
interface StoreHere extends ListingStore {
  readonly places: () => PlaceIndex
}

const stores = new WeakMap<Directory<ListingRow>, StoreHere>()

/** A directory as a store: of each directory one, which counts its places once. */
export function storeOf(directory: Directory<ListingRow>): StoreHere {
  const store = stores.get(directory) ?? makeStore(directory)
  stores.set(directory, store)
  return store
}

function makeStore(directory: Directory<ListingRow>): StoreHere {
  const { search, answer, suggest, find } = directory
  let places: PlaceIndex | undefined
  return {
    search,
    answer,
    suggest,
    find,
    places: () => (places ??= placeIndex(directory.groups)),
    categories: () => categoryEntries(directory.groups),
    slugs: () => listingSlugs(directory),
  }
}
