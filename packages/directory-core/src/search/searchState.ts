import type { FilterState } from '../filter/filterState.ts'
import type { NEAREST } from '../location/near.ts'
import type { SortOrder } from '../sort/sortOrders.ts'

/** The number of listings on one page of a list. */
export const PAGE_SIZE = 24

/** A search text is cut to this many characters. */
export const SEARCH_TEXT_LIMIT = 200

/** What a visitor asks of a list. All of it is in the URL. Categories and countries are slugs. */
export interface SearchState extends FilterState {
  readonly search: string
  /** The search is for the text as it is written, and never for the filters that it means. */
  readonly isExact: boolean
  readonly sort: SortOrder | typeof NEAREST
  /** From 1. A page beyond the last is the last. */
  readonly page: number
}

/** The state of a list without search, filters or page. */
export const EMPTY_SEARCH: SearchState = {
  search: '',
  isExact: false,
  categories: [],
  countries: [],
  tiers: [],
  sort: 'featured',
  page: 1,
}
