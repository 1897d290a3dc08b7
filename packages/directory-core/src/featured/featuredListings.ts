import type { Listing } from '../listing/listing.ts'
import { PACKAGE_TIERS, tierOf, type PackageTier } from '../tier/packageTier.ts'
import { TIER_DISPLAY } from '../tier/tierDisplay.ts'

/** The most listings that the home page features, in three rows of three. */
export const FEATURED_LIMIT = 9

/** The whole days since 1970 (UTC) at an instant in milliseconds: the day by which the home page rotates. */
export function dayOf(now: number): number {
  return Math.floor(now / 86_400_000)
}

/**
 * The listings of the home page's Featured section on a day: no classified one, premium first, at most nine.
 *
 * Where there are more premium listings than places, they take turns: each day shows the nine that follow the day before's, so
 * over any stretch of days no premium listing is shown more than once more often than another. Standard listings take turns in
 * the places that premium ones leave. The same listings give the same section, in whatever order they come.
 */
export function featuredListings(listings: readonly Listing[], day: number): Listing[] {
  const places: Listing[] = []
  for (const tier of FEATURED_TIERS) {
    const waiting = listings.filter((listing) => tierOf(listing) === tier).toSorted(bySlug)
    places.push(...turn(waiting, FEATURED_LIMIT - places.length, day))
  }
  return places
}

const FEATURED_TIERS: readonly PackageTier[] = PACKAGE_TIERS.filter((tier) => TIER_DISPLAY[tier].inCategories).toSorted(
  (a, b) => TIER_DISPLAY[a].rank - TIER_DISPLAY[b].rank,
)

/** The next `size` of a circle on a day. Every item has the first place equally often, too. */
function turn<Item>(circle: readonly Item[], size: number, day: number): Item[] {
  // With too few to take turns, only the first place changes hands.
  if (circle.length <= size) return rotated(circle, day)
  const next = rotated(circle, day * size).slice(0, size)
  const daysUntilSameStart = circle.length / greatestCommonDivisor(circle.length, size)
  return rotated(next, Math.floor(day / daysUntilSameStart))
}

function rotated<Item>(items: readonly Item[], by: number): Item[] {
  const start = items.length === 0 ? 0 : ((by % items.length) + items.length) % items.length
  return [...items.slice(start), ...items.slice(0, start)]
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}

function bySlug(a: Listing, b: Listing): number {
  return a.slug < b.slug ? -1 : 1
}
