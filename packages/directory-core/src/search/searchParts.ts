import { countFacets } from './countFacets.ts'
import type { FacetGroups } from './facets.ts'
import { highlightListing } from './highlightListing.ts'
import { matchPart } from './matchPart.ts'
import type { Part } from './part.ts'
import { pickPage } from './pickPage.ts'
import type { Query } from './query.ts'
import type { Scope } from './scope.ts'
import type { SearchResult } from './searchResult.ts'
import { PAGE_SIZE, type SearchState } from './searchState.ts'

/** The whole of a search: match, count, keep what passes the filters, take the page. */
export function searchParts({ parts, groups, query, state, scope }: Search): SearchResult {
  const found = parts.map((part) => matchPart(part, query, scope))
  const { total, matches, facets, passing } = countFacets(groups, found, state)
  const pageCount = Math.max(1, Math.ceil(matches / PAGE_SIZE))
  const page = Math.min(Math.max(Math.trunc(state.page) || 1, 1), pageCount)
  const from = (page - 1) * PAGE_SIZE
  const listings = pickPage({ found, passing, sort: state.sort, from, to: Math.min(from + PAGE_SIZE, matches) })
  return {
    total,
    matches,
    listings,
    highlights: listings.map((listing) => highlightListing(listing, query)),
    page,
    pageCount,
    facets,
  }
}

/** How many listings a search leaves, without taking a page of them. */
export function countMatches({ parts, groups, query, state, scope }: Search): number {
  return countFacets(
    groups,
    parts.map((part) => matchPart(part, query, scope)),
    state,
  ).matches
}

export interface Search {
  readonly parts: readonly Part[]
  readonly groups: FacetGroups
  /** What is looked for, whatever the state's own text says. */
  readonly query: Query
  readonly state: SearchState
  readonly scope: Scope
}
