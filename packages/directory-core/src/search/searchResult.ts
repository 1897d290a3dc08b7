import type { Listing } from '../listing/listing.ts'
import type { ListingHighlights } from './highlightListings.ts'

/** One option of a filter, and how many results choosing it would give under the filters of the other groups. */
export interface FacetCount {
  readonly value: string
  readonly label: string
  readonly count: number
}

/** What a search answers. Results share no lists, so the caller may change them. */
export interface SearchResult {
  /** All listings in the page's scope: the Y of 'Showing X of Y businesses'. */
  readonly total: number
  /** The listings that match the search and the filters: the X. */
  readonly matches: number
  /** The listings of the requested page, in order. */
  readonly listings: readonly Listing[]
  /** For each of these listings the ranges of the search text in its fields. */
  readonly highlights: readonly ListingHighlights[]
  /** The page, from 1; never beyond the last. */
  readonly page: number
  /** At least 1. */
  readonly pageCount: number
  readonly facets: {
    readonly categories: readonly FacetCount[]
    readonly countries: readonly FacetCount[]
    readonly tiers: readonly FacetCount[]
  }
}

/** What a list shows: the listings that match, or else those that have all the words. */
export interface SearchAnswer extends SearchResult {
  /** The words, if no listing in the scope matches the text itself and these have each of them in some field, in any order. */
  readonly words?: readonly string[]
}
