import type { Listing } from '../listing/listing.ts'
import { standingOf } from '../tier/packageTier.ts'
import { TIER_DISPLAY } from '../tier/tierDisplay.ts'
import { CATEGORIES, type Category } from '../category/categories.ts'

/** A category and how many listings its page has: 'N listings'. */
export interface CategoryEntry extends Category {
  readonly count: number
}

/**
 * The seven categories in the order of their tiles, each with its standard and premium listings counted, and where there are none with what is not yet claimed,
 * as its page counts them: given one by one, or as the `groups` of a directory, each with how many it has.
 */
export function categoryEntries(
  listings: readonly (Pick<Listing, 'category' | 'packageTier' | 'isUnclaimed'> & { readonly count?: number })[],
): readonly CategoryEntry[] {
  const counts = new Map<string, number>()
  const known = new Map<string, number>()
  for (const listing of listings) {
    const standing = standingOf(listing)
    const counted = TIER_DISPLAY[standing].inCategories ? counts : standing === 'unclaimed' ? known : undefined
    counted?.set(listing.category, (counted.get(listing.category) ?? 0) + (listing.count ?? 1))
  }
  return CATEGORIES.map((category) => ({
    ...category,
    count: counts.get(category.slug) ?? known.get(category.slug) ?? 0,
  }))
}
