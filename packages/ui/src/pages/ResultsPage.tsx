import {
  EMPTY_SEARCH,
  EVERYWHERE,
  SORT_LABELS,
  SORT_ORDERS,
  activeFilters,
  clearFilters,
  createDirectory,
  listingCard,
  serialiseSearch,
  toggleFilter,
  type Directory,
  type FacetCount,
  type FilterGroup,
  type ListingCard,
  type Scope,
  type SearchState,
} from '@dira/directory-core'
import { SAMPLE_LISTINGS } from '@dira/directory-core/sample'
import { useMemo, useRef, useState, type ReactNode } from 'react'
import { Button } from '../components/Button/index.ts'
import { EmptyState } from '../components/EmptyState/index.ts'
import { PageBody } from '../components/PageBody/index.ts'
import { Pagination } from '../components/Pagination/index.ts'
import { Stack } from '../components/Stack/index.ts'
import { ActiveFilters } from '../directory/ActiveFilters/index.ts'
import { ClassifiedAds, ClassifiedAdsSkeleton } from '../directory/ClassifiedAds/index.ts'
import { FilterPanel } from '../directory/FilterPanel/index.ts'
import { ListingGrid, ListingGridSkeleton } from '../directory/ListingGrid/index.ts'
import { NoListings } from '../directory/NoListings/index.ts'
import { ResultsSummary } from '../directory/ResultsSummary/index.ts'
import { SearchBar } from '../directory/SearchBar/index.ts'
import { SearchBox } from '../directory/SearchBox/index.ts'
import { SortSelect } from '../directory/SortSelect/index.ts'
import { Suggestions } from '../directory/Suggestions/index.ts'
import { PageFrame } from './PageFrame.tsx'

let directory: Directory | undefined

/** The directory of the sample, made when the first story asks for it. */
const sampleDirectory = (): Directory => (directory ??= createDirectory(SAMPLE_LISTINGS))

const SORT_OPTIONS = SORT_ORDERS.map((order) => ({ value: order, label: SORT_LABELS[order] }))

/** How a page lists what it found. */
const LOOKS = {
  // Of the 24 cards of a page; the others look alike.
  cards: { address: '/listings', List: ListingGrid, ListSkeleton: ListingGridSkeleton, shown: 9 },
  ads: { address: '/classifieds', List: ClassifiedAds, ListSkeleton: ClassifiedAdsSkeleton, shown: 24 },
} as const

export interface ResultsPageProps {
  /** What stands over the search: a heading. */
  heading?: ReactNode
  /** What stands over the whole list, across the page. */
  header?: ReactNode
  /** What the page lists. @default the whole directory */
  scope?: Scope
  /** The filter that the scope fixes. */
  fixed?: FilterGroup
  /** What a visitor has asked for already. */
  asked?: Partial<SearchState>
  /** Cards in place of those found. */
  cards?: readonly ListingCard[]
  /** Cards, or the small ads of the classifieds. @default 'cards' */
  look?: keyof typeof LOOKS
  /** @default 'ready' */
  status?: 'ready' | 'loading' | 'failed'
}

/** A list of businesses as the site composes it, over the sample and with everything at work. */
export function ResultsPage({
  heading,
  header,
  scope = EVERYWHERE,
  fixed,
  asked,
  cards,
  look = 'cards',
  status,
}: ResultsPageProps) {
  const { address, List, ListSkeleton, shown: most } = LOOKS[look]
  const [state, setState] = useState<SearchState>({ ...EMPTY_SEARCH, ...asked })
  const results = useRef<HTMLElement>(null)
  const result = useMemo(() => sampleDirectory().search(state, scope), [state, scope])
  const filters = activeFilters(state, result.facets)
  const keep = (...dropped: readonly string[]) =>
    [...serialiseSearch({ ...state, page: 1 })].filter(([name]) => !dropped.includes(name))
  const search = (text: string) => setState({ ...state, search: text.trim() === '' ? '' : text, page: 1 })
  // The values come from the options of the group.
  const toggle = (group: FilterGroup, value: string) => setState(toggleFilter(state, group, value as never))
  const clear = () => setState(clearFilters(state))

  const groups = [
    { group: 'categories', name: 'category', label: 'Category' },
    {
      group: 'countries',
      name: 'country',
      label: 'Country',
      showAllLabel: `Show all ${result.facets.countries.length} countries`,
    },
  ] as const

  const found = () => {
    if (status === 'loading') return <ListSkeleton />
    if (status === 'failed') return <Failed />
    const shown = cards ?? result.listings.slice(0, most).map((listing) => listingCard(listing))
    if (shown.length > 0) return <List headingLevel={2} cards={shown} hrefOf={(slug) => `/listings/${slug}`} />
    const { corrections, allWords } = sampleDirectory().suggest(state, scope)
    return (
      <div>
        <Suggestions
          corrections={corrections}
          hrefOf={(text) => `?${serialiseSearch({ ...state, search: text })}`}
          {...(allWords && { allWords })}
        >
          {allWords && (
            <List
              headingLevel={2}
              cards={allWords.listings.slice(0, 3).map((listing) => listingCard(listing))}
              hrefOf={(slug) => `/listings/${slug}`}
            />
          )}
        </Suggestions>
        <NoListings
          filters={filters}
          onRemove={({ group, value }) => {
            results.current?.focus()
            toggle(group, value)
          }}
          onClear={() => {
            results.current?.focus()
            clear()
          }}
        />
      </div>
    )
  }

  return (
    <PageFrame current={address}>
      {header}
      <PageBody>
        {heading}
        <SearchBar>
          <SearchBox action={address} value={state.search} onChange={search} onSearch={search} keep={keep('search')} />
          <FilterPanel
            groups={groups
              .filter(({ group }) => group !== fixed)
              .map((group) => ({ ...group, options: optionsOf(result.facets[group.group], state[group.group]) }))}
            action={address}
            keep={keep('category', 'country')}
            onToggle={toggle}
            onClear={(group) => setState({ ...state, [group]: [], page: 1 })}
          />
        </SearchBar>
        <ActiveFilters filters={filters} onRemove={({ group, value }) => toggle(group, value)} onClear={clear} />
        <div>
          <ResultsSummary {...(!status && { matches: result.matches, total: result.total })}>
            <SortSelect
              action={address}
              options={SORT_OPTIONS}
              value={state.sort}
              onChange={(value) => {
                const sort = SORT_ORDERS.find((order) => order === value)
                if (sort) setState({ ...state, sort, page: 1 })
              }}
              keep={keep('sort')}
            />
          </ResultsSummary>
          <section ref={results} aria-label="Results" tabIndex={-1}>
            <Stack gap={7}>
              {found()}
              {!status && (
                <Pagination
                  page={result.page}
                  pageCount={result.pageCount}
                  hrefOf={(page) => `?${serialiseSearch({ ...state, page })}`}
                />
              )}
            </Stack>
          </section>
        </div>
      </PageBody>
    </PageFrame>
  )
}

function Failed() {
  return (
    <EmptyState heading="This page could not be loaded" actions={<Button variant="secondary">Try again</Button>}>
      Check your connection and try again. What you have opened before still works.
    </EmptyState>
  )
}

function optionsOf(facets: readonly FacetCount[], chosen: readonly string[]) {
  return facets.map((facet) => ({ ...facet, isSelected: chosen.includes(facet.value) }))
}
