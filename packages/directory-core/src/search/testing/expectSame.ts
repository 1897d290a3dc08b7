import { expect } from 'vitest'
import type { Listing } from '../../listing/listing.ts'
import { PACKAGE_TIERS } from '../../tier/packageTier.ts'
import { createDirectory } from '../createDirectory.ts'
import { EMPTY_SEARCH, type SearchState } from '../searchState.ts'
import { SORT_ORDERS } from '../../sort/sortOrders.ts'
import { naiveSearch } from './naiveSearch.ts'

/** Checks that every single character of the names finds what the naive search finds. */
export function expectSameByCharacters(listings: readonly Listing[]): void {
  const names = new Set(listings.map(({ businessName }) => businessName))
  const characters = new Set([...names].flatMap((name) => [...name, ...name.split('')]))
  expectSame(
    listings,
    [...characters].map((search) => ({ ...EMPTY_SEARCH, search })),
  )
}

/** Checks that every few letters of every few names find what the naive search finds, in any order, on the first pages. */
export function expectSameByPieces(listings: readonly Listing[]): void {
  const step = Math.ceil(listings.length / 60)
  const pieces = listings.flatMap(({ businessName }, at) => {
    if (at % step !== 0) return []
    const start = at % 4
    return {
      ...EMPTY_SEARCH,
      search: businessName.slice(start, start + 1 + (at % 11)),
      sort: SORT_ORDERS[at % 3]!,
      page: 1 + (at % 2),
      tiers: at % 5 === 0 ? PACKAGE_TIERS.slice(1) : [],
    }
  })
  expectSame(listings, pieces)
}

function expectSame(listings: readonly Listing[], states: readonly SearchState[]): void {
  const directory = createDirectory(listings)
  for (const state of states) {
    const found = directory.search(state)
    const expected = naiveSearch(listings, state)
    expect(found.matches, JSON.stringify(state.search)).toBe(expected.matches)
    expect(found.listings, JSON.stringify(state.search)).toEqual(expected.listings)
  }
}
