import { CATEGORIES } from '../../category/categories.ts'
import type { Listing } from '../../listing/listing.ts'
import { slugify } from '../../listing/slugify.ts'
import { PACKAGE_TIERS, tierOf } from '../../tier/packageTier.ts'
import { foldText } from '../foldText.ts'
import { EVERYWHERE, type Scope } from '../scope.ts'
import type { SearchState } from '../searchState.ts'

/** What a search must answer, said as plainly as can be: the specification's rules one after the other, without an index. */
export function naiveSearch(listings: readonly Listing[], state: SearchState, scope: Scope = EVERYWHERE) {
  const inScope = listings.filter((listing) => isInScope(listing, scope))
  const found = inScope.filter((listing) => matches(listing, state.search.trim()))
  const groups = [
    { name: 'categories', chosen: state.categories, valueOf: (listing: Listing) => slugify(listing.category) },
    { name: 'countries', chosen: state.countries, valueOf: (listing: Listing) => slugify(listing.location.country) },
    { name: 'tiers', chosen: state.tiers as readonly string[], valueOf: tierOf },
  ]
  const leaves = (others: typeof groups) => (listing: Listing) =>
    others.every(({ chosen, valueOf }) => chosen.length === 0 || chosen.includes(valueOf(listing)))
  const sorted = found.filter(leaves(groups)).toSorted(ORDERS[state.sort])
  const pageCount = Math.max(1, Math.ceil(sorted.length / 24))
  const page = Math.min(state.page, pageCount)
  const facets = groups.map((group) => {
    const under = found.filter(leaves(groups.filter((other) => other !== group)))
    const values = new Set([...FIXED[group.name as keyof typeof FIXED], ...inScope.map(group.valueOf)])
    const counts = [...values].map((value) => [value, under.filter((one) => group.valueOf(one) === value).length])
    return [group.name, new Map(counts as [string, number][])] as const
  })
  return {
    total: inScope.length,
    matches: sorted.length,
    listings: sorted.slice((page - 1) * 24, page * 24),
    page,
    pageCount,
    facets: Object.fromEntries(facets) as Record<'categories' | 'countries' | 'tiers', Map<string, number>>,
  }
}

/** The specified rule, or the same with accents and repeated blanks folded on both sides. */
function matches({ businessName, category, location }: Listing, text: string): boolean {
  const folded = foldText(text)
  return [businessName, category, location.country, location.city].some(
    (field) => field.toLowerCase().includes(text.toLowerCase()) || (folded !== '' && foldText(field).includes(folded)),
  )
}

function isInScope(listing: Listing, { category, subcategory, country, region, city, tiers }: Scope): boolean {
  const { location } = listing
  return (
    (category === undefined || category === slugify(listing.category)) &&
    (subcategory === undefined || subcategory === slugify(listing.subcategory ?? '')) &&
    (country === undefined || country === slugify(location.country)) &&
    (region === undefined || [location.province, location.city].map(slugify).includes(region)) &&
    (city === undefined || city === slugify(location.city)) &&
    (tiers === undefined || tiers.includes(tierOf(listing)))
  )
}

const FIXED = { categories: CATEGORIES.map(({ slug }) => slug), countries: [], tiers: PACKAGE_TIERS }

const RANKS = { premium: 0, standard: 1, classified: 2 }
const names = new Intl.Collator('en', { sensitivity: 'base', numeric: true })
const byName = (a: Listing, b: Listing) => names.compare(a.businessName, b.businessName)
const ORDERS = {
  featured: (a: Listing, b: Listing) => RANKS[tierOf(a)] - RANKS[tierOf(b)],
  az: byName,
  za: (a: Listing, b: Listing) => byName(b, a),
}
