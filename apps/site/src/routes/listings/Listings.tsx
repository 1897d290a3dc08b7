import {
  SORT_LABELS,
  SORT_ORDERS,
  activeFilters,
  clearFilters,
  toggleFilter,
  type FacetCount,
  type SearchState,
} from '@dira/directory-core'
import {
  ActiveFilters,
  FilterPanel,
  PageBody,
  Pagination,
  ResultsSummary,
  SearchBar,
  SortSelect,
  Stack,
  useHydrated,
} from '@dira/ui'
import type { ListingsData } from '../../app/pageData.ts'
import { paths } from '../../app/paths.ts'
import { ComparisonBar } from '../../kept/ComparisonBar.tsx'
import { PlainHeader, ScopedHeader } from './ListHeader.tsx'
import { Results } from './Results.tsx'
import { TypedSearchBox } from './TypedSearchBox.tsx'
import { useResultsFocus } from './useResultsFocus.ts'
import type { TypedSearch } from './useTypedSearch.ts'

const SORT_OPTIONS = SORT_ORDERS.map((order) => ({ value: order, label: SORT_LABELS[order] }))

interface ListingsProps {
  readonly data: ListingsData
  readonly typed: TypedSearch
  /** What is shown is the list before: the one that was asked for is on its way. */
  readonly isComing: boolean
}

/** The body of a list: search, filters, results, pages. All of it works without script, as forms and links. */
export function Listings({ data, typed, isComing }: ListingsProps) {
  const { list, facets } = data
  const state = useWantedState(data, typed)
  const hrefOf = (next: SearchState) => paths.search(next, list.path)
  const filters = activeFilters(state, facets)
  const results = useResultsFocus(data.pageNumber, isComing)
  const isScoped = list.breadcrumbs.length > 0
  const groups = [
    { group: 'categories', name: 'category', label: 'Category' },
    {
      group: 'countries',
      name: 'country',
      label: 'Country',
      showAllLabel: `Show all ${facets.countries.length} countries`,
    },
  ] as const
  return (
    <>
      {isScoped && <ScopedHeader list={list} />}
      <PageBody>
        {!isScoped && <PlainHeader list={list} total={data.total} />}
        <SearchBar>
          <TypedSearchBox action={list.path} typed={typed} keep={keptFields(state, 'search')} />
          <FilterPanel
            action={list.path}
            groups={groups
              .filter(({ group }) => group !== list.fixed)
              .map((group) => ({ ...group, options: optionsOf(facets[group.group], state[group.group]) }))}
            keep={keptFields(state, 'category', 'country')}
            // The values come from the options of the group.
            onToggle={(group, value) => typed.onChange(toggleFilter(state, group, value as never))}
            onClear={(group) => typed.onChange({ [group]: [] })}
          />
        </SearchBar>
        <ActiveFilters
          filters={filters}
          hrefOf={({ group, value }) => hrefOf({ ...toggleFilter(state, group, value as never), page: 1 })}
          clearHref={hrefOf({ ...clearFilters(state), page: 1 })}
        />
        <div>
          <ResultsSummary matches={data.matches} total={data.total}>
            <SortSelect
              action={list.path}
              options={SORT_OPTIONS}
              value={state.sort}
              onChange={(value) => {
                const sort = SORT_ORDERS.find((order) => order === value)
                if (sort) typed.onChange({ sort })
              }}
              keep={keptFields(state, 'sort')}
            />
          </ResultsSummary>
          <section ref={results} aria-label="Results" aria-busy={isComing} tabIndex={-1}>
            <Stack gap={7}>
              <Results data={data} />
              <Pagination
                page={data.pageNumber}
                pageCount={data.pageCount}
                hrefOf={(page) => hrefOf({ ...data.state, page })}
              />
            </Stack>
          </section>
        </div>
      </PageBody>
      <ComparisonBar />
    </>
  )
}

/** What the controls show: at once what was asked for, even when the list is not there yet. The HTML knows only what it was made for. */
function useWantedState({ state, list }: ListingsData, typed: TypedSearch): SearchState {
  const isHydrated = useHydrated()
  if (!isHydrated) return state
  return list.fixed ? { ...typed.state, [list.fixed]: [] } : typed.state
}

function optionsOf(facets: readonly FacetCount[], chosen: readonly string[]) {
  return facets.map((facet) => ({ ...facet, isSelected: chosen.includes(facet.value) }))
}

/** What a form without script has to send along, so that the rest of the state stays. */
function keptFields(state: SearchState, ...changed: readonly string[]): [name: string, value: string][] {
  const [, query = ''] = paths.search({ ...state, page: 1 }).split('?')
  return [...new URLSearchParams(query)].filter(([name]) => !changed.includes(name))
}
