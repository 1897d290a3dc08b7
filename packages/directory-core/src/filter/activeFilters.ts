import { AFRICAN_COUNTRY_CODES, countrySlug } from '../location/africa.ts'
import { categoryName, countryName, words } from '../names/displayNames.ts'
import type { Names } from '../names/names.ts'
import type { FilterGroup, FilterState } from './filterState.ts'

/** A removable badge: `toggleFilter(state, group, value)` removes it. */
export interface ActiveFilter {
  readonly group: FilterGroup
  readonly value: string
  readonly label: string
}

/**
 * The active filters as badges, in the order of the panel. A value that nobody knows has a badge too, in the words of its slug:
 * only there can it be removed.
 */
export function activeFilters(
  state: FilterState,
  names: Pick<Names, 'categories' | 'countries' | 'tiers'>,
): ActiveFilter[] {
  const countries = new Map(AFRICAN_COUNTRY_CODES.map((code) => [countrySlug(code), countryName(names, code)]))
  return [
    ...state.categories.map((slug) => badge('categories', slug, categoryName(names, slug))),
    ...state.countries.map((slug) => badge('countries', slug, countries.get(slug) ?? words(slug))),
    ...state.tiers.map((tier) => badge('tiers', tier, names.tiers[tier])),
  ]
}

function badge(group: FilterGroup, value: string, label: string): ActiveFilter {
  return { group, value, label }
}
