import { connectHistory, type OperationFilter, type UndoReport } from '@dira/data'
import type { ChangedSince, HistoryFilters, HistoryState, OpenOperation } from '@dira/ui'
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useAddress } from '../../app/address.ts'
import { useGo } from '../../app/overlays.tsx'
import { serverTime } from '../../app/serverClock.ts'
import { useNotices } from '../../notices/NoticeProvider.tsx'
import { useDataOptions } from '../../account/useDataOptions.ts'
import { useInboxSummary } from '../useInboxData.ts'
import { historyHref, readHistoryAddress } from './historyAddress.ts'
import { changedSince, shownListing, shownOperation } from './shownOperation.ts'

const HISTORY = ['history'] as const

/** The history at the address that is shown, as `ChangeHistory` takes it. */
export function useHistory() {
  const { search } = useAddress()
  const { filters, operation: openId } = readHistoryAddress(search)
  const go = useGo()
  const options = useDataOptions()
  const history = useMemo(() => connectHistory(options), [options])
  const client = useQueryClient()
  const { notify } = useNotices()
  const [openedAt] = useState(() => new Date(serverTime()))
  const administrators = useInboxSummary().data?.administrators ?? []
  // Which of its listings is shown, of the operation that lies open.
  const [shown, setShown] = useState({ operation: 0, at: 0 })
  const at = shown.operation === openId ? shown.at : 0
  const [done, setDone] = useState<number>()
  const [report, setReport] = useState<{ readonly operation: number; readonly said: UndoReport }>()

  const pages = useInfiniteQuery({
    queryKey: [...HISTORY, 'operations', filters],
    queryFn: ({ pageParam }) =>
      history.operations(asked(filters), pageParam === undefined ? {} : { before: pageParam }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ operations, more }) => (more ? operations.at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
  })
  const operations = pages.data?.pages.flatMap((page) => page.operations) ?? []
  const isOpen = openId !== undefined
  const previews = useInfiniteQuery({
    queryKey: [...HISTORY, 'preview', openId],
    queryFn: ({ pageParam }) => history.preview(openId ?? 0, { after: pageParam }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    enabled: isOpen,
  })
  const summary = useQuery({
    queryKey: [...HISTORY, 'summary', openId],
    queryFn: () => history.summary(openId ?? 0),
    enabled: isOpen,
  })
  const opened = operations.find(({ id }) => id === openId) ?? previews.data?.pages[0]?.operation
  const listings = previews.data?.pages.flatMap((page) => page.listings) ?? []

  /** Undoes an operation, and says what came of it with a way back. */
  async function undo(operation: number, also: readonly ChangedSince[] = []): Promise<void> {
    setDone(0)
    try {
      const alsoChanged = (summary.data?.changedSince ?? []).flatMap((listing) =>
        listing.fields.flatMap(({ field, now }) =>
          field !== null && now !== null && also.some(({ key }) => key === `${listing.id} ${field}`)
            ? [{ listing: listing.id, field, now }]
            : [],
        ),
      )
      const said = await history.undo(operation, {
        alsoChanged,
        onProgress: ({ changed, archived, restored }) => setDone(changed + archived + restored),
      })
      setReport({ operation: openId ?? 0, said })
    } catch {
      notify('That could not be undone, or not all of it. The history shows what is.', { tone: 'error' })
    } finally {
      setDone(undefined)
      // What was put back is shown anew, here and in the lists.
      await client.invalidateQueries({ queryKey: HISTORY })
    }
  }

  function move(by: 1 | -1): void {
    const place = operations.findIndex(({ id }) => id === openId)
    const next = place === -1 ? operations[0] : operations[place + by]
    if (next) go(historyHref(filters, next.id), { replace: true })
  }

  function step(by: 1 | -1): void {
    const next = at + by
    if (openId === undefined || next < 0 || next >= (summary.data?.counts.listings ?? listings.length)) return
    setShown({ operation: openId, at: next })
    if (next >= listings.length && !previews.isFetchingNextPage) void previews.fetchNextPage()
  }

  const isStale = pages.isPlaceholderData
  const state: HistoryState =
    // That there is nothing is said of the filters that it is true of.
    pages.data && !(isStale && operations.length === 0)
      ? {
          status: 'ready',
          operations: operations.map(shownOperation),
          isStale,
          hasMore: pages.hasNextPage && !isStale,
          isFailed: pages.isError,
        }
      : { status: pages.isError ? 'failed' : 'loading' }

  return {
    props: {
      state,
      filters,
      onFiltersChange: (wanted: HistoryFilters) => go(historyHref(wanted)),
      listingName:
        filters.listing === undefined
          ? undefined
          : ((isStale ? undefined : pages.data?.pages[0]?.listing) ?? filters.listing),
      people: administrators.map(({ id, email }) => ({ id, name: email })),
      hrefOf: historyHref,
      open: openOperation(),
      onRetry: () => void client.invalidateQueries({ queryKey: HISTORY }),
      onMore: () => void pages.fetchNextPage(),
      onStep: step,
      onUndo: (also: readonly ChangedSince[]) => void (opened && undo(opened.id, also)),
      now: openedAt,
      onUndoTheUndo: () => void (opened?.undoneBy !== undefined && undo(opened.undoneBy)),
    },
    move,
    step,
    close: () => go(historyHref(filters), { replace: true }),
  }

  function openOperation(): OpenOperation | undefined {
    if (openId === undefined) return undefined
    if (!opened) return { status: previews.isError ? 'failed' : 'loading' }
    const listing = listings[at]
    return {
      status: 'ready',
      operation: shownOperation(opened),
      counts: summary.data?.counts,
      listing: listing && shownListing(listing),
      place: at + 1,
      changed: summary.data?.changedSince.flatMap(changedSince) ?? [],
      done,
      report: report?.operation === openId ? report.said : undefined,
    }
  }
}

function asked({ listing, who, what, isUndone }: HistoryFilters): OperationFilter {
  return {
    isUndone,
    ...(listing !== undefined && { listing }),
    ...(who !== undefined && { actor: who }),
    ...(what !== undefined && { kind: what }),
  }
}
