import { CATEGORIES } from '../category/categories.ts'
import { PACKAGE_TIERS } from '../tier/packageTier.ts'
import { EMPTY_SEARCH, SEARCH_TEXT_LIMIT, SORT_ORDERS, type SearchState } from './searchState.ts'

/** The filter values that occur in a directory, as slugs. A search result's facets have them. */
export interface KnownValues {
  /** @default the seven categories */
  readonly categories?: readonly string[]
  /** If absent, everything that looks like a slug is allowed, because only the listings tell which countries occur. */
  readonly countries?: readonly string[]
}

/**
 * The query string of a state: `?search=&exact=&category=&country=&tier=&sort=&page=`. Several values repeat the key, defaults are left out.
 * `parseSearch` reads the same state from it.
 */
export function serialiseSearch(state: SearchState): URLSearchParams {
  const params = new URLSearchParams()
  if (state.search !== '') params.append('search', state.search)
  if (state.isExact) params.append('exact', '1')
  for (const slug of state.categories) params.append('category', slug)
  for (const slug of state.countries) params.append('country', slug)
  for (const tier of state.tiers) params.append('tier', tier)
  if (state.sort !== EMPTY_SEARCH.sort) params.append('sort', state.sort)
  if (state.page !== EMPTY_SEARCH.page) params.append('page', String(state.page))
  return params
}

/** The state of a query string. Ignores what is unknown, malformed or too long; never throws. */
export function parseSearch(params: URLSearchParams, known: KnownValues = {}): SearchState {
  const search = cut(params.get('search') ?? '')
  return {
    search,
    isExact: search !== '' && params.has('exact'),
    categories: among(params.getAll('category'), known.categories ?? CATEGORY_SLUGS),
    countries: known.countries
      ? among(params.getAll('country'), known.countries)
      : distinct(params.getAll('country').filter(isSlug)).slice(0, MAX_COUNTRIES),
    tiers: among(params.getAll('tier'), PACKAGE_TIERS),
    sort: among(params.getAll('sort').slice(0, 1), SORT_ORDERS)[0] ?? EMPTY_SEARCH.sort,
    page: pageNumber(params.get('page')),
  }
}

const CATEGORY_SLUGS = CATEGORIES.map(({ slug }) => slug)

/** Africa has fewer. */
const MAX_COUNTRIES = 60
const MAX_SLUG_LENGTH = 80
const LAST_PAGE = 1_000_000

function isSlug(text: string): boolean {
  return text.length <= MAX_SLUG_LENGTH && /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u.test(text)
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
