import { CATEGORIES } from '../category/categories.ts'
import { PACKAGE_TIERS, type PackageTier } from '../tier/packageTier.ts'

/** The groups of the filter panel, in the order of its badges. */
export const FILTER_GROUPS = ['categories', 'countries', 'tiers'] as const
/** A group of the filter panel. */
export type FilterGroup = (typeof FILTER_GROUPS)[number]

/** Three sets of choices; groups combine with AND, values within a group with OR. Categories and countries are slugs. */
export interface FilterState {
  readonly categories: readonly string[]
  readonly countries: readonly string[]
  readonly tiers: readonly PackageTier[]
}

/** No filter is active. */
export const EMPTY_FILTERS: FilterState = { categories: [], countries: [], tiers: [] }

/** A state that may also say which page of the results is shown, as the search state does. */
type Paged = FilterState & { readonly page?: number }

/**
 * Adds a value to its group when it is absent and removes it when it is present. Values are in the order of the panel, so
 * the same choices make the same state whichever came first; the results start again at their first page.
 */
export function toggleFilter<State extends Paged, Group extends FilterGroup>(
  state: State,
  group: Group,
  value: FilterState[Group][number],
): State {
  const chosen: ReadonlySet<string> = new Set(state[group])
  const values = chosen.has(value)
    ? [...chosen].filter((one) => one !== value)
    : [...chosen, value].toSorted((a, b) => place(group, a) - place(group, b) || (a < b ? -1 : 1))
  return fromFirstPage({ ...state, [group]: values })
}

/** 'Clear all': empties categories, countries and tiers. The search and the order stay. */
export function clearFilters<State extends Paged>(state: State): State {
  return fromFirstPage({ ...state, ...EMPTY_FILTERS })
}

/** How many filters are active, tiers among them. The search is not one. */
export function countFilters(state: FilterState): number {
  return FILTER_GROUPS.reduce((count, group) => count + state[group].length, 0)
}

const CATEGORY_ORDER = CATEGORIES.map(({ slug }) => slug)
const ORDERS: Readonly<Record<FilterGroup, readonly string[]>> = {
  categories: CATEGORY_ORDER,
  countries: [],
  tiers: PACKAGE_TIERS,
}

/** Values that the panel does not know come last, by their letters. */
function place(group: FilterGroup, value: string): number {
  const index = ORDERS[group].indexOf(value)
  return index === -1 ? ORDERS[group].length : index
}

function fromFirstPage<State extends Paged>(state: State): State {
  return state.page === undefined ? state : { ...state, page: 1 }
}
