import type { PackageTier } from '../tier/packageTier.ts'

/** The orders of a list, the default first. */
export const SORT_ORDERS = ['featured', 'az', 'za'] as const
/** One of the orders of a list. */
export type SortOrder = (typeof SORT_ORDERS)[number]

/** The word a visitor reads for each order of the list. */
export const SORT_LABELS = { featured: 'Featured', az: 'A-Z', za: 'Z-A' } as const satisfies Record<SortOrder, string>

/** How many listings stand on one page of a list. */
export const PAGE_SIZE = 24

/** The most characters of a search text that count; more is cut. */
export const SEARCH_TEXT_LIMIT = 200

/** What a visitor asked of a list: all of it is in the URL. Categories and countries are slugs. */
export interface SearchState {
  readonly search: string
  readonly categories: readonly string[]
  readonly countries: readonly string[]
  readonly tiers: readonly PackageTier[]
  readonly sort: SortOrder
  /** From 1. A page beyond the last shows the last. */
  readonly page: number
}

/** The state of a list that nobody has touched. */
export const EMPTY_SEARCH: SearchState = {
  search: '',
  categories: [],
  countries: [],
  tiers: [],
  sort: 'featured',
  page: 1,
}
