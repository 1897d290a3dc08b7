import { PACKAGE_TIERS, kilometresBetween, tierOf, type Listing } from '@dira/directory-core'

/**
 * The others of a listing's country that a traveller there would look at next: those of its city, then the nearest, then those whose place
 * is not known. Among equals its own category comes first, then the larger package.
 */
export function nearestListings(listing: Listing, listings: readonly Listing[], count: number): readonly Listing[] {
  const nearest: { readonly other: Listing; readonly key: readonly number[] }[] = []
  for (const other of listings) {
    if (other.location.country !== listing.location.country || other.id === listing.id) continue
    const key = [
      distanceBetween(listing, other),
      other.category === listing.category ? 0 : 1,
      -PACKAGE_TIERS.indexOf(tierOf(other)),
    ]
    const last = nearest.at(-1)
    if (nearest.length === count && last && !isBefore(key, last.key)) continue
    const at = nearest.findIndex((one) => isBefore(key, one.key))
    nearest.splice(at < 0 ? nearest.length : at, 0, { other, key })
    nearest.length = Math.min(nearest.length, count)
  }
  return nearest.map(({ other }) => other)
}

function isBefore(some: readonly number[], others: readonly number[]): boolean {
  const at = some.findIndex((value, index) => value !== others[index])
  return at >= 0 && some[at]! < others[at]!
}

/** 0 within a city, else in kilometres; Infinity where it is not known. */
function distanceBetween(one: Listing, other: Listing): number {
  const city = one.location.city?.slug
  if (city !== undefined && city === other.location.city?.slug) return 0
  if (!one.mapCoordinates || !other.mapCoordinates) return Infinity
  return kilometresBetween(one.mapCoordinates, other.mapCoordinates)
}
