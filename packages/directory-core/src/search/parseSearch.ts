import { CATEGORIES } from '../category/categories.ts'
import { AFRICAN_COUNTRY_CODES, countrySlug } from '../location/africa.ts'
import { MOST_KILOMETRES, NEAREST, type Near } from '../location/near.ts'
import { parseBox, parseNear } from '../location/parseNear.ts'
import { PACKAGE_TIERS } from '../tier/packageTier.ts'
import { LISTING_FEATURES } from '../tier/listingFeatures.ts'
import { EMPTY_SEARCH, SEARCH_TEXT_LIMIT, SORT_ORDERS, type SearchState } from './searchState.ts'

/** The filter values that occur in a directory, as slugs. A search result's facets have them. */
export interface KnownValues {
  /** @default the seven categories */
  readonly categories?: readonly string[]
  /** @default the countries of Africa */
  readonly countries?: readonly string[]
}

/** The state of a query string. Ignores what is unknown, malformed or too long; never throws. */
export function parseSearch(params: URLSearchParams, known: KnownValues = {}): SearchState {
  const search = cut(params.get('search') ?? '')
  const has = among(params.getAll('has'), LISTING_FEATURES)
  const near = nearOf(params)
  const box = parseBox(params.get('box') ?? '')
  const usual = near ? NEAREST : EMPTY_SEARCH.sort
  return {
    search,
    isExact: search !== '' && params.has('exact'),
    categories: among(params.getAll('category'), known.categories ?? CATEGORY_SLUGS),
    countries: among(params.getAll('country'), known.countries ?? COUNTRY_SLUGS),
    tiers: among(params.getAll('tier'), PACKAGE_TIERS),
    ...(params.get('open') === 'now' && { open: 'now' }),
    ...(has.length > 0 && { has }),
    ...(near && { near }),
    ...(box && { box }),
    sort: among(params.getAll('sort').slice(0, 1), SORT_ORDERS)[0] ?? usual,
    page: pageNumber(params.get('page')),
  }
}

const CATEGORY_SLUGS = CATEGORIES.map(({ slug }) => slug)
const COUNTRY_SLUGS = AFRICAN_COUNTRY_CODES.map(countrySlug)

const LAST_PAGE = 1_000_000

function nearOf(params: URLSearchParams): Near | undefined {
  const near = parseNear(params.get('near') ?? '')
  const written = params.get('within') ?? ''
  const within = /^\d{1,3}$/.test(written) ? Number(written) : 0
  return near && within > 0 && within <= MOST_KILOMETRES ? { ...near, within } : near
}

/** The allowed values, each once, in the order given. */
function among<Value extends string>(values: readonly string[], allowed: readonly Value[]): Value[] {
  const isAllowed = new Set<string>(allowed)
  return distinct(values).filter((value): value is Value => isAllowed.has(value))
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)]
}

function pageNumber(written: string | null): number {
  const page = /^\d{1,7}$/.test(written ?? '') ? Number(written) : 1
  return Math.min(Math.max(page, 1), LAST_PAGE)
}

/** The start of a text, unless it is blank; never ends in half of a character that takes two code units. */
function cut(text: string): string {
  const shorter = text.slice(0, SEARCH_TEXT_LIMIT)
  return shorter.trim() && (shorter.isWellFormed() ? shorter : shorter.slice(0, -1))
}
