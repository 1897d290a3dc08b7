import { connectListed, type ListedQuery, type ListedSort } from '@dira/data'
import {
  LISTING_COLUMNS_ALL,
  LISTING_COLUMNS_SHOWN,
  type ListingColumnId,
  type ListingTableState,
  type TablePlace,
} from './ListingTable/listedListing.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useGo } from '../../shared/useGo.ts'
import { serverTime } from '@dira/data/site'
import { NEW_LISTING_PATH } from '../../shared/editor/editorAddress.ts'
import { useDataOptions } from '../../shared/account/useDataOptions.ts'
import {
  FIRST_PAGE,
  LISTINGS_PATH,
  listingsHref,
  listingsQuery,
  readListingsAddress,
  type ListingsView,
} from '../../shared/listings/listingsAddress.ts'
import { CHOICES, countryLabel, NEED_NAMES } from '../../shared/listings/names.ts'
import { shownListing } from './shownListing.ts'
import { useListingViews } from './useListingViews.ts'
import { filterOf } from './filterOf.ts'
import { useListingsCsv } from './useListingsCsv.ts'
import { useLongerThan } from './useLongerThan.ts'
import { useListingChanges } from './useListingChanges.ts'

const LISTINGS = ['listings'] as const
const SLOW = 4000

const NO_FILTER = {
  search: '',
  statuses: [],
  tiers: [],
  categories: [],
  countries: [],
  place: undefined,
  needs: undefined,
  ...FIRST_PAGE,
}

/** The table of listings at the address that is shown, as `ListingTable` takes it. */
export function useListings() {
  const shown = readListingsAddress(useLocation().search)
  const go = useGo()
  const options = useDataOptions()
  const listed = useMemo(() => connectListed(options), [options])
  const [now] = useState(() => new Date(serverTime()))
  // The address may be ahead of what is drawn: a change is one of it.
  const changed = (change: Partial<ListingsView>) =>
    listingsHref({ ...readListingsAddress(location.search), ...FIRST_PAGE, ...change })
  const to = (change: Partial<ListingsView>) => go(changed(change))

  const filter = filterOf(shown)
  const asked: ListedQuery = {
    ...filter,
    sort: shown.sort,
    descending: shown.isDescending,
    ...(shown.after !== undefined && { after: shown.after }),
    ...(shown.before !== undefined && { before: shown.before }),
  }
  const page = useQuery({
    queryKey: [...LISTINGS, 'page', asked],
    queryFn: ({ signal }) => listed.page(asked, signal),
    // What was there stays until the next is.
    placeholderData: keepPreviousData,
  })
  // What was counted is true of these filters alone, on whichever page of them.
  const counted = JSON.stringify(filter)
  const [filterOfCount, setFilterOfCount] = useState(counted)
  if (!page.isPlaceholderData && filterOfCount !== counted) setFilterOfCount(counted)
  const isOther = filterOfCount !== counted
  // Rows stay the same ones until others come, so that a press draws its own answer alone.
  const query = listingsQuery(shown)
  const [queryOfRows, setQueryOfRows] = useState(query)
  if (!page.isPlaceholderData && queryOfRows !== query) setQueryOfRows(query)
  const { data, dataUpdatedAt } = page
  const rows = useMemo(
    () => data?.rows.map((listing) => shownListing(listing, dataUpdatedAt, queryOfRows)),
    [data, dataUpdatedAt, queryOfRows],
  )
  const named = shown.columns?.join()
  const columns = useMemo(
    () =>
      named?.split(',').flatMap((name) => LISTING_COLUMNS_ALL.filter((column) => column === name)) ??
      LISTING_COLUMNS_SHOWN,
    [named],
  )
  const isSlow = useLongerThan(SLOW, page.isFetching && (page.isPending || page.isPlaceholderData))

  const [placeText, setPlaceText] = useState('')
  const places = useQuery({
    queryKey: [...LISTINGS, 'places', placeText],
    queryFn: () => listed.places(placeText),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  const changes = useListingChanges({ listed, filter, places: places.data })
  const views = useListingViews(shown)
  const csv = useListingsCsv(listed, asked)

  const pageHref = (key: 'after' | 'before', value: string | null | undefined) =>
    value ? listingsHref({ ...shown, ...FIRST_PAGE, [key]: value }) : undefined
  const nextHref = pageHref('after', data?.next)
  const previousHref = pageHref('before', data?.previous)

  return {
    props: {
      state: stateOf(),
      search: shown.search,
      onSearch: (search: string) => go(changed({ search }), { replace: true }),
      filters: [
        { id: 'statuses', label: 'Status', options: CHOICES.status, chosen: shown.statuses },
        { id: 'tiers', label: 'Package', options: CHOICES.standing, chosen: shown.tiers },
        { id: 'categories', label: 'Category', options: CHOICES.category, chosen: shown.categories },
        { id: 'countries', label: 'Country', options: CHOICES.country, chosen: shown.countries },
      ],
      // The address takes of it what it knows.
      onFilter: (id: string, values: readonly string[]) => to({ [id]: values }),
      place: shown.place,
      // A filter has the slug of a place alone, whichever country it is in.
      onPlace: (place: TablePlace | undefined) =>
        to({ place: place && { value: place.value.split(' ')[0] ?? '', label: place.label } }),
      placeSearch: {
        places: places.data?.map(({ kind, slug, name, country, province }) => ({
          kind,
          value: `${slug} ${country}`,
          label: name,
          description: [kind === 'city' ? province?.name : undefined, countryLabel(country)].filter(Boolean).join(', '),
        })),
        text: placeText,
        onTextChange: setPlaceText,
      },
      need: shown.needs && NEED_NAMES[shown.needs],
      onNeed: () => to({ needs: undefined }),
      onClear: () => to(NO_FILTER),
      sort: shown.sort,
      isDescending: shown.isDescending,
      onSort: (sort: ListedSort, isDescending: boolean) => to({ sort, isDescending }),
      columns,
      onColumns: (wanted: readonly ListingColumnId[]) => {
        const others = wanted.join() === LISTING_COLUMNS_SHOWN.join() ? undefined : wanted
        go(listingsHref({ ...readListingsAddress(location.search), columns: others }), { replace: true })
      },
      picked: changes.picked,
      onPick: changes.onPick,
      tiers: CHOICES.tier,
      categories: CHOICES.category,
      bulk: changes.bulk,
      onBulk: changes.onBulk,
      onConfirm: changes.onConfirm,
      onCancel: changes.onCancel,
      ...views.props,
      allHref: LISTINGS_PATH,
      newHref: NEW_LISTING_PATH,
      ...csv,
      onOpen: (href: string) => go(href),
      onRetry: () => void page.refetch(),
      now,
    },
    go: (by: 'next' | 'previous') => {
      const href = by === 'next' ? nextHref : previousHref
      if (href !== undefined && !page.isPlaceholderData) go(href)
    },
    openView: (at: number) => {
      const view = views.props.views[at]
      if (view) go(view.href)
    },
    unpick: changes.unpick,
    undo: changes.undo,
    bulk: changes.onBulk,
  }

  function stateOf(): ListingTableState {
    // That there is nothing is said of the filters that it is true of.
    if (!data || !rows || (isOther && rows.length === 0))
      return page.isError ? { status: 'failed' } : { status: 'loading', isSlow }
    return {
      status: 'ready',
      rows,
      count: isOther ? undefined : data.count,
      isFirst: data.previous === null,
      previousHref,
      nextHref,
      isReading: page.isPlaceholderData,
      isSlow,
      isFailed: page.isError,
    }
  }
}
