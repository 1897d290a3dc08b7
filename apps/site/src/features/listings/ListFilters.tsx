import {
  CHOICE_FILTERS,
  FILTERS,
  LISTING_FEATURES,
  clearFilters,
  toggleFilter,
  withoutFilter,
  type FacetCount,
} from '@dira/directory-core'
import { FilterPanel } from '@dira/ui'
import type { ReactNode } from 'react'
import { placeFacts } from '@dira/data/names'
import { filters, countText, isStaticSite } from '@dira/data/site'
import { usePagePayload } from '../../shared/PagePayloadProvider.tsx'
import { hiddenFields } from './hiddenFields.ts'
import type { ListControls } from './ListChips.tsx'

interface ListFiltersProps extends ListControls {
  /** The order of the list, which a phone has among its filters. @default none */
  readonly order?: ReactNode
}

/** The panel with the filters of a list. */
export function ListFilters({ data, state, isOther, onChange, hrefOf, onShow, order }: ListFiltersProps) {
  const { list, facets } = data
  // Only a server finds what a place has.
  const hasServer = !isStaticSite(usePagePayload().served.config)
  const cleared = clearFilters(state)
  const groups = [
    { group: 'categories', name: 'category', label: 'Category' },
    {
      group: 'countries',
      name: 'country',
      label: 'Country',
      showAllLabel: `Show all ${countText(facets.countries.length)} countries`,
    },
    ...CHOICE_FILTERS.map(([group, fact]) => ({
      group,
      name: FILTERS[group].params[0] ?? group,
      label: placeFacts[fact].label,
      showAllLabel: `Show all ${countText(facets[group].length)}`,
    })),
    { group: 'has', name: 'has', label: 'With' },
  ] as const
  const options = { ...facets, has: facets.has.length > 0 ? facets.has : FEATURES }
  return (
    <FilterPanel
      action={list.path}
      groups={groups
        .filter(({ group }) => group !== list.fixed && (group !== 'has' || hasServer))
        .map((group) => ({ ...group, options: optionsOf(options[group.group], state[group.group] ?? [], isOther) }))
        .filter((group) => group.options.some(({ count, isSelected }) => count !== 0 || isSelected))}
      keep={hiddenFields(state, data.view, ...groups.map(({ name }) => name), ...(order ? ['sort'] : []))}
      // The values are those of its options.
      onToggle={(group, value) => onChange((before) => toggleFilter(before, group, value as never))}
      onClear={(group) => onChange((before) => withoutFilter(before, group))}
      order={order}
      end={{
        matches: isOther ? undefined : data.matches,
        onShow,
        ...(hrefOf(cleared) !== hrefOf(state) && { clearHref: hrefOf(cleared) }),
      }}
    />
  )
}

/** Without a count, where only the server knows it. */
const FEATURES: readonly Option[] = LISTING_FEATURES.map((value) => ({ value, label: filters.has[value] }))

type Option = Pick<FacetCount, 'value' | 'label'> & Partial<FacetCount>

function optionsOf(facets: readonly Option[], chosen: readonly string[], isOther: boolean) {
  return facets.map(({ value, label, count }) => ({
    value,
    label,
    ...(count !== undefined && !isOther && { count }),
    isSelected: chosen.includes(value),
  }))
}
