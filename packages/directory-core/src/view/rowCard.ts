import { categoryIcon } from '../category/categories.ts'
import { locationLine } from './locationLine.ts'
import { categoryName } from '../names/displayNames.ts'
import type { ListingRow } from '../rows/rows.ts'
import type { CardOptions, ListingCard } from './listingCard.ts'
import { standingOf } from '../tier/packageTier.ts'

/** A listing's card from no more than the row of an index file: its name, package, category and place. */
export function rowCard(row: ListingRow, names: CardOptions['names']): ListingCard {
  const tier = standingOf(row)
  return {
    slug: row.slug,
    businessName: row.businessName,
    tier,
    tierLabel: names.tiers[tier],
    category: categoryName(names, row.category),
    categoryIcon: categoryIcon(row.category),
    locationLine: locationLine({ ...row.location, province: undefined }, names),
    phones: [],
  }
}
