import { CATEGORIES } from '../category/categories.ts'
import { COUNTRIES } from '../location/countries.ts'
import { PACKAGE_TIERS, TIER_LABELS } from '../tier/packageTier.ts'
import { FILTER_GROUPS, type FilterGroup, type FilterState } from './filterState.ts'

/** A removable badge: `toggleFilter(state, group, value)` removes it. */
export interface ActiveFilter {
  readonly group: FilterGroup
  readonly value: string
  readonly label: string
}

/** The choices of a group with the words that a visitor reads, as the facets of a search result have them. */
export type FilterOptions = Readonly<Partial<Record<FilterGroup, readonly { value: string; label: string }[]>>>

/**
 * The active filters as badges, in the order of the panel. Labels come from the options, so that a country beyond the nine
 * has its own; a value without one still has a badge, in the words of its slug, since it can be removed there only.
 */
export function activeFilters(state: FilterState, options: FilterOptions = {}): ActiveFilter[] {
  return FILTER_GROUPS.flatMap((group) => {
    const labels = new Map([...KNOWN[group], ...(options[group] ?? [])].map(({ value, label }) => [value, label]))
    return state[group].map((value) => ({ group, value, label: labels.get(value) ?? words(value) }))
  })
}

const KNOWN = {
  categories: CATEGORIES.map(({ slug, name }) => ({ value: slug, label: name })),
  countries: COUNTRIES.map(({ slug, name }) => ({ value: slug, label: name })),
  tiers: PACKAGE_TIERS.map((tier) => ({ value: tier, label: TIER_LABELS[tier] })),
}

function words(slug: string): string {
  return slug
    .replace(/(^|-)(\p{Ll})/gu, (_, hyphen: string, letter: string) => `${hyphen ? ' ' : ''}${letter.toUpperCase()}`)
    .replaceAll('-', ' ')
}
