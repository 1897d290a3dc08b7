import { useImperativeHandle, useRef, useState, type ComponentProps, type Ref } from 'react'
import { Button, Link, Select, Stale, Text } from '@dira/ui'
import { KeyHints, type KeyHintsProps } from '../../../shared/ListAndPane/KeyHints.tsx'
import { ListAndPane, NothingOpen, Segments, WaitingRows } from '../../../shared/ListAndPane/ListAndPane.tsx'
import { ListSearch } from '../../../shared/ListAndPane/ListSearch.tsx'
import * as frame from '../../../shared/ListAndPane/ListAndPane.css.ts'
import { ReadFailed } from '../../../shared/ReadFailed.tsx'
import { InboxList } from './InboxList.tsx'
import {
  INBOX_STATUSES,
  type InboxAdministrator,
  type InboxFilters,
  type InboxState,
  type InboxStatus,
  type OpenMessage,
} from '../../../shared/inbox/inboxMessage.ts'
import { MessagePane, type MessageActions, type MessageControls } from './MessagePane.tsx'
import { inboxMessages } from './messages.ts'
import { PickedMessages } from './PickedMessages.tsx'

/** What keys do with the inbox. */
export interface InboxControls extends MessageControls {
  readonly search: () => void
}

export interface InboxProps extends Omit<ComponentProps<'section'>, 'children'>, MessageActions, KeyHintsProps {
  state: InboxState
  filters: InboxFilters
  onFiltersChange: (filters: InboxFilters) => void
  /** The address of the inbox with these filters, and with a message open. */
  hrefOf: (filters: InboxFilters, item?: string) => string
  /** The message that lies open. @default none */
  open?: OpenMessage | undefined
  /** The ids of the messages that are picked. */
  picked: ReadonlySet<string>
  onPick: (ids: ReadonlySet<string>) => void
  /** Files all that are picked. */
  onFilePicked: (status: InboxStatus) => void
  /** Undefined gives all that are picked back to nobody. */
  onAssignPicked: (administrator: string | undefined) => void
  /** Whom messages can be assigned to. */
  administrators: readonly InboxAdministrator[]
  /** The draft of an answer to the sender of the open message. */
  draft: string
  onDraftChange: (draft: string) => void
  /** Reads again after a failure. */
  onRetry: () => void
  /** Reads older ones. */
  onMore: () => void
  /** For keys. */
  controls?: Ref<InboxControls>
  /** Today's date. @default the clock's */
  now?: Date
}

const WHOSE = ['mine', 'nobodys', 'mine-or-nobodys'] as const

/** What visitors sent: a list, and beside it the message that lies open, with the ways to answer. On a narrow screen one or the other. */
export function Inbox({
  state,
  filters,
  onFiltersChange,
  hrefOf,
  open,
  picked,
  onPick,
  onFilePicked,
  onAssignPicked,
  administrators,
  draft,
  onDraftChange,
  onRetry,
  onMore,
  hints,
  controls,
  now,
  onFile,
  onAssign,
  onAddNote,
  onExport,
  onErase,
  ...props
}: InboxProps) {
  const messages = inboxMessages
  const [opened] = useState(() => new Date())
  const search = useRef<HTMLInputElement>(null)
  const item = useRef<MessageControls>(null)
  const bar = useRef<Pick<MessageControls, 'assign'>>(null)
  useImperativeHandle(controls, () => ({
    reply: () => item.current?.reply(),
    assign: () => (picked.size > 0 ? bar : item).current?.assign(),
    note: () => item.current?.note(),
    send: () => item.current?.send(),
    search: () => search.current?.focus(),
  }))
  const ready = state.status === 'ready' ? state : undefined
  const isNarrowed = filters.kind !== undefined || filters.whose !== undefined || filters.search !== ''
  const counts = { message: ready?.messages, enquiry: ready?.enquiries }
  const all = counts.message === undefined || counts.enquiry === undefined ? undefined : counts.message + counts.enquiry
  const total = filters.kind === undefined ? all : counts[filters.kind]
  const kinds = [
    { kind: undefined, label: messages.all, count: all },
    { kind: 'message', label: messages.messages, count: counts.message },
    { kind: 'enquiry', label: messages.enquiries, count: counts.enquiry },
  ] as const

  return (
    <ListAndPane
      heading={messages.heading}
      isOpen={open !== undefined}
      head={
        <>
          <Segments
            label={messages.kinds}
            segments={kinds.map(({ kind, label, count }) => ({
              label,
              count,
              isCounted: true,
              href: hrefOf({ ...filters, kind }),
              isHere: filters.kind === kind,
            }))}
          />
          <Segments
            label={messages.statuses}
            segments={INBOX_STATUSES.map((status) => ({
              label: messages[status],
              href: hrefOf({ ...filters, status }),
              isHere: filters.status === status,
            }))}
          />
        </>
      }
      filters={
        <>
          <ListSearch
            ref={search}
            label={messages.search}
            clearLabel={messages.clear}
            value={filters.search}
            onChange={(text) => onFiltersChange({ ...filters, search: text })}
          />
          <Select
            label={messages.whose}
            options={[
              { value: '', label: messages.anybodys },
              ...WHOSE.map((value) => ({ value, label: messages[value] })),
            ]}
            value={filters.whose ?? ''}
            onChange={(value) => onFiltersChange({ ...filters, whose: WHOSE.find((whose) => whose === value) })}
          />
          <KeyHints hints={hints} />
        </>
      }
      actions={
        picked.size > 0 && (
          <PickedMessages
            count={picked.size}
            status={filters.status}
            administrators={administrators}
            onFile={onFilePicked}
            onAssign={onAssignPicked}
            onUnpick={() => onPick(new Set())}
            controls={bar}
          />
        )
      }
      failure={
        (state.status === 'failed' || ready?.isFailed) && (
          <ReadFailed text={messages.failed} retry={messages.retry} onRetry={onRetry} />
        )
      }
      list={
        <>
          {state.status === 'loading' && <WaitingRows label={messages.loading} lines={2} />}
          {ready && ready.items.length > 0 && (
            <Stale isStale={ready.isStale ?? false} look="muted">
              <InboxList
                items={ready.items}
                administrators={administrators}
                openId={open?.status === 'ready' ? open.item.id : undefined}
                hrefOf={(messageId) => hrefOf(filters, messageId)}
                picked={picked}
                onPick={onPick}
                now={now ?? opened}
              />
            </Stale>
          )}
          {ready && ready.items.length === 0 && (
            <div className={frame.empty}>
              <p role="status">{isNarrowed ? messages.nothingFound : messages.empty[filters.status]}</p>
              {isNarrowed && <Link href={hrefOf({ status: 'open', search: '' })}>{messages.showAll}</Link>}
            </div>
          )}
          {ready && ready.items.length > 0 && (
            <div className={frame.foot}>
              {ready.hasMore ? (
                <Button variant="link" onPress={onMore}>
                  {messages.more}
                </Button>
              ) : (
                <Text size="small" tone="muted">
                  {total !== undefined && messages.total(total, messages[filters.status])}
                </Text>
              )}
            </div>
          )}
        </>
      }
      pane={
        open?.status === 'ready' ? (
          <MessagePane
            key={open.item.id}
            item={open.item}
            administrators={administrators}
            listHref={hrefOf(filters)}
            draft={draft}
            onDraftChange={onDraftChange}
            controls={item}
            onFile={onFile}
            onAssign={onAssign}
            onAddNote={onAddNote}
            onExport={onExport}
            onErase={onErase}
          />
        ) : (
          <NothingOpen
            back={open && { label: messages.back, href: hrefOf(filters) }}
            isLoading={open?.status === 'loading'}
            text={open ? messages.gone : messages.choose}
          />
        )
      }
      {...props}
    />
  )
}
