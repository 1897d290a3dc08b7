import { ChangeRequests, type ChangeRequestsControls } from './ChangeRequests/ChangeRequests.tsx'
import type { ChangeRequestsState, RequestFilters } from '../../shared/requests/changeRequest.ts'
import { useRef, useState } from 'react'
import { useGo } from '../../shared/useGo.ts'
import { serverTime } from '@dira/data/site'
import { historyHref } from '../../shared/history/historyAddress.ts'
import { useKeys } from '../../shared/keys/AdminKeys.tsx'
import { useSingleKeys } from '../../shared/keys/useSingleKeys.ts'
import { requestsHref } from '../../shared/requests/requestsAddress.ts'
import { listedRequest } from './shownRequest.ts'
import type { RequestChanges } from './useRequestChanges.ts'
import { useRequestList } from './useRequestList.ts'

const HINTS = [
  { keys: 'j k', label: 'move' },
  { keys: 'Enter', label: 'open' },
]

interface RequestListPageProps {
  readonly filters: RequestFilters
  readonly changes: RequestChanges
}

/** The requests that an address asks for. */
export function RequestListPage({ filters, changes }: RequestListPageProps) {
  const controls = useRef<ChangeRequestsControls>(null)
  const [hasKeys] = useSingleKeys()
  const go = useGo()
  const [now] = useState(() => new Date(serverTime()))
  const { pages, requests } = useRequestList(changes.review, filters)
  useKeys('Requests', [
    { keys: 'j', label: 'Next request', run: () => controls.current?.move(1) },
    { keys: 'k', label: 'Request before', run: () => controls.current?.move(-1) },
    { keys: '/', label: 'Search', run: () => controls.current?.search() },
    { keys: 'z', label: 'Undo', run: changes.undoLast },
  ])
  const isStale = pages.isPlaceholderData
  const state: ChangeRequestsState =
    // That there is nothing is said of the filters that it is true of.
    pages.data && !(isStale && requests.length === 0)
      ? {
          status: 'ready',
          requests: requests.map(listedRequest),
          waiting: pages.data.pages[0]?.waiting ?? 0,
          isStale,
          hasMore: pages.hasNextPage && !isStale,
          isFailed: pages.isError,
        }
      : { status: pages.isError ? 'failed' : 'loading' }
  return (
    <ChangeRequests
      controls={controls}
      hints={hasKeys ? HINTS : []}
      state={state}
      now={now}
      filters={filters}
      // Typing replaces the history entry instead of adding one.
      onFiltersChange={(wanted) => go(requestsHref(wanted), { replace: wanted.search !== filters.search })}
      hrefOf={requestsHref}
      liveHref={historyHref({ what: 'owner-edit' })}
      onRetry={() => void pages.refetch()}
      onMore={() => void pages.fetchNextPage()}
    />
  )
}
