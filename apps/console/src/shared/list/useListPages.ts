import {
  keepPreviousData,
  useInfiniteQuery,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
} from '@tanstack/react-query'

/** The loading state of a list. */
export type ListState<Row> =
  | { readonly status: 'loading' | 'failed' }
  | {
      readonly status: 'ready'
      readonly rows: readonly Row[]
      /** There are more that match. */
      readonly hasMore: boolean
      /** They are of the filters before; those that match are being read. @default false */
      readonly isStale?: boolean
      /** They could not be read again; these are what was there. @default false */
      readonly isFailed?: boolean
    }

/** A list as its view takes it. */
export interface ReadList<Row> {
  readonly state: ListState<Row>
  /** Reads again after a failure. */
  readonly onRetry: () => void
  readonly onMore: () => void
}

interface Options<Page, Row> extends Pick<
  UseInfiniteQueryOptions<Page, Error, InfiniteData<Page>, QueryKey, Row | undefined>,
  'queryKey' | 'enabled' | 'refetchInterval'
> {
  /** Reads the page after a row, or the first. */
  readonly read: (after: Row | undefined) => Promise<Page>
  readonly rowsOf: (page: Page) => readonly Row[]
  /** Whether rows stay until those of other filters are there. @default true */
  readonly keepsRows?: boolean
}

/** A list that is read page by page: its query, all rows that were read, and the list as its view takes it. */
export function useListPages<Page extends { readonly more: boolean }, Row>(options: Options<Page, Row>) {
  const { read, rowsOf, keepsRows = true, ...asked } = options
  const query = useInfiniteQuery<Page, Error, InfiniteData<Page>, QueryKey, Row | undefined>({
    ...asked,
    // It is what getNextPageParam says.
    queryFn: async ({ pageParam }) => read(pageParam as Row | undefined),
    initialPageParam: undefined,
    getNextPageParam: (page) => (page.more ? rowsOf(page).at(-1) : undefined),
    // While one types, what was found stays until the next is.
    ...(keepsRows && { placeholderData: keepPreviousData }),
  })
  const isStale = query.isPlaceholderData
  const rows = query.data?.pages.flatMap(rowsOf) ?? []
  const state: ListState<Row> =
    // That there is nothing is said of the filters that it is true of.
    query.data && !(isStale && rows.length === 0)
      ? { status: 'ready', rows, isStale, hasMore: query.hasNextPage && !isStale, isFailed: query.isError }
      : { status: query.isError ? 'failed' : 'loading' }
  return {
    query,
    rows,
    isStale,
    /** The first page, which has what is said of all; undefined while it is of other filters. */
    first: isStale ? undefined : query.data?.pages[0],
    list: { state, onRetry: () => void query.refetch(), onMore: () => void query.fetchNextPage() },
  }
}

/** The filters of a list as its view takes them. */
export interface ListFilters<Filters, Item> {
  readonly filters: Filters
  readonly onFiltersChange: (filters: Filters) => void
  /** The address of the list with these filters, and with a row open. */
  readonly hrefOf: (filters: Filters, item?: Item) => string
}
