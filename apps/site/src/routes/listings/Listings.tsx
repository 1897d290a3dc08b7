import {
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
  Understood,
  useHydrated,
} from '@dira/ui'
import { useRef, type ComponentType } from 'react'
import * as names from '../../app/names.ts'
import { sortOrders } from '../../app/names.ts'
import type { ListHead, ListingsData, Understood as UnderstoodData } from '../../app/pageData.ts'
import { paths } from '../../app/paths.ts'
import { ComparisonBar } from '../../saved/ComparisonBar.tsx'
import { SuggestingSearchBox } from '../../suggestions/SuggestingSearchBox.tsx'
import { ScopedHeader } from './ListHeader.tsx'
import { Results, type CardsComponent } from './Results.tsx'
import { CountryPlaces } from './CountryPlaces.tsx'
import { useResultsFocus } from './useResultsFocus.ts'
import type { TypedSearch } from './useTypedSearch.ts'

const SORT_OPTIONS = SORT_ORDERS.map((order) => ({ value: order, label: sortOrders[order] }))

/** What the small ads have a look of their own for. */
export interface ListParts {
  /** The name of a list that is neither of a category nor of a place. */
  readonly Header: ComponentType<{ readonly list: ListHead; readonly total: number }>
  readonly Cards: CardsComponent
}

interface ListingsProps {
  readonly data: ListingsData
  readonly typed: TypedSearch
  /** The list on show is the previous one: the next is being fetched. */
  readonly isComing: boolean
  readonly parts: ListParts
}

/** The body of a list: search, filters, results, pages. Without script it works by forms and links. */
export function Listings({ data, typed, isComing, parts: { Header, Cards } }: ListingsProps) {
  const { list, facets, understood } = data
  const state = useWantedState(data, typed)
  const hrefOf = (next: SearchState) => paths.search(next, list.path)
  const filters = activeFilters(state, names)
  const count = useRef<HTMLParagraphElement>(null)
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
        {!isScoped && <Header list={list} total={data.total} />}
        <SearchBar>
          <SuggestingSearchBox
            action={list.path}
            hrefOf={(search) => hrefOf({ ...state, search, page: 1 })}
            value={typed.state.search}
            onFocus={typed.onFocus}
            onChange={typed.onType}
            onSearch={typed.onCommit}
            keep={hiddenFields(state, 'search', 'exact')}
          />
          <FilterPanel
            action={list.path}
            groups={groups
              .filter(({ group }) => group !== list.fixed)
              .map((group) => ({ ...group, options: optionsOf(facets[group.group], state[group.group]) }))}
            keep={hiddenFields(state, 'category', 'country')}
            onToggle={(group, value) => typed.onChange((before) => toggleFilter(before, group, value))}
            onClear={(group) => typed.onChange((before) => ({ ...before, [group]: [] }))}
            end={{
              matches: data.matches,
              onShow: () => {
                count.current?.focus({ preventScroll: true })
                count.current?.scrollIntoView({ block: 'start' })
              },
              ...(filters.length > 0 && { clearHref: hrefOf({ ...clearFilters(state), page: 1 }) }),
            }}
          />
        </SearchBar>
        {understood && (
          <Understood
            names={understood.names}
            text={data.state.search}
            isShown={understood.isShown}
            otherHref={understoodElsewhere(data, understood)}
            isBack={data.state.isExact}
            pageHref={understood.pageHref}
          />
        )}
        <ActiveFilters
          {...(understood && { understood: understood.filters })}
          filters={filters}
          hrefOf={({ group, value }) => hrefOf({ ...toggleFilter(state, group, value), page: 1 })}
          clearHref={hrefOf({ ...clearFilters(state), ...(understood?.filters.length && { search: '' }), page: 1 })}
        />
        <div>
          <ResultsSummary
            matches={data.matches}
            total={data.total}
            understood={understood?.isShown ? understood.names : undefined}
            countRef={count}
            {...(data.classifieds && { elsewhere: classifiedsLink(data.classifieds, data.matches) })}
          >
            <SortSelect
              action={list.path}
              options={SORT_OPTIONS}
              value={state.sort}
              onChange={(value) => {
                const sort = SORT_ORDERS.find((order) => order === value)
                if (sort) typed.onChange((before) => ({ ...before, sort }))
              }}
              keep={hiddenFields(state, 'sort')}
            />
          </ResultsSummary>
          <section ref={results} aria-label="Results" aria-busy={isComing} tabIndex={-1}>
            <Stack gap={7}>
              <Results data={data} Cards={Cards} />
              <Pagination
                page={data.pageNumber}
                pageCount={data.pageCount}
                hrefOf={(page) => hrefOf({ ...data.state, page })}
              />
            </Stack>
          </section>
        </div>
        {list.places && <CountryPlaces title={list.title} places={list.places} />}
      </PageBody>
      <ComparisonBar />
    </>
  )
}

/** The address of the other reading of the text: its words, or the filters that it means. */
function understoodElsewhere({ state, list }: ListingsData, { isShown, pageHref }: UnderstoodData): string {
  const isBack = state.isExact || pageHref === undefined
  return !isShown && !isBack ? pageHref : paths.search({ ...state, isExact: isShown, page: 1 }, list.path)
}

/** The way from the page of a category to the classified listings that match. */
function classifiedsLink({ count, state, category }: NonNullable<ListingsData['classifieds']>, shown: number) {
  const more = shown === 0 ? `${count}` : `${count} more`
  return {
    text: category === undefined ? `${more} in Classifieds` : `${more} of ${category} in Classifieds`,
    href: paths.search(state, paths.classifieds),
  }
}

/** What the controls show: what was asked for, before its list is there. Until hydration, what the HTML was rendered for. */
function useWantedState({ state, list }: ListingsData, typed: TypedSearch): SearchState {
  const isHydrated = useHydrated()
  if (!isHydrated) return state
  return list.fixed ? { ...typed.state, [list.fixed]: [] } : typed.state
}

function optionsOf(facets: readonly FacetCount[], chosen: readonly string[]) {
  return facets.map((facet) => ({ ...facet, isSelected: chosen.includes(facet.value) }))
}

/** The rest of the state, for the hidden fields of a form: the browser replaces the whole query. */
function hiddenFields(state: SearchState, ...changed: readonly string[]): [name: string, value: string][] {
  const [, query = ''] = paths.search({ ...state, page: 1 }).split('?')
  return [...new URLSearchParams(query)].filter(([name]) => !changed.includes(name))
}
