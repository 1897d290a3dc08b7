import { CATEGORIES } from '../../category/categories.ts'
import type { Listing } from '../../listing/listing.ts'
import { countrySlug } from '../../location/africa.ts'
import { categoryName, countryName } from '../../names/displayNames.ts'
import * as en from '../../names/en/index.ts'
import { PACKAGE_TIERS, tierOf } from '../../tier/packageTier.ts'
import { foldText } from '../foldText.ts'
import { EVERYWHERE, type Scope } from '../scope.ts'
import type { SearchState } from '../searchState.ts'
import type { DirectoryNames } from '../searchTexts.ts'
import { searchWords, wordForms } from '../searchWords.ts'

type Finds = (fields: readonly string[], text: string) => boolean

/** The oracle: what a search must answer, by the rules of the specification and without an index. */
export function naiveSearch(
  listings: readonly Listing[],
  state: SearchState,
  scope: Scope = EVERYWHERE,
  names: DirectoryNames = en,
  finds: Finds = matches,
) {
  const inScope = listings.filter((listing) => isInScope(listing, scope))
  const found = inScope.filter((listing) => finds(textsOf(listing, names), state.search.trim()))
  const groups = [
    { name: 'categories', chosen: state.categories, valueOf: (listing: Listing) => listing.category },
    {
      name: 'countries',
      chosen: state.countries,
      valueOf: (listing: Listing) => countrySlug(listing.location.country),
    },
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

/** The oracle of an answer: where a text of several words matches nothing, what has all of them. */
export function naiveAnswer(listings: readonly Listing[], state: SearchState, scope: Scope = EVERYWHERE) {
  const words = state.search.isWellFormed() ? searchWords(folded(state.search)) : []
  const unfiltered = { ...state, categories: [], countries: [], tiers: [] }
  if (words.length < 2 || naiveSearch(listings, unfiltered, scope).matches > 0)
    return naiveSearch(listings, state, scope)
  const hasAll: Finds = (fields) => words.every((word) => wordForms(word).some((form) => matches(fields, form)))
  const isFound = naiveSearch(listings, unfiltered, scope, en, hasAll).matches > 0
  return { ...naiveSearch(listings, state, scope, en, hasAll), ...(isFound && { words }) }
}

/** Folding is most of the work, and the texts are the same in each search. */
const folds = new Map<string, string>()

function folded(text: string): string {
  const fold = folds.get(text) ?? foldText(text)
  folds.set(text, fold)
  return fold
}

/** What a listing is found by. */
function textsOf({ businessName, category, location }: Listing, names: DirectoryNames): string[] {
  const named = [names, en].flatMap((one) => [categoryName(one, category), countryName(one, location.country)])
  return [businessName, location.city?.name ?? '', ...named]
}

/** The rule of the specification, or the same with both sides folded. */
function matches(fields: readonly string[], text: string): boolean {
  const lower = text.toLowerCase()
  const fold = foldText(text)
  return fields.some((field) => field.toLowerCase().includes(lower) || (fold !== '' && folded(field).includes(fold)))
}

function isInScope(listing: Listing, { category, subcategory, country, region, city, tiers }: Scope): boolean {
  const { location } = listing
  return (
    (category === undefined || category === listing.category) &&
    (subcategory === undefined || subcategory === (listing.subcategory ?? '')) &&
    (country === undefined || country === countrySlug(location.country)) &&
    (region === undefined || [location.province, location.city].some((place) => (place?.slug ?? '') === region)) &&
    (city === undefined || city === (location.city?.slug ?? '')) &&
    (tiers === undefined || tiers.includes(tierOf(listing)))
  )
}

const FIXED = { categories: CATEGORIES.map(({ slug }) => slug), countries: [], tiers: PACKAGE_TIERS }

const RANKS = { premium: 0, standard: 1, classified: 2 }
const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true })
const byName = (a: Listing, b: Listing) => collator.compare(a.businessName, b.businessName)
const ORDERS = {
  featured: (a: Listing, b: Listing) =>
    RANKS[tierOf(a)] - RANKS[tierOf(b)] || (tierOf(a) === 'classified' ? byName(a, b) : 0),
  az: byName,
  za: (a: Listing, b: Listing) => byName(b, a),
}
