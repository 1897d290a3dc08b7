import { slugify } from '../listing/slugify.ts'
import type { Listing } from '../listing/listing.ts'
import { featuredOrder, nameOrder } from '../sort/sortListings.ts'
import { TIER_LABELS, PACKAGE_TIERS, tierOf, type PackageTier } from '../tier/packageTier.ts'
import { CATEGORIES } from '../category/categories.ts'
import { foldText } from './foldText.ts'
import { EVERYWHERE, type Scope } from './scope.ts'
import { PAGE_SIZE, type SearchState } from './searchState.ts'

/** One option of a filter and how many results it would give under the other groups' filters. */
export interface FacetCount {
  readonly value: string
  readonly label: string
  readonly count: number
}

export interface SearchResult {
  /** All listings in the page's scope: the Y of 'Showing X of Y businesses'. */
  readonly total: number
  /** The listings that the search and the filters leave: the X. */
  readonly matches: number
  /** The listings of the page asked for, in order. */
  readonly listings: readonly Listing[]
  /** The page that is shown, from 1; never beyond the last. */
  readonly page: number
  /** At least 1. */
  readonly pageCount: number
  readonly facets: {
    readonly categories: readonly FacetCount[]
    readonly countries: readonly FacetCount[]
    readonly tiers: readonly FacetCount[]
  }
}

export interface Directory {
  readonly size: number
  /** All listings, in the order they were given. */
  readonly listings: readonly Listing[]
  /** The listing with this slug, if it is published. */
  readonly find: (slug: string) => Listing | undefined
  readonly search: (state: SearchState, scope?: Scope) => SearchResult
}

interface Entry {
  readonly listing: Listing
  readonly haystack: string
  readonly category: string
  readonly country: string
  readonly tier: PackageTier
}

/** Makes listings searchable. The listings are neither changed nor copied; of two with the same slug the first is found by it. */
export function createDirectory(listings: readonly Listing[]): Directory {
  const entries = listings.map(entryOf)
  const bySlug = new Map(listings.toReversed().map((listing) => [listing.slug, listing]))
  return {
    size: listings.length,
    listings,
    find: (slug) => bySlug.get(slug),
    search: (state, scope = EVERYWHERE) => searchEntries(entries, state, scope),
  }
}

function searchEntries(entries: readonly Entry[], state: SearchState, scope: Scope): SearchResult {
  const inScope = entries.filter((entry) => isInScope(entry, scope))
  const text = foldText(state.search)
  const found = text === '' ? inScope : inScope.filter(({ haystack }) => haystack.includes(text))

  const passes = {
    category: (entry: Entry) => allows(state.categories, entry.category),
    country: (entry: Entry) => allows(state.countries, entry.country),
    tier: (entry: Entry) => allows(state.tiers, entry.tier),
  }
  const matching = found.filter((entry) => passes.category(entry) && passes.country(entry) && passes.tier(entry))
  const sorted = matching.map(({ listing }) => listing).toSorted(ORDERS[state.sort])
  const pageCount = Math.max(1, Math.ceil(sorted.length / PAGE_SIZE))
  const page = Math.min(Math.max(state.page, 1), pageCount)

  return {
    total: inScope.length,
    matches: sorted.length,
    listings: sorted.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    page,
    pageCount,
    facets: {
      categories: countBy({
        options: categoryOptions(inScope),
        entries: found.filter((entry) => passes.country(entry) && passes.tier(entry)),
        valueOf: ({ category }) => category,
      }),
      countries: countBy({
        options: countryOptions(inScope),
        entries: found.filter((entry) => passes.category(entry) && passes.tier(entry)),
        valueOf: ({ country }) => country,
      }),
      tiers: countBy({
        options: PACKAGE_TIERS.map((tier) => ({ value: tier, label: TIER_LABELS[tier] })),
        entries: found.filter((entry) => passes.category(entry) && passes.country(entry)),
        valueOf: ({ tier }) => tier,
      }),
    },
  }
}

const ORDERS = { featured: featuredOrder, az: nameOrder, za: (a: Listing, b: Listing) => nameOrder(b, a) }

function entryOf(listing: Listing): Entry {
  const { businessName, category, location } = listing
  return {
    listing,
    // A line break cannot stand in a folded query, so no match runs from one field into the next.
    haystack: [businessName, category, location.country, location.city].map(foldText).join('\n'),
    category: slugify(category),
    country: slugify(location.country),
    tier: tierOf(listing),
  }
}

function isInScope({ listing, category, country, tier }: Entry, scope: Scope): boolean {
  const { province, city } = listing.location
  return (
    (scope.category === undefined || scope.category === category) &&
    (scope.subcategory === undefined || scope.subcategory === slugify(listing.subcategory ?? '')) &&
    (scope.country === undefined || scope.country === country) &&
    (scope.region === undefined || scope.region === slugify(province) || scope.region === slugify(city)) &&
    (scope.city === undefined || scope.city === slugify(city)) &&
    (scope.tiers === undefined || scope.tiers.includes(tier))
  )
}

function allows(chosen: readonly string[], value: string): boolean {
  return chosen.length === 0 || chosen.includes(value)
}

/** The seven categories in their order, then the others that occur, by name. */
function categoryOptions(entries: readonly Entry[]) {
  const named = new Map(CATEGORIES.map(({ slug, name }) => [slug, name]))
  const others = entries.filter(({ category }) => !named.has(category))
  const byName = others.toSorted((a, b) => (a.listing.category < b.listing.category ? -1 : 1))
  for (const { category, listing } of byName) named.set(category, listing.category)
  return [...named].map(([value, label]) => ({ value, label }))
}

function countryOptions(entries: readonly Entry[]) {
  const named = new Map(entries.map(({ country, listing }) => [country, listing.location.country]))
  return [...named].map(([value, label]) => ({ value, label })).toSorted((a, b) => (a.label < b.label ? -1 : 1))
}

function countBy({
  options,
  entries,
  valueOf,
}: {
  options: readonly { value: string; label: string }[]
  entries: readonly Entry[]
  valueOf: (entry: Entry) => string
}): FacetCount[] {
  const counts = new Map<string, number>()
  for (const entry of entries) counts.set(valueOf(entry), (counts.get(valueOf(entry)) ?? 0) + 1)
  return options.map((option) => ({ ...option, count: counts.get(option.value) ?? 0 }))
}
