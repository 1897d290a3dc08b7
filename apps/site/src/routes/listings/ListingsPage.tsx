import { CATEGORIES, EMPTY_SEARCH, SORT_LABELS, SORT_ORDERS, type SearchState } from '@dira/directory-core'
import {
  LinkButton,
  ListingGrid,
  NoListings,
  PageBody,
  Heading,
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
  const labels = new Map(CATEGORIES.map(({ slug, name }) => [slug, name]))
  if (state.categories.length === 0) return null
  return (
    <div>
      {state.categories.map((slug) => (
        <LinkButton
          key={slug}
          variant="secondary"
          href={paths.search({ ...state, categories: state.categories.filter((kept) => kept !== slug), page: 1 })}
        >
          Remove {labels.get(slug) ?? slug}
        </LinkButton>
      ))}
    </div>
  )
}

/** What a form without script has to send along, so that the rest of the state stays. */
function hiddenFields(state: SearchState, changed: 'search' | 'sort'): [name: string, value: string][] {
  const [, query = ''] = paths.search({ ...state, page: 1 }).split('?')
  return [...new URLSearchParams(query)].filter(([name]) => name !== changed)
}
