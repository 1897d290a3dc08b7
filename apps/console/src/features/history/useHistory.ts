import { useAuth } from '@dira/auth/react'
import {
  connectChangeJobs,
  connectHistory,
  type ListingsChange,
  type Operation,
  type OperationFilter,
} from '@dira/data'
import { serverTime } from '@dira/data/site'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useDataOptions } from '../../shared/account/useDataOptions.ts'
import { historyHref, readHistoryAddress, type HistoryFilters } from '../../shared/history/historyAddress.ts'
import type { ChangedSince, OpenOperation } from '../../shared/history/historyOperation.ts'
import { changedSince, shownListing, shownOperation } from '../../shared/history/shownOperation.ts'
import { useInboxSummary } from '../../shared/inbox/useInboxData.ts'
import { useListPages } from '../../shared/list/useListPages.ts'
import { useGo } from '../../shared/useGo.ts'
import { useWrite } from '../../shared/useWrite.ts'
import type { ChangeHistoryProps } from './ChangeHistory/ChangeHistory.tsx'

const HISTORY = ['history'] as const
/** How often running work is asked for, in milliseconds. */
const ASKED_EVERY = 1000

/** The history at the address that is shown, as `ChangeHistory` takes it, and what its keys do. */
export function useHistory() {
  const { filters, item: openId } = readHistoryAddress(useLocation().search)
  const go = useGo()
  const client = useQueryClient()
  const [now] = useState(() => new Date(serverTime()))
  const people = useInboxSummary().data?.administrators ?? []
  const { history } = useHistoryData()
  const { rows, first, list } = useListPages({
    queryKey: [...HISTORY, 'operations', filters],
    read: async (before: Operation | undefined) => history.operations(asked(filters), before && { before: before.id }),
    rowsOf: ({ operations }) => operations,
    refetchInterval: ({ state }) =>
      state.data?.pages.some((page) => page.operations.some(workOn)) ? ASKED_EVERY : false,
  })
  const { open, actions } = useOpenOperation(openId, rows)

  function move(by: 1 | -1): void {
    const place = rows.findIndex(({ id }) => id === openId)
    const next = place === -1 ? rows[0] : rows[place + by]
    if (next) go(historyHref(filters, next.id), { replace: true })
  }
  const { state } = list
  const props: ChangeHistoryProps = {
    list: {
      ...list,
      state: state.status === 'ready' ? { ...state, rows: state.rows.map(shownOperation) } : state,
      onRetry: () => void client.invalidateQueries({ queryKey: HISTORY }),
    },
    address: { filters, onFiltersChange: (wanted) => go(historyHref(wanted)), hrefOf: historyHref },
    listingName: filters.listing === undefined ? undefined : (first?.listing ?? filters.listing),
    people,
    open,
    actions,
    now,
  }
  return { props, move, step: actions.onStep, close: () => go(historyHref(filters), { replace: true }) }
}

/** An operation, and the work on it that runs. */
function useHistoryData() {
  const options = useDataOptions()
  return useMemo(() => ({ history: connectHistory(options), jobs: connectChangeJobs(options) }), [options])
}

/** The operation that lies open, and what can be done with it. */
function useOpenOperation(openId: number | undefined, operations: readonly Operation[]) {
  const { history, jobs } = useHistoryData()
  const client = useQueryClient()
  const { user } = useAuth()
  const write = useWrite('That could not be done. The history shows what is.')
  // Which of its listings is shown, of the operation that lies open.
  const [shown, setShown] = useState({ operation: 0, at: 0 })
  const at = shown.operation === openId ? shown.at : 0
  // The undo that was begun here, and of what.
  const [begun, setBegun] = useState<{ readonly operation: number; readonly change: ListingsChange }>()
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

  // Written listings are shown anew, here and in the lists.
  const wasWorking = useRef(false)
  useEffect(() => {
    if (wasWorking.current && !isWorking) void client.invalidateQueries()
    wasWorking.current = isWorking
  }, [client, isWorking])

  /** Undoes an operation, and puts back what else was changed since and is ticked. */
  function undo(operation: number, also: readonly ChangedSince[] = []): void {
    const alsoChanged = (summary.data?.changedSince ?? []).flatMap((listing) =>
      listing.fields.flatMap(({ field, now }) =>
        field !== null && now !== null && also.some(({ key }) => key === `${listing.id} ${field}`)
          ? [{ listing: listing.id, field, now }]
          : [],
      ),
    )
    void write(async () =>
      setBegun({ operation: openId ?? 0, change: await history.beginUndo(operation, { alsoChanged }) }),
    )
  }

  function step(by: 1 | -1): void {
    const next = at + by
    if (openId === undefined || next < 0 || next >= (summary.data?.counts.listings ?? listings.length)) return
    setShown({ operation: openId, at: next })
    if (next >= listings.length && !previews.isFetchingNextPage) void previews.fetchNextPage()
  }

  return {
    open: openOperation(),
    actions: {
      onStep: step,
      onUndo: (also: readonly ChangedSince[]) => opened && undo(opened.id, also),
      onUndoTheUndo: () => {
        if (opened?.undoneBy !== undefined) undo(opened.undoneBy)
      },
      onStop: () => {
        const job = work?.job
        if (job !== undefined) void write(() => jobs.stop(job))
      },
      onGoOn: () => {
        const job = opened?.work?.job
        if (job !== undefined) void write(() => jobs.goOn(job))
      },
    },
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
