import { ALL_FILTERS, type KnownValues } from '../filter/filters.ts'
import { EMPTY_FILTERS, type FilterState } from '../filter/filterState.ts'
import { NEAREST } from '../location/near.ts'
import { EMPTY_SEARCH, SEARCH_TEXT_LIMIT, type SearchState } from './searchState.ts'
import { SORT_ORDERS } from '../sort/sortOrders.ts'

/** The state of a query string. Ignores what is unknown, malformed or too long; never throws. */
export function parseSearch(params: URLSearchParams, known: KnownValues = {}): SearchState {
  const search = cut(params.get('search') ?? '')
  const filters = filtersOf(params, known)
  const written = params.get('sort')
  return {
    ...filters,
    search,
    isExact: search !== '' && params.has('exact'),
    sort: SORT_ORDERS.find((sort) => sort === written) ?? (filters.near ? NEAREST : EMPTY_SEARCH.sort),
    page: pageNumber(params.get('page')),
  }
}

/** What an address asks for of each filter. */
function filtersOf(params: URLSearchParams, known: KnownValues): FilterState {
  const asked = ALL_FILTERS.map(([group, { read }]) => [group, read(params, known)] as const)
  return { ...EMPTY_FILTERS, ...Object.fromEntries(asked.filter(([, value]) => value !== undefined)) }
}

const LAST_PAGE = 1_000_000

function pageNumber(written: string | null): number {
  const page = /^\d{1,7}$/.test(written ?? '') ? Number(written) : 1
  return Math.min(Math.max(page, 1), LAST_PAGE)
}

/** The start of a text, unless it is blank; never ends in half of a character that takes two code units. */
function cut(text: string): string {
  const shorter = text.slice(0, SEARCH_TEXT_LIMIT)
  return shorter.trim() && (shorter.isWellFormed() ? shorter : shorter.slice(0, -1))
}
