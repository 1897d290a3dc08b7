import type { Listing } from '../listing/listing.ts'
import { tierOf } from '../tier/packageTier.ts'
import { TIER_DISPLAY } from '../tier/tierDisplay.ts'

const names = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/** Premium, then standard, then classified. Listings of one package are equal, so a stable sort keeps their order. */
export function featuredOrder(a: Listing, b: Listing): number {
  return TIER_DISPLAY[tierOf(a)].rank - TIER_DISPLAY[tierOf(b)].rank
}

/** By business name: accents and case ignored, numbers in their natural order. */
export function nameOrder(a: Listing, b: Listing): number {
  return names.compare(a.businessName, b.businessName)
}
