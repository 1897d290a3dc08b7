import type { ListingRow } from '../rows/rows.ts'
import type { Scope } from '../scope/scope.ts'
import type { SearchContext } from '../search/searchContext.ts'
import type { SearchResult } from '../search/searchResult.ts'
import { EMPTY_SEARCH, PAGE_SIZE, type SearchState } from '../search/searchState.ts'
import { PACKAGE_TIERS, type PackageTier } from '../tier/packageTier.ts'
import { TIER_DISPLAY } from '../tier/tierDisplay.ts'
import { variedOrder } from './variedOrder.ts'

/** The most listings that the home page features, in three rows of three. */
export const FEATURED_LIMIT = 9

/** The whole days since 1970 (UTC) at an instant in milliseconds: the day by which the home page rotates. */
export function dayOf(now: number): number {
  return Math.floor(now / 86_400_000)
}

/** What searches listings: a directory, which answers at once, or a database, which answers later. */
export interface SearchSource<Row extends ListingRow> {
  readonly search: (
    state: SearchState,
    scope?: Scope,
    context?: SearchContext,
  ) => SearchResult<Row> | Promise<SearchResult<Row>>
}

/**
 * The listings of the home page's Featured section on a day: no classified one, premium first, at most nine.
 *
 * Where there are more premium listings than places, they take turns: each day shows the nine that follow the day before's, from A to Z, so
 * over any stretch of days no premium listing is shown more than once more often than another. Standard listings take turns in
 * the places that premium ones leave. The same listings give the same section, in whatever order they come; those of one name take turns in the
 * order of the store. Those of a day are arranged for variety. Reads at most three pages of each package.
 */
export async function featuredListings<Row extends ListingRow>(store: SearchSource<Row>, day: number): Promise<Row[]> {
  const places: Row[] = []
  for (const tier of FEATURED_TIERS) {
    if (places.length < FEATURED_LIMIT) places.push(...(await turnOf(store, tier, FEATURED_LIMIT - places.length, day)))
  }
  return variedOrder(places)
}

const FEATURED_TIERS: readonly PackageTier[] = PACKAGE_TIERS.filter((tier) => TIER_DISPLAY[tier].inCategories).toSorted(
  (a, b) => TIER_DISPLAY[a].rank - TIER_DISPLAY[b].rank,
)

/** The listings of a package whose turn it is. */
async function turnOf<Row extends ListingRow>(
  { search }: SearchSource<Row>,
  tier: PackageTier,
  size: number,
  day: number,
): Promise<Row[]> {
  const pageAt = (page: number) => search({ ...EMPTY_SEARCH, sort: 'az', page }, { tiers: [tier] })
  const first = await pageAt(1)
  const pages = new Map([[1, first.listings]])
  const rows: Row[] = []
  for (const at of turn(first.matches, size, day)) {
    const page = Math.floor(at / PAGE_SIZE) + 1
    const listings = pages.get(page) ?? (await pageAt(page)).listings
    pages.set(page, listings)
    // In a database the listings may have become fewer since the first page.
    const row = listings[at % PAGE_SIZE]
    if (row) rows.push(row)
  }
  return rows
}

/** The next `size` numbers of a circle from 0 to `count` on a day. Each of them has the first place equally often, too. */
function turn(count: number, size: number, day: number): number[] {
  const shown = Math.min(count, size)
  const start = count <= size ? 0 : day * size
  // With too few to take turns, only the first place changes hands.
  const daysUntilSameStart = count <= size ? 1 : count / greatestCommonDivisor(count, size)
  const by = Math.floor(day / daysUntilSameStart)
  return Array.from({ length: shown }, (_, at) => modulo(start + modulo(at + by, shown), count))
}

function modulo(number: number, by: number): number {
  return ((number % by) + by) % by
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}
