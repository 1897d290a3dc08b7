import { useId, useImperativeHandle, useRef, useState, type ComponentProps, type Ref } from 'react'
import { Button, Heading, Link, Select, Stale, joinClasses } from '@dira/ui'
import * as frame from '../../../shared/ListAndPane/ListAndPane.css.ts'
import { KeyHints, type KeyHintsProps } from '../../../shared/ListAndPane/KeyHints.tsx'
import { Segments, WaitingRows } from '../../../shared/ListAndPane/ListAndPane.tsx'
import { ListSearch } from '../../../shared/ListAndPane/ListSearch.tsx'
import { ReadFailed } from '../../../shared/ReadFailed.tsx'
import {
  REQUEST_KINDS,
  REQUEST_STATUSES,
  type ChangeRequestsState,
  type RequestFilters,
  type RequestStatus,
} from '../../../shared/requests/changeRequest.ts'
import * as styles from './ChangeRequests.css.ts'
import { changeRequestsMessages } from './messages.ts'
import { RequestList } from './RequestList.tsx'

/** What keys do with the list. */
export interface ChangeRequestsControls {
  /** Moves the focus to the next row or the one before, at first to the first. */
  readonly move: (by: 1 | -1) => void
  readonly search: () => void
}

export interface ChangeRequestsProps extends Omit<ComponentProps<'section'>, 'children'>, KeyHintsProps {
  state: ChangeRequestsState
  filters: RequestFilters
  onFiltersChange: (filters: RequestFilters) => void
  /** The address of the list with these filters, and with a request open. */
  hrefOf: (filters: RequestFilters, request?: string) => string
  /** Where what owners changed without a look is shown and undone. @default nowhere */
  liveHref?: string
  /** Reads again after a failure. */
  onRetry: () => void
  onMore: () => void
  /** For keys. */
  controls?: Ref<ChangeRequestsControls>
  /** Today's date. @default the clock's */
  now?: Date
}

const SHOWN_FIRST = ['new', 'asked-back', 'all'] as const
const NO_FILTERS: RequestFilters = { status: 'all', search: '' }

/** What people ask the directory to change: one row each, which leads to its review. */
export function ChangeRequests(given: ChangeRequestsProps) {
  const {
    state,
    filters,
    onFiltersChange,
    hrefOf,
    liveHref,
    onRetry,
    onMore,
    hints,
    controls,
    now,
    className,
    ...props
  } = given
  const messages = changeRequestsMessages
  const id = useId()
  const [opened] = useState(() => new Date())
  const search = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  useImperativeHandle(controls, () => ({
    search: () => search.current?.focus(),
    move: (by) => {
      const rows = [...(list.current?.querySelectorAll('a') ?? [])]
      const at = rows.findIndex((row) => row === document.activeElement)
      ;(at === -1 ? rows[0] : rows[at + by])?.focus()
    },
  }))
  const ready = state.status === 'ready' ? state : undefined
  const isNarrowed = filters.kind !== undefined || filters.search !== '' || filters.status !== 'new'
  const nameOf = (status: RequestStatus | 'all') => (status === 'all' ? messages.all : messages.statuses[status])
  return (
    <section aria-labelledby={id} className={joinClasses(styles.requests, className)} {...props}>
      <div className={styles.head}>
        <Heading level={1} size="h2" id={id}>
          {messages.heading}
        </Heading>
        <Segments
          label={messages.views}
          segments={SHOWN_FIRST.map((status) => ({
            label: nameOf(status),
            href: hrefOf({ ...filters, status }),
            isHere: filters.status === status,
            ...(status === 'new' && { isCounted: true, count: ready?.waiting }),
          }))}
        />
      </div>
      <div className={styles.filters}>
        <ListSearch
          ref={search}
          label={messages.search}
          clearLabel={messages.clear}
          value={filters.search}
          onChange={(text) => onFiltersChange({ ...filters, search: text })}
        />
        <Select
          label={messages.kind}
          options={[
            { value: '', label: messages.anyKind },
            ...REQUEST_KINDS.map((value) => ({ value, label: messages.kinds[value] })),
          ]}
          value={filters.kind ?? ''}
          onChange={(value) => onFiltersChange({ ...filters, kind: REQUEST_KINDS.find((kind) => kind === value) })}
        />
        <Select
          label={messages.status}
          options={[...REQUEST_STATUSES, 'all' as const].map((value) => ({ value, label: nameOf(value) }))}
          value={filters.status}
          onChange={(value) =>
            onFiltersChange({ ...filters, status: REQUEST_STATUSES.find((status) => status === value) ?? 'all' })
          }
        />
        <KeyHints hints={hints} />
      </div>
      {liveHref !== undefined && (
        <Link standalone href={liveHref}>
          {messages.live}
        </Link>
      )}
      {(state.status === 'failed' || ready?.isFailed) && (
        <ReadFailed text={messages.failed} retry={messages.retry} onRetry={onRetry} />
      )}
      {state.status === 'loading' && (
        <div className={styles.list}>
          <WaitingRows label={messages.loading} lines={1} />
        </div>
      )}
      {ready && ready.requests.length > 0 && (
        <Stale isStale={ready.isStale ?? false} look="muted">
          <RequestList
            ref={list}
            requests={ready.requests}
            hrefOf={(request) => hrefOf(filters, request)}
            now={now ?? opened}
          />
        </Stale>
      )}
      {ready?.requests.length === 0 && (
        <div className={frame.empty}>
          <p role="status">{isNarrowed ? messages.nothingFound : messages.nothing}</p>
          <Link standalone href={hrefOf(NO_FILTERS)}>
            {messages.showAll}
          </Link>
        </div>
      )}
      {ready?.hasMore && (
        <div className={frame.foot}>
          <Button variant="link" onPress={onMore}>
            {messages.more}
          </Button>
        </div>
      )}
    </section>
  )
}
