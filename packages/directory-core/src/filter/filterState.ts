import { CATEGORIES } from '../category/categories.ts'
import { formatBox, formatNear, NEAREST, type GeoBox, type Near } from '../location/near.ts'
import { parseBox, parseNear } from '../location/parseNear.ts'
import { LISTING_FEATURES, type ListingFeature } from '../tier/listingFeatures.ts'
import { PACKAGE_TIERS, type PackageTier } from '../tier/packageTier.ts'

/** The groups of filters, in the order of their badges. */
export const FILTER_GROUPS = ['categories', 'countries', 'tiers', 'open', 'has', 'near', 'box'] as const
/** A group of filters. */
export type FilterGroup = (typeof FILTER_GROUPS)[number]

/**
 * What a list is narrowed to. Groups combine with AND, values within a group with OR, but a listing `has` all of the features that are asked
 * for: each is a filter of its own. Categories and countries are slugs. What is absent is not asked for.
 */
export interface FilterState {
  readonly categories: readonly string[]
  readonly countries: readonly string[]
  readonly tiers: readonly PackageTier[]
  /** Open at the instant of the search, by the clock where the business is. */
  readonly open?: 'now'
  /** At least one, each once. */
  readonly has?: readonly ListingFeature[]
  /** Tells distances, and narrows the list to a radius if it has one. */
  readonly near?: Near
  readonly box?: GeoBox
}

/** No filter is active. */
export const EMPTY_FILTERS: FilterState = { categories: [], countries: [], tiers: [] }

/** A value of a group as text: a near point or a box is what an address says of it. */
type FilterValue<Group extends FilterGroup> = Group extends 'near' | 'box'
  ? string
  : Group extends 'tiers'
    ? PackageTier
    : Group extends 'has'
      ? ListingFeature
      : Group extends 'open'
        ? 'now'
        : string

/** A state that may also say which page of the results is shown and in which order, as the search state does. */
type Paged = FilterState & { readonly page?: number; readonly sort?: string }

/**
 * Adds a value to its group when it is absent and removes it when it is present; a list is near one thing, and in one box, so another replaces it. Values are
 * in the order of the panel, so the same choices make the same state whichever came first; the results start again at their first page. With
 * `near` the order is `nearest`, without it never.
 */
export function toggleFilter<State extends Paged, Group extends FilterGroup>(
  state: State,
  group: Group,
  value: FilterValue<Group>,
): State {
  return settled(state, { ...state, [group]: toggled(state, group, value) })
}

function toggled(state: FilterState, group: FilterGroup, value: string): unknown {
  switch (group) {
    case 'open':
      return state.open ? undefined : 'now'
    case 'near':
      return state.near && formatNear(state.near) === value ? undefined : parseNear(value)
    case 'box':
      return state.box && formatBox(state.box) === value ? undefined : parseBox(value)
    case 'has': {
      const features = toggledIn(state.has ?? [], group, value)
      return features.length > 0 ? features : undefined
    }
    case 'categories':
    case 'countries':
    case 'tiers':
      return toggledIn(state[group], group, value)
  }
}

function toggledIn(values: readonly string[], group: keyof typeof ORDERS, value: string): string[] {
  const chosen = new Set(values)
  return chosen.has(value)
    ? [...chosen].filter((one) => one !== value)
    : [...chosen, value].toSorted((a, b) => place(group, a) - place(group, b) || (a < b ? -1 : 1))
}

/** 'Clear all': removes every filter, the place and the part of the map too. The search stays, and the order if it can. */
export function clearFilters<State extends Paged>(state: State): State {
  const cleared = Object.fromEntries(FILTER_GROUPS.map((group) => [group, undefined]))
  return settled(state, { ...state, ...cleared, ...EMPTY_FILTERS })
}

const ORDERS = {
  categories: CATEGORIES.map(({ slug }): string => slug),
  countries: [],
  tiers: PACKAGE_TIERS,
  has: LISTING_FEATURES,
} as const satisfies Partial<Record<FilterGroup, readonly string[]>>

/** Values that the panel does not know come last, by their letters. */
function place(group: keyof typeof ORDERS, value: string): number {
  const order: readonly string[] = ORDERS[group]
  const index = order.indexOf(value)
  return index === -1 ? order.length : index
}

/** The changed state on its first page, without what is not asked for, in an order that it has. */
function settled<State extends Paged>(before: State, changed: object): State {
  const { sort, near }: { sort?: unknown; near?: unknown } = changed
  const order = near && near !== before.near ? NEAREST : !near && sort === NEAREST ? 'featured' : sort
  const next = { ...changed, ...(sort !== undefined && { sort: order }), ...(before.page !== undefined && { page: 1 }) }
  // Its fields are those of a state: only filters were changed.
  return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined)) as unknown as State
}
