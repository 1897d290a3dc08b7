import { PACKAGE_TIERS } from '../tier/packageTier.ts'
import { CATEGORIES } from '../category/categories.ts'
import { EMPTY_SEARCH, SEARCH_TEXT_LIMIT, SORT_ORDERS, type SearchState } from './searchState.ts'

const CATEGORY_SLUGS = CATEGORIES.map(({ slug }) => slug)
const SLUG = /^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u
const MOST_COUNTRIES = 60
const LAST_PAGE = 1_000_000

/** The query string of a state: `?search=&category=&country=&tier=&sort=&page=`, several values as repeated keys, defaults left out. */
export function serialiseSearch(state: SearchState): URLSearchParams {
  const params = new URLSearchParams()
  if (state.search !== '') params.append('search', state.search)
  for (const slug of state.categories) params.append('category', slug)
  for (const slug of state.countries) params.append('country', slug)
  for (const tier of state.tiers) params.append('tier', tier)
  if (state.sort !== EMPTY_SEARCH.sort) params.append('sort', state.sort)
  if (state.page !== EMPTY_SEARCH.page) params.append('page', String(state.page))
  return params
}

/** The state that a query string means. Whatever is unknown, malformed or too long is left out; it never throws. */
export function parseSearch(params: URLSearchParams): SearchState {
  const search = cut((params.get('search') ?? '').normalize())
  return {
    search: search.trim() === '' ? '' : search,
    categories: known(params.getAll('category'), CATEGORY_SLUGS),
    countries: distinct(params.getAll('country').filter((slug) => slug.length <= 80 && SLUG.test(slug))).slice(
      0,
      MOST_COUNTRIES,
    ),
    tiers: known(params.getAll('tier'), PACKAGE_TIERS),
    sort: known(params.getAll('sort').slice(0, 1), SORT_ORDERS)[0] ?? EMPTY_SEARCH.sort,
    page: pageNumber(params.get('page')),
  }
}

function known<Value extends string>(values: readonly string[], allowed: readonly Value[]): Value[] {
  return allowed.filter((value) => values.includes(value))
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)].toSorted()
}

function pageNumber(written: string | null): number {
  const page = /^\d{1,7}$/.test(written ?? '') ? Number(written) : 1
  return Math.min(Math.max(page, 1), LAST_PAGE)
}

/** The first characters of a text, never half of one that takes two code units. */
function cut(text: string): string {
  const shorter = text.slice(0, SEARCH_TEXT_LIMIT)
  return shorter.isWellFormed() ? shorter : shorter.slice(0, -1).toWellFormed()
}
