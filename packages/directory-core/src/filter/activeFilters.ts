import { ALL_FILTERS, type FilterGroup, type FilterTexts } from './filters.ts'
import type { FilterState } from './filterState.ts'

/** A removable badge: `toggleFilter(state, group, value)` removes it. */
export interface ActiveFilter {
  readonly group: FilterGroup
  readonly value: string
  readonly label: string
}

/**
 * The active filters as badges, in the order of the panel. A value that nobody knows has a badge too, in the words of its slug:
 * only there can it be removed. A place that the list is near has the words of its slug too, unless its name is given: 'Bouaké' has the slug 'bouake'.
 */
export function activeFilters(state: FilterState, names: FilterTexts, nearName?: string): ActiveFilter[] {
  return ALL_FILTERS.flatMap(([group, { badges }]) => {
    const value = state[group]
    return value === undefined ? [] : badges(value, names, nearName).map((badge) => ({ group, ...badge }))
  })
}
