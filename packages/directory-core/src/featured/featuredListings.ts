import type { Listing } from '../listing/listing.ts'
import { featuredOrder } from '../sort/sortListings.ts'
import { tierOf } from '../tier/packageTier.ts'
import { TIER_DISPLAY } from '../tier/tierDisplay.ts'

/** The most listings that the home page features, in three rows of three. */
export const FEATURED_LIMIT = 9

/** The listings of the home page's Featured section: no classified one, premium first, at most nine. */
export function featuredListings(listings: readonly Listing[]): Listing[] {
  return listings
    .filter((listing) => TIER_DISPLAY[tierOf(listing)].inCategories)
    .toSorted(featuredOrder)
    .slice(0, FEATURED_LIMIT)
}
