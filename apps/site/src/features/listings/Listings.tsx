import { clearFilters, toggleFilter, type SearchState } from '@dira/directory-core'
import {
  ActiveFilters,
  ErrorBoundary,
  FilterBar,
  Heading,
  Inline,
  PageBody,
  Pagination,
  ResultsSummary,
  Skeleton,
  Stack,
  Stale,
  ViewLinks,
  VisuallyHidden,
} from '@dira/ui'
import { lazy, Suspense, useRef, type ComponentType } from 'react'
import { listHref, viewHrefs } from '../../shared/data/listView.ts'
import type { ListHead, ListingsData } from '../../shared/data/pageData.ts'
import { usePagePayload } from '../../shared/PagePayloadProvider.tsx'
import { PageLoading } from '../../shared/PageLoading.tsx'
import { ComparisonBar } from '../../shared/saved/ComparisonBar.tsx'
import { SuggestingSearchBox } from '../../shared/suggestions/SuggestingSearchBox.tsx'
import { hiddenFields } from './hiddenFields.ts'
import { classifiedsLink } from './classifiedsLink.ts'
import { ListChips } from './ListChips.tsx'
import { ListFilters } from './ListFilters.tsx'
import { saidCounts } from './saidCounts.ts'
import { ScopedHeader } from './ListHeader.tsx'
import { ListOrder } from './ListOrder.tsx'
import { ListSearch, MapBar } from './ListSearch.tsx'
import { Results, type CardsComponent } from './Results.tsx'
import { CountryPlaces } from './CountryPlaces.tsx'
import type { MapListingsProps } from './MapListings.tsx'
import { NotFetched } from './NotFetched.tsx'
import { groupsOfTown } from './townGroups.ts'
import { UnderstoodRow } from './UnderstoodRow.tsx'
import { useActiveFilters, useSortBeforeNear, useWantedState } from './useListState.ts'
import { useResultsFocus } from './useResultsFocus.ts'
import type { TypedSearch } from './useTypedSearch.ts'

// The map is a part of the script of its own. What fails is tried again by loading the page.
const MapListings = lazy<ComponentType<MapListingsProps>>(async () => ({
  default: (await import('./MapListings.tsx')).MapListings,
}))

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
  /** The list on show answers another question than the one that the controls show, not only another page of it or another order. */
  readonly isOther: boolean
  /** The list on show is the previous one, because the next could not be fetched: tries again. */
  readonly retry: (() => void) | undefined
  readonly parts: ListParts
}

/** The body of a list: search, filters, results, pages. Without script it works by forms and links. */
export function Listings({ data, typed, isComing, isOther, retry, parts: { Header, Cards } }: ListingsProps) {
  const { list, map, view } = data
  const understood = isOther ? undefined : data.understood
  const state = useWantedState(data, typed)
  const sortBefore = useSortBeforeNear(state)
  const hrefOf = (next: SearchState) => listHref(state.near && !next.near ? sortBefore(next) : next, list.path, view)
  const filters = useActiveFilters(state, data)
  const count = useRef<HTMLParagraphElement>(null)
  const results = useResultsFocus(state.page, isComing)
  const isScoped = list.breadcrumbs.length > 0
  const showResults = () => {
    count.current?.focus({ preventScroll: true })
    count.current?.scrollIntoView({ block: 'start' })
  }
  // Where the listings lie, no static host can say.
  const hasServer = usePagePayload().served.config.formsUrl === ''
  const { map: mapHref, ...listHrefs } = viewHrefs(state, list.path)
  const viewLinks = <ViewLinks view={view} hrefs={{ ...listHrefs, ...(hasServer && { map: mapHref }) }} />
  const summary = {
    ...saidCounts(data),
    ...(isOther && { matches: undefined }),
    isFailed: retry !== undefined,
    understood: understood?.isShown ? understood.names : undefined,
    elsewhere: data.classifieds && !isOther ? classifiedsLink(data.classifieds, data.matches) : undefined,
  }
  const searchBox = (
    <SuggestingSearchBox
      action={list.path}
      hrefOf={(search) => hrefOf({ ...state, search, page: 1 })}
      value={typed.state.search}
      onFocus={typed.onFocus}
      onChange={typed.onType}
      onSearch={typed.onCommit}
      keep={hiddenFields(state, view, 'search', 'exact')}
      scope={isScoped ? list.title : undefined}
    />
  )
  const controls = { data, state, isOther, onChange: typed.onChange, hrefOf, onShow: showResults }
  const isNearMeant = data.near !== undefined && understood?.isShown === true && understood.names.near !== undefined
  const order = { path: list.path, state, view, onChange: typed.onChange, isNearMeant }
  const isStale = isComing || isOther
  const found = retry ? (
    <NotFetched search={state.search} onRetry={retry} />
  ) : (
    <ErrorBoundary resetKey={data}>
      <Results data={data} asked={state} isOther={isOther} isStale={isStale} Cards={Cards} />
    </ErrorBoundary>
  )
  // An answer that will not come needs no room.
  const isReserved = isOther && !retry
  const understoodRow = data.understood && (isReserved || !isOther) && (
    <Stale isStale={isOther} meanwhile={<Skeleton shape="heading" />}>
      <UnderstoodRow data={data} />
    </Stale>
  )
  const understoodBadges = (isReserved && filters.length === 0 ? data.understood : understood)?.filters
  if (map) {
    return (
      <>
        <Suspense fallback={<PageLoading />}>
          <MapListings
            data={{ ...data, map }}
            state={state}
            isStale={isStale}
            isOther={isOther}
            isFailed={retry !== undefined}
            search={
              <>
                <VisuallyHidden>
                  <Heading level={1}>{list.title}</Heading>
                </VisuallyHidden>
                {searchBox}
              </>
            }
            filters={
              <FilterBar>
                <ListFilters {...controls} />
                <ListChips {...controls} />
              </FilterBar>
            }
            filterCount={filters.length}
            summary={summary}
            countRef={count}
            resultsRef={results}
            above={understoodRow}
            instead={found}
          />
        </Suspense>
        <ComparisonBar />
      </>
    )
  }
  return (
    <>
      {isScoped && <ScopedHeader list={list} groups={groupsOfTown(data, state, hrefOf)} />}
      <PageBody spacing="list">
        {!isScoped && <Header list={list} total={summary.total} />}
        <ListSearch controls={controls} order={order} viewLinks={viewLinks} mapHref={hasServer ? mapHref : undefined}>
          {searchBox}
        </ListSearch>
        {understoodRow}
        <Stale isStale={understood?.filters !== understoodBadges}>
          <ActiveFilters
            {...(understoodBadges && { understood: understoodBadges })}
            filters={filters}
            hrefOf={({ group, value }) => hrefOf({ ...toggleFilter(state, group, value), page: 1 })}
            clearHref={hrefOf({ ...clearFilters(state), ...(understood?.filters.length && { search: '' }), page: 1 })}
          />
        </Stale>
        <div>
          <ResultsSummary
            countRef={count}
            {...summary}
            wide={
              <Inline>
                <ListOrder {...order} />
                {viewLinks}
              </Inline>
            }
          />
          <section ref={results} aria-label="Results" aria-busy={isStale && !retry} tabIndex={-1}>
            <Stack gap={7}>
              {found}
              {!retry && (
                <Stale isStale={isOther}>
                  <Pagination
                    page={data.pageNumber}
                    pageCount={data.pageCount}
                    hrefOf={(page) => hrefOf({ ...data.state, page })}
                  />
                </Stale>
              )}
            </Stack>
          </section>
        </div>
        {list.places && <CountryPlaces title={list.title} places={list.places} />}
      </PageBody>
      <ComparisonBar />
      {hasServer && <MapBar href={mapHref} />}
    </>
  )
}
