import { AFRICAN_COUNTRY_CODES, countrySlug } from '../location/africa.ts'
import { formatBox, formatNear, type Near } from '../location/near.ts'
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
 * only there can it be removed. A place that the list is near has the words of its slug too, unless its name is given: 'Bouaké' has the slug 'bouake'.
 */
export function activeFilters(
  state: FilterState,
  names: Pick<Names, 'categories' | 'countries' | 'tiers' | 'filters'>,
  nearName?: string,
): ActiveFilter[] {
  const countries = new Map(AFRICAN_COUNTRY_CODES.map((code) => [countrySlug(code), countryName(names, code)]))
  const { near, box } = state
  const nameOf = (slug: string) => countries.get(slug) ?? words(slug)
  const where = near && (nearName ?? whereIs(near, nameOf, names))
  return [
    ...state.categories.map((slug) => badge('categories', slug, categoryName(names, slug))),
    ...state.countries.map((slug) => badge('countries', slug, nameOf(slug))),
    ...state.tiers.map((tier) => badge('tiers', tier, names.tiers[tier])),
    ...(state.open ? [badge('open', state.open, names.filters.open)] : []),
    ...(state.has ?? []).map((feature) => badge('has', feature, names.filters.has[feature])),
    ...(near && where ? [badge('near', formatNear(near), names.filters.near(where, near.within))] : []),
    ...(box ? [badge('box', formatBox(box), names.filters.box)] : []),
  ]
}

function badge(group: FilterGroup, value: string, label: string): ActiveFilter {
  return { group, value, label }
}

/** The last part of a place's path, or the position. */
function whereIs(near: Near, nameOf: (slug: string) => string, { filters }: Pick<Names, 'filters'>): string {
  return 'place' in near ? nameOf(near.place.split('/').at(-1) ?? '') : filters.position(near.lat, near.lng)
}
