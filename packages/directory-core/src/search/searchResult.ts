import type { Listing } from '../listing/listing.ts'
import type { ListingHighlights } from './highlightListing.ts'

/** One option of a filter and how many results it would give under the other groups' filters. */
export interface FacetCount {
  readonly value: string
  readonly label: string
  readonly count: number
}

/** What a search answers. Each result is the caller's own: no two share a list. */
export interface SearchResult {
  /** All listings in the page's scope: the Y of 'Showing X of Y businesses'. */
  readonly total: number
  /** The listings that the search and the filters leave: the X. */
  readonly matches: number
  /** The listings of the page asked for, in order. */
  readonly listings: readonly Listing[]
  /** For each of these listings where the search text stands in what it was found by. */
  readonly highlights: readonly ListingHighlights[]
  /** The page that is shown, from 1; never beyond the last. */
  readonly page: number
  /** At least 1. */
  readonly pageCount: number
  readonly facets: {
    readonly categories: readonly FacetCount[]
    readonly countries: readonly FacetCount[]
    readonly tiers: readonly FacetCount[]
  }
}
