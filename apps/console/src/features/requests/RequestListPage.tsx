import { ChangeRequests, type ChangeRequestsControls } from './ChangeRequests/ChangeRequests.tsx'
import { useRef, useState } from 'react'
import { useGo } from '../../shared/useGo.ts'
import { serverTime } from '@dira/data/site'
import { historyHref } from '../../shared/history/historyAddress.ts'
import { useKeys } from '../../shared/keys/AdminKeys.tsx'
import { useSingleKeys } from '../../shared/keys/useSingleKeys.ts'
import { requestsHref, type RequestFilters } from '../../shared/requests/requestsAddress.ts'
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
  const { list, first } = useRequestList(changes.review, filters)
  useKeys('Requests', [
    { keys: 'j', label: 'Next request', run: () => controls.current?.move(1) },
    { keys: 'k', label: 'Request before', run: () => controls.current?.move(-1) },
    { keys: '/', label: 'Search', run: () => controls.current?.search() },
    { keys: 'z', label: 'Undo', run: changes.undoLast },
  ])
  return (
    <ChangeRequests
      controls={controls}
      hints={hasKeys ? HINTS : []}
      list={list}
      waiting={first?.waiting}
      now={now}
      address={{
        filters,
        // Typing replaces the history entry instead of adding one.
        onFiltersChange: (wanted) => go(requestsHref(wanted), { replace: wanted.search !== filters.search }),
        hrefOf: requestsHref,
      }}
      liveHref={historyHref({ what: 'owner-edit' })}
    />
  )
}
