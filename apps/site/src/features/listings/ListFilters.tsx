import {
  CHOICE_FILTERS,
  FILTERS,
  LISTING_FEATURES,
  NEAREST,
  clearFilters,
  formatNear,
  parseNear,
  toggleFilter,
  withoutFilter,
  type FacetCount,
  type SearchState,
} from '@dira/directory-core'
import { FilterBar, FilterPanel, NearFilter, OpenNowToggle, type NearChoice } from '@dira/ui'
import { keepPosition } from '../../shared/exactPosition.ts'
import { placeFacts } from '@dira/data/names'
import { filters, countText, isStaticSite } from '@dira/data/site'
import type { ListingsData } from '../../shared/pageData.ts'
import { usePagePayload } from '../../shared/PagePayloadProvider.tsx'
import { hiddenFields } from './hiddenFields.ts'
import { useOpenCount } from './useOpenCount.ts'
import type { TypedSearch } from './useTypedSearch.ts'

interface ListFiltersProps {
  readonly data: ListingsData
  /** What the controls show: what was asked for, before its list is there. */
  readonly state: SearchState
  /** The list on show answers another question: its counts are not those of the options. */
  readonly isOther: boolean
  readonly onChange: TypedSearch['onChange']
  readonly hrefOf: (state: SearchState) => string
  /** The results are wanted, with the focus. */
  readonly onShow: () => void
}

/** The filters of a list: its panel, what is open now, what is near. */
export function ListFilters({ data, state, isOther, onChange, hrefOf, onShow }: ListFiltersProps) {
  const { list, facets, towns } = data
  const matches = isOther ? undefined : data.matches
  const { near } = state
  // Only a server finds what is open, had or near.
  const hasServer = !isStaticSite(usePagePayload().served.config)
  const openCount = useOpenCount(data, hasServer)
  const view = data.map ? 'map' : 'list'
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
    { group: 'has', name: 'has', label: 'Has' },
  ] as const
  const options = { ...facets, has: facets.has.length > 0 ? facets.has : FEATURES }
  return (
    <FilterBar>
      <FilterPanel
        action={list.path}
        groups={groups
          .filter(({ group }) => group !== list.fixed && (group !== 'has' || hasServer))
          .filter(({ group }) => options[group].length > 0)
          .map((group) => ({ ...group, options: optionsOf(options[group.group], state[group.group] ?? [], isOther) }))}
        keep={hiddenFields(state, view, ...groups.map(({ name }) => name))}
        // The values are those of its options.
        onToggle={(group, value) => onChange((before) => toggleFilter(before, group, value as never))}
        onClear={(group) => onChange((before) => withoutFilter(before, group))}
        end={{ matches, onShow, ...(hrefOf(cleared) !== hrefOf(state) && { clearHref: hrefOf(cleared) }) }}
      />
      {hasServer && (
        <>
          <OpenNowToggle
            action={list.path}
            isSelected={state.open === 'now'}
            count={isOther ? undefined : openCount}
            most={data.matches}
            onChange={() => onChange((before) => toggleFilter(before, 'open', 'now'))}
            keep={hiddenFields(state, view, 'open')}
          />
          <NearFilter
            action={list.path}
            towns={towns}
            findTowns={findTowns}
            near={near && formatNear(near)}
            within={near?.within}
            matches={matches}
            onChange={(choice) => onChange((before) => nearTo(before, choice))}
            onPosition={keepPosition}
            onShow={onShow}
            clearHref={near && hrefOf(toggleFilter(state, 'near', formatNear(near)))}
            keep={hiddenFields(state, view, 'near', 'within', 'sort')}
          />
        </>
      )}
    </FilterBar>
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

/** By distance, unless another order was chosen since the list is near something. */
function nearTo(before: SearchState, { near, within }: NearChoice): SearchState {
  const place = parseNear(near)
  if (!place) return before
  return { ...before, near: { ...place, within }, sort: before.near ? before.sort : NEAREST }
}

/** Looks for towns where the suggestions of the search come from. */
async function findTowns(text: string) {
  const { findTowns: find } = await import('../../shared/suggestions/findTowns.ts')
  return find(text)
}
