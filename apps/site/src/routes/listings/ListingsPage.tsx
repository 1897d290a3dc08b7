import {
  activeFilters,
  EMPTY_SEARCH,
  SORT_LABELS,
  SORT_ORDERS,
  type FilterGroup,
  type SearchState,
} from '@dira/directory-core'
import {
  LinkButton,
  ListingGrid,
  NoListings,
  PageBody,
  Heading,
  Inline,
  Pagination,
  ResultsSummary,
  SearchBox,
  SortSelect,
  Stack,
} from '@dira/ui'
import type { ListingsData } from '../../app/pageData.ts'
import { PageSwitch } from '../../app/PageSwitch.tsx'
import { paths } from '../../app/paths.ts'
import { usePage } from '../../app/usePage.ts'
import { useTypedSearch, type TypedSearch } from './useTypedSearch.ts'

/** `/listings`: the whole directory, searched as one types. */
export function ListingsPage() {
  const typed = useTypedSearch()
  const page = usePage(typed.url)
  return (
    <PageSwitch state={page}>
      {(data) => (data.page === 'listings' ? <Listings data={data} typed={typed} /> : null)}
    </PageSwitch>
  )
}

function Listings({ data, typed }: { data: ListingsData; typed: TypedSearch }) {
  const { state } = data
  return (
    <PageBody>
      <Heading level={1}>Business Listings</Heading>
      <SearchBox
        action={paths.listings}
        value={typed.text}
        onChange={typed.onType}
        onSearch={typed.onCommit}
        keep={hiddenFields(state, 'search')}
      />
      <ActiveFilters state={state} />
      <div>
        <ResultsSummary matches={data.matches} total={data.total}>
          <SortSelect
            action={paths.listings}
            options={SORT_ORDERS.map((order) => ({ value: order, label: SORT_LABELS[order] }))}
            value={state.sort}
            onChange={typed.onSort}
            keep={hiddenFields(state, 'sort')}
          />
        </ResultsSummary>
        <Stack gap={7}>
          {data.cards.length === 0 ? (
            <NoListings
              actions={
                <LinkButton variant="secondary" href={paths.search({ ...EMPTY_SEARCH, sort: state.sort })}>
                  Show all businesses
                </LinkButton>
              }
            />
          ) : (
            <ListingGrid cards={data.cards} hrefOf={paths.listing} headingLevel={2} />
          )}
          <Pagination
            page={data.pageNumber}
            pageCount={data.pageCount}
            hrefOf={(page) => paths.search({ ...state, page })}
          />
        </Stack>
      </div>
    </PageBody>
  )
}

/** One way out for each filter of the address. The panel that sets them comes with the design system. */
function ActiveFilters({ state }: { state: SearchState }) {
  const filters = activeFilters(state)
  if (filters.length === 0) return null
  return (
    <Inline>
      {filters.map(({ group, value, label }) => (
        <LinkButton key={value} variant="secondary" href={paths.search(withoutFilter(state, group, value))}>
          Remove {label}
        </LinkButton>
      ))}
    </Inline>
  )
}

function withoutFilter(state: SearchState, group: FilterGroup, value: string): SearchState {
  return { ...state, [group]: state[group].filter((kept) => kept !== value), page: 1 }
}

/** What a form without script has to send along, so that the rest of the state stays. */
function hiddenFields(state: SearchState, changed: 'search' | 'sort'): [name: string, value: string][] {
  const [, query = ''] = paths.search({ ...state, page: 1 }).split('?')
  return [...new URLSearchParams(query)].filter(([name]) => name !== changed)
}
