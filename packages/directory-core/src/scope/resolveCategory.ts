import type { Scope } from './scope.ts'
import { PACKAGE_TIERS } from '../tier/packageTier.ts'
import { TIER_DISPLAY } from '../tier/tierDisplay.ts'
import { CATEGORIES, type Category, type SubcategorySlug } from '../category/categories.ts'

/** What the slugs of a category page name, and the scope that lists it. */
export interface ResolvedCategory {
  readonly category: Category
  readonly subcategory?: SubcategorySlug
  readonly scope: Scope
}

/** The packages whose listings category pages and the home page show. */
export const CATEGORY_TIERS = PACKAGE_TIERS.filter((tier) => TIER_DISPLAY[tier].inCategories)

/** What the Classifieds page shows: the advertisements, and apart from them what is not yet claimed. */
export const CLASSIFIEDS_SCOPE: Scope = { tiers: ['classified', 'unclaimed'] }

/**
 * The category of `/categories/{slug}` or `/categories/{slug}/{subcategorySlug}`, its standard and premium listings in scope,
 * and apart from them what is not yet claimed. Undefined where there is none, which is the not-found page.
 */
export function resolveCategory(slug: string, subcategorySlug?: string): ResolvedCategory | undefined {
  const category = CATEGORIES.find((one) => one.slug === slug)
  if (!category) return undefined
  const scope: Scope = { category: slug, tiers: [...CATEGORY_TIERS, 'unclaimed'] }
  if (subcategorySlug === undefined) return { category, scope }
  const subcategory = category.subcategories.find((one) => one === subcategorySlug)
  return subcategory && { category, subcategory, scope: { ...scope, subcategory: subcategorySlug } }
}
