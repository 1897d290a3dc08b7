import { useId, useImperativeHandle, useRef, useState, type Ref } from 'react'
import { CHANGE_REQUEST_KINDS, CHANGE_REQUEST_STATUSES } from '@dira/data'
import { Heading, Link, Select } from '@dira/ui'
import { focusRow } from '../../../shared/list/focusedRow.ts'
import { KeyHints, type KeyHintsProps } from '../../../shared/list/KeyHints.tsx'
import { Segments } from '../../../shared/list/ListAndPane.tsx'
import { ListBody, ListFailure } from '../../../shared/list/ListBody.tsx'
import { ListSearch } from '../../../shared/list/ListSearch.tsx'
import type { ListFilters, ReadList } from '../../../shared/list/useListPages.ts'
import type { RequestFilters } from '../../../shared/requests/requestsAddress.ts'
import type { ListedRequest } from './listedRequest.ts'
import * as styles from './ChangeRequests.css.ts'
import { changeRequestsMessages } from './messages.ts'
import { RequestList } from './RequestList.tsx'

/** What keys do with the list. */
export interface ChangeRequestsControls {
  /** Moves the focus to the next row or the one before, at first to the first. */
  readonly move: (by: 1 | -1) => void
  readonly search: () => void
}

export interface ChangeRequestsProps extends KeyHintsProps {
  list: ReadList<ListedRequest>
  /** How many wait for an administrator, of all. @default not known yet */
  waiting?: number | undefined
  address: ListFilters<RequestFilters, string>
  /** Where what owners changed without a look is shown and undone. @default nowhere */
  liveHref?: string
  /** For keys. */
  controls?: Ref<ChangeRequestsControls>
  /** Today's date. @default the clock's */
  now?: Date
}

const SHOWN_FIRST = ['new', 'asked-back', 'all'] as const

/** What people ask the directory to change: one row each, which leads to its review. */
export function ChangeRequests({ list, waiting, address, liveHref, hints, controls, now }: ChangeRequestsProps) {
  const { filters, onFiltersChange, hrefOf } = address
  const messages = changeRequestsMessages
  const id = useId()
  const [opened] = useState(() => new Date())
  const search = useRef<HTMLInputElement>(null)
  const rows = useRef<HTMLUListElement>(null)
  useImperativeHandle(controls, () => ({
    search: () => search.current?.focus(),
    move: (by) => void focusRow(rows.current, by),
  }))
  const isNarrowed = filters.kind !== undefined || filters.search !== '' || filters.status !== 'new'
  const nameOf = (status: RequestFilters['status']) => (status === 'all' ? messages.all : messages.statuses[status])
  return (
    <section aria-labelledby={id} className={styles.requests}>
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
            ...(status === 'new' && { isCounted: true, count: waiting }),
          }))}
        />
      </div>
      <div className={styles.filters}>
        <ListSearch
          ref={search}
          label={messages.search}
          value={filters.search}
          onChange={(text) => onFiltersChange({ ...filters, search: text })}
        />
        <Select
          label={messages.kind}
          options={[
            { value: '', label: messages.anyKind },
            ...CHANGE_REQUEST_KINDS.map((value) => ({ value, label: messages.kinds[value] })),
          ]}
          value={filters.kind ?? ''}
          onChange={(value) =>
            onFiltersChange({ ...filters, kind: CHANGE_REQUEST_KINDS.find((kind) => kind === value) })
          }
        />
        <Select
          label={messages.status}
          options={[...CHANGE_REQUEST_STATUSES, 'all' as const].map((value) => ({ value, label: nameOf(value) }))}
          value={filters.status}
          onChange={(value) =>
            onFiltersChange({
              ...filters,
              status: CHANGE_REQUEST_STATUSES.find((status) => status === value) ?? 'all',
            })
          }
        />
        <KeyHints hints={hints} />
      </div>
      {liveHref !== undefined && (
        <Link standalone href={liveHref}>
          {messages.live}
        </Link>
      )}
      <ListFailure list={list} words={messages} />
      <ListBody
        list={list}
        words={messages}
        lines={1}
        nothing={{
          text: isNarrowed ? messages.nothingFound : messages.nothing,
          way: { label: messages.showAll, href: hrefOf({ status: 'all', search: '' }) },
        }}
      >
        {(requests) => (
          <RequestList
            ref={rows}
            requests={requests}
            hrefOf={(request) => hrefOf(filters, request)}
            now={now ?? opened}
          />
        )}
      </ListBody>
    </section>
  )
}
