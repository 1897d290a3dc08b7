import { NEAREST } from '../location/near.ts'
import { FILTERS, FILTER_GROUPS, type Filter, type FilterGroup } from './filters.ts'

export { FILTER_GROUPS, type FilterGroup } from './filters.ts'

/** What a filter asks for. */
type ValueOf<Group extends FilterGroup> = (typeof FILTERS)[Group] extends Filter<infer Value> ? Value : never

/** The filters that every state has, if only that nothing is asked for. */
type AlwaysThere = 'categories' | 'countries' | 'tiers'

/**
 * What a list is narrowed to: what `FILTERS` says. Groups combine with AND, values within a group with OR, but a listing `has` all of the
 * features that are asked for: each is a filter of its own. What is absent is not asked for.
 */
export type FilterState = { readonly [Group in AlwaysThere]: ValueOf<Group> } & {
  readonly [Group in Exclude<FilterGroup, AlwaysThere>]?: ValueOf<Group>
}

/** No filter is active. */
export const EMPTY_FILTERS: FilterState = { categories: [], countries: [], tiers: [] }

/** A value of a group as text: a near point or a box is what an address says of it. */
type ToggledValue<Group extends FilterGroup> =
  ValueOf<Group> extends readonly (infer Value)[] ? Value : ValueOf<Group> extends string ? ValueOf<Group> : string

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
  value: ToggledValue<Group>,
): State {
  const { toggled } = FILTERS[group] as Filter<unknown> // The value belongs to its own group.
  return settled(state, { ...state, [group]: toggled(state[group], value as string) })
}

/** The state without any value of a group. */
export function withoutFilter<State extends Paged>(state: State, group: FilterGroup): State {
  return settled(state, { ...state, [group]: undefined })
}

/** 'Clear all': removes every filter, the place and the part of the map too. The search stays, and the order if it can. */
export function clearFilters<State extends Paged>(state: State): State {
  const cleared = Object.fromEntries(FILTER_GROUPS.map((group) => [group, undefined]))
  return settled(state, { ...state, ...cleared })
}

/** The changed state on its first page, without what is not asked for, in an order that it has. */
function settled<State extends Paged>(before: State, changed: object): State {
  const { sort, near }: { sort?: unknown; near?: unknown } = changed
  const order = near && near !== before.near ? NEAREST : !near && sort === NEAREST ? 'featured' : sort
  const next = { ...changed, ...(sort !== undefined && { sort: order }), ...(before.page !== undefined && { page: 1 }) }
  const asked = Object.entries(next).filter(([, value]) => value !== undefined)
  // Its fields are those of a state: only filters were changed.
  return { ...EMPTY_FILTERS, ...Object.fromEntries(asked) } as unknown as State
}
