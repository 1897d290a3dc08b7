import { countFacets } from './countFacets.ts'
import type { FacetDimensions } from './facetDimensions.ts'
import { highlightListings } from './highlightListings.ts'
import type { Query } from './query.ts'
import type { Scope } from './scope.ts'
import type { SearchResult } from './searchResult.ts'
import { searchSegment } from './searchSegment.ts'
import { PAGE_SIZE, type SearchState } from './searchState.ts'
import type { SearchTexts } from './searchTexts.ts'
import type { Segment } from './segment.ts'
import { topListings } from './topListings.ts'

export interface SearchRequest {
  readonly segments: readonly Segment[]
  readonly dimensions: FacetDimensions
  readonly texts: SearchTexts
  /** Replaces the state's own search text. */
  readonly query: Query
  readonly state: SearchState
  readonly scope: Scope
}

/** A whole search: match, count, filter, sort, take one page. */
export function searchSegments({ segments, dimensions, texts, query, state, scope }: SearchRequest): SearchResult {
  const hits = segments.map((segment) => searchSegment(segment, query, scope))
  const { total, matches, facets, passing } = countFacets(dimensions, hits, state)
  const pageCount = Math.max(1, Math.ceil(matches / PAGE_SIZE))
  const page = Math.min(Math.max(Math.trunc(state.page) || 1, 1), pageCount)
  const from = (page - 1) * PAGE_SIZE
  const listings = topListings({ hits, passing, sort: state.sort, from, to: Math.min(from + PAGE_SIZE, matches) })
  return {
    total,
    matches,
    listings,
    highlights: highlightListings(listings, query, texts),
    page,
    pageCount,
    facets,
  }
}

/** The number of matches of a search, without its page. */
export function countMatches({ segments, dimensions, query, state, scope }: SearchRequest): number {
  const hits = segments.map((segment) => searchSegment(segment, query, scope))
  return countFacets(dimensions, hits, state).matches
}
