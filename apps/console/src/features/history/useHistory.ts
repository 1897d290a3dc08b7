import { useAuth } from '@dira/auth/react'
import {
  connectChangeJobs,
  connectHistory,
  type ListingsChange,
  type Operation,
  type OperationFilter,
} from '@dira/data'
import type {
  ChangedSince,
  HistoryFilters,
  HistoryState,
  OpenOperation,
} from '../../shared/history/historyOperation.ts'
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useGo } from '../../shared/useGo.ts'
import { serverTime } from '@dira/data/site'
import { useNotices } from '@dira/app'
import { useDataOptions } from '../../shared/account/useDataOptions.ts'
import { useInboxSummary } from '../../shared/inbox/useInboxData.ts'
import { historyHref, readHistoryAddress } from '../../shared/history/historyAddress.ts'
import { changedSince, shownListing, shownOperation } from '../../shared/history/shownOperation.ts'

const HISTORY = ['history'] as const
/** How often running work is asked for, in milliseconds. */
const ASKED_EVERY = 1000

/** The history at the address that is shown, as `ChangeHistory` takes it. */
export function useHistory() {
  const { search } = useLocation()
  const { filters, item: openId } = readHistoryAddress(search)
  const go = useGo()
  const options = useDataOptions()
  const history = useMemo(() => connectHistory(options), [options])
  const jobs = useMemo(() => connectChangeJobs(options), [options])
  const { user } = useAuth()
  const client = useQueryClient()
  const { notify } = useNotices()
  const [openedAt] = useState(() => new Date(serverTime()))
  const administrators = useInboxSummary().data?.administrators ?? []
  // Which of its listings is shown, of the operation that lies open.
  const [shown, setShown] = useState({ operation: 0, at: 0 })
  const at = shown.operation === openId ? shown.at : 0
  // The undo that was begun here, and of what.
  const [begun, setBegun] = useState<{ readonly operation: number; readonly change: ListingsChange }>()

  const pages = useInfiniteQuery({
    queryKey: [...HISTORY, 'operations', filters],
    queryFn: ({ pageParam }) =>
      history.operations(asked(filters), pageParam === undefined ? {} : { before: pageParam }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ operations, more }) => (more ? operations.at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.pages.some((page) => page.operations.some(workOn)) ? ASKED_EVERY : false,
  })
  const operations = pages.data?.pages.flatMap((page) => page.operations) ?? []
  const isOpen = openId !== undefined
  const previews = useInfiniteQuery({
    queryKey: [...HISTORY, 'preview', openId],
    queryFn: ({ pageParam }) => history.preview(openId ?? 0, { after: pageParam }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    enabled: isOpen,
    refetchInterval: ({ state }) => (workOn(state.data?.pages[0]?.operation) ? ASKED_EVERY : false),
  })
  const opened = operations.find(({ id }) => id === openId) ?? previews.data?.pages[0]?.operation
  const work = workOn(opened)
  const isWorking = work !== undefined
  const summary = useQuery({
    queryKey: [...HISTORY, 'summary', openId],
    queryFn: () => history.summary(openId ?? 0),
    // Running work is counted when it is done.
    enabled: isOpen && opened !== undefined && !isWorking,
  })
  const listings = previews.data?.pages.flatMap((page) => page.listings) ?? []

  /** What was written is shown anew, here and in the lists. */
  const readAgain = () => client.invalidateQueries()
  const wasWorking = useRef(false)
  useEffect(() => {
    if (wasWorking.current && !isWorking) void client.invalidateQueries()
    wasWorking.current = isWorking
  }, [client, isWorking])

  /** Does something with running or stopped work, and shows the result. */
  async function act(action: () => Promise<unknown>): Promise<void> {
    try {
      await action()
    } catch {
      notify('That could not be done. The history shows what is.', { tone: 'error' })
    } finally {
      await readAgain()
    }
  }

  /** Undoes an operation, and says what came of it with a way back. */
  async function undo(operation: number, also: readonly ChangedSince[] = []): Promise<void> {
    const alsoChanged = (summary.data?.changedSince ?? []).flatMap((listing) =>
      listing.fields.flatMap(({ field, now }) =>
        field !== null && now !== null && also.some(({ key }) => key === `${listing.id} ${field}`)
          ? [{ listing: listing.id, field, now }]
          : [],
      ),
    )
    await act(async () =>
      setBegun({ operation: openId ?? 0, change: await history.beginUndo(operation, { alsoChanged }) }),
    )
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
      onStop: () => void (work?.job !== undefined && act(async () => jobs.stop(work.job ?? 0))),
      onGoOn: () => void (opened?.work?.job !== undefined && act(async () => jobs.goOn(opened.work?.job ?? 0))),
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
      working: work && {
        done: work.done,
        of: work.of,
        what: work === opened.work ? 'itself' : 'undo',
        canStop: work.job !== undefined,
      },
      failure: opened.undoWork?.failure ?? opened.work?.failure,
      // Work is resumed by the person who began it, an import on its own page. What was undone is begun anew.
      canGoOn: opened.work?.job !== undefined && opened.work.actor === user?.id && opened.undoneBy === undefined,
      report: reportOf(opened),
    }
  }

  /** What the undo that was begun here has done, once it is done. */
  function reportOf({ undoWork }: Operation) {
    if (begun === undefined || begun.operation !== openId) return undefined
    if (begun.change.state === 'done') return begun.change
    return undoWork?.job === begun.change.job && undoWork?.state === 'done' ? undoWork.counts : undefined
  }
}

/** The running work on an operation, or on its undo. */
const workOn = (operation: Operation | undefined) =>
  [operation?.undoWork, operation?.work].find((work) => work?.state === 'working')

function asked({ listing, who, what, isUndone }: HistoryFilters): OperationFilter {
  return {
    isUndone,
    ...(listing !== undefined && { listing }),
    ...(who !== undefined && { actor: who }),
    ...(what !== undefined && { kind: what }),
  }
}
