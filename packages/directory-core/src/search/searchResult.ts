import type { ChoiceGroup } from '../filter/filters.ts'
import type { Listing } from '../listing/listing.ts'
import type { GeoPoint } from '../location/near.ts'
import type { ListingRow } from '../rows/rows.ts'
import type { ListingHighlights } from './highlightListings.ts'
import type { KindPart } from './kindParts.ts'
import type { MapCells } from './mapCells.ts'

/** One option of a filter, and how many results choosing it would give under the filters of the other groups. */
export interface FacetCount {
  readonly value: string
  readonly label: string
  readonly count: number
}

/** What a search answers. Of a fact of the place the options are the values that listings under the other filters have, and those that are chosen, the most frequent first. Results share no lists, so the caller may change them. */
export interface SearchResult<Row extends ListingRow = Listing> {
  /** All listings in the page's scope: the Y of 'Showing X of Y businesses'. */
  readonly total: number
  /** The listings that match the search and the filters: the X. */
  readonly matches: number
  /** How many of all, and of those that match, are not yet claimed: they are counted in both. */
  readonly unclaimedTotal: number
  readonly unclaimed: number
  /** The listings of the requested page, in order. */
  readonly listings: readonly Row[]
  /** For each of these listings the ranges of the search text in its fields. */
  readonly highlights: readonly ListingHighlights[]
  /** What those of them that are not yet claimed are, which come last: kind by kind, but for a list by distance. */
  readonly kinds: readonly KindPart[]
  /** The page, from 1; never beyond the last. */
  readonly page: number
  /** At least 1. */
  readonly pageCount: number
  readonly facets: Readonly<Record<ChoiceGroup, readonly FacetCount[]>> & {
    readonly categories: readonly FacetCount[]
    readonly countries: readonly FacetCount[]
    readonly tiers: readonly FacetCount[]
    /** One option, `now`, or none where nobody knows what is open: without facts, or without an instant. */
    readonly open: readonly FacetCount[]
    /** An option for each feature that is known: how many would be left if it were asked for too. */
    readonly has: readonly FacetCount[]
  }
  /** Around what listings that are equal otherwise are ordered: what the state is near to, or the middle of the scope's region or city. */
  readonly middle?: GeoPoint
  /** The point that the state's `near` is; absent if it is not asked for, or nobody knows where that is. */
  readonly near?: GeoPoint
  /** For each of these listings how far it is from that point, in kilometres to the metre; null if it has no position. */
  readonly distances?: readonly (number | null)[]
  /** The matching listings on the map, if the context has its zoom. */
  readonly map?: MapCells<Row>
}

/** What a list shows: the listings that match, or else those that have all the words. */
export interface SearchAnswer<Row extends ListingRow = Listing> extends SearchResult<Row> {
  /** The words, if no listing in the scope matches the text itself and these have each of them in some field, in any order. */
  readonly words?: readonly string[]
}
