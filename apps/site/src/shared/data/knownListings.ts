import {
  bearingOf,
  kindHead,
  kilometresBetween,
  type GeoPoint,
  type ListingRow,
  type Names,
  type SearchResult,
} from '@dira/directory-core'
import type { ListingsData } from './pageData.ts'

/** Listings that are not yet claimed: how many of all that a page is about, and how many of those found. */
export function knownListings(
  { unclaimed, listings, kinds, near, middle }: SearchResult<ListingRow>,
  total: number,
  names: Names,
): NonNullable<ListingsData['known']> {
  const from = listings.findIndex(({ isUnclaimed }) => isUnclaimed)
  if (from < 0) return { total, matches: unclaimed }
  return {
    total,
    matches: unclaimed,
    from,
    kinds: kinds.map(({ kind, count, from: first, to }) => ({
      name: kind !== undefined ? kindHead(names, kind, count) : count < unclaimed ? 'Other' : 'Businesses',
      count,
      shown: to - first,
    })),
    // What a list is near to is what its cards are measured from.
    ...(middle && !near && { ways: listings.slice(from).map((listing) => wayTo(listing, middle)) }),
  }
}

/** How far a listing is from a point in kilometres to the metre, and in which direction. */
export function wayTo({ mapCoordinates }: Pick<ListingRow, 'mapCoordinates'>, point: GeoPoint) {
  if (!mapCoordinates) return { km: null, bearing: null }
  return {
    km: Math.round(kilometresBetween(point, mapCoordinates) * 1000) / 1000,
    bearing: bearingOf(point, mapCoordinates),
  }
}
