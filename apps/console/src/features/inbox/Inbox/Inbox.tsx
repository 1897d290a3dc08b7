import { useImperativeHandle, useRef, useState, type Ref } from 'react'
import { INBOX_STATUSES, INBOX_WHOSE, type Message } from '@dira/data'
import { Select, Text } from '@dira/ui'
import type { InboxFilters } from '../../../shared/inbox/inboxAddress.ts'
import type { InboxAdministrator, OpenMessage } from '../../../shared/inbox/inboxMessage.ts'
import { KeyHints, type KeyHintsProps } from '../../../shared/list/KeyHints.tsx'
import { ListAndPane, NothingOpen, Segments } from '../../../shared/list/ListAndPane.tsx'
import { ListBody, ListFailure } from '../../../shared/list/ListBody.tsx'
import { ListSearch } from '../../../shared/list/ListSearch.tsx'
import type { ListFilters, ReadList } from '../../../shared/list/useListPages.ts'
import { InboxList } from './InboxList.tsx'
import { MessagePane, type MessageActions, type MessageControls } from './MessagePane.tsx'
import type { Draft } from './MessageReply.tsx'
import { inboxMessages } from './messages.ts'
import { PickedMessages, type MessagePicking } from './PickedMessages.tsx'

/** What keys do with the inbox. */
export interface InboxControls extends MessageControls {
  readonly search: () => void
}

export interface InboxProps extends KeyHintsProps {
  list: ReadList<Message>
  /** How many of each kind match the other filters. @default not known yet */
  counts?: { readonly messages: number; readonly enquiries: number } | undefined
  address: ListFilters<InboxFilters, string>
  /** The message that lies open. @default none */
  open?: OpenMessage | undefined
  picking: MessagePicking
  /** Whom messages can be assigned to. */
  administrators: readonly InboxAdministrator[]
  /** The draft to the sender of the open message. */
  reply: Draft
  actions: MessageActions
  /** For keys. */
  controls?: Ref<InboxControls>
  /** Today's date. @default the clock's */
  now?: Date
}

/** What visitors sent: a list, and beside it the message that lies open, with the ways to answer. On a narrow screen one or the other. */
export function Inbox(given: InboxProps) {
  const { list, counts, address, open, picking, administrators, reply, actions, hints, controls, now } = given
  const { filters, hrefOf } = address
  const { picked, onPick } = picking
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
  const isNarrowed = filters.kind !== undefined || filters.whose !== undefined || filters.search !== ''
  const all = counts && counts.messages + counts.enquiries
  const total = filters.kind === undefined ? all : counts?.[filters.kind === 'message' ? 'messages' : 'enquiries']

  return (
    <ListAndPane
      heading={messages.heading}
      isOpen={open !== undefined}
      head={<InboxViews {...address} counts={counts} all={all} />}
      filters={
        <>
          <ListSearch
            ref={search}
            label={messages.search}
            value={filters.search}
            onChange={(text) => address.onFiltersChange({ ...filters, search: text })}
          />
          <Select
            label={messages.whose}
            options={[
              { value: '', label: messages.anybodys },
              ...INBOX_WHOSE.map((value) => ({ value, label: messages[value] })),
            ]}
            value={filters.whose ?? ''}
            onChange={(value) =>
              address.onFiltersChange({ ...filters, whose: INBOX_WHOSE.find((whose) => whose === value) })
            }
          />
          <KeyHints hints={hints} />
        </>
      }
      actions={
        picked.size > 0 && (
          <PickedMessages {...picking} status={filters.status} administrators={administrators} controls={bar} />
        )
      }
      failure={<ListFailure list={list} words={messages} />}
      list={
        <ListBody
          list={list}
          words={messages}
          lines={2}
          nothing={{
            text: isNarrowed ? messages.nothingFound : messages.empty[filters.status],
            way:
              isNarrowed || filters.status !== 'open'
                ? { label: messages.showAll, href: hrefOf({ status: 'open', search: '' }) }
                : { label: messages.showAnswered, href: hrefOf({ status: 'answered', search: '' }) },
          }}
          end={
            <Text size="small" tone="muted">
              {total !== undefined && messages.total(total, messages[filters.status])}
            </Text>
          }
        >
          {(items) => (
            <InboxList
              items={items}
              administrators={administrators}
              openId={open?.status === 'ready' ? open.item.id : undefined}
              hrefOf={(id) => hrefOf(filters, id)}
              picked={picked}
              onPick={onPick}
              now={now ?? opened}
            />
          )}
        </ListBody>
      }
      pane={
        open?.status === 'ready' ? (
          <MessagePane
            key={open.item.id}
            item={open.item}
            administrators={administrators}
            listHref={hrefOf(filters)}
            reply={reply}
            actions={actions}
            controls={item}
            now={now ?? opened}
          />
        ) : (
          <NothingOpen
            back={open && { label: messages.back, href: hrefOf(filters) }}
            isLoading={open?.status === 'loading'}
            text={open ? messages.gone : messages.choose}
          />
        )
      }
    />
  )
}

interface InboxViewsProps extends Pick<InboxProps['address'], 'filters' | 'hrefOf'>, Pick<InboxProps, 'counts'> {
  /** How many there are of both kinds. */
  readonly all: number | undefined
}

/** Links to one kind of message, and to those of which something else became. */
function InboxViews({ filters, hrefOf, counts, all }: InboxViewsProps) {
  const messages = inboxMessages
  const kinds = [
    { kind: undefined, label: messages.all, count: all },
    { kind: 'message', label: messages.messages, count: counts?.messages },
    { kind: 'enquiry', label: messages.enquiries, count: counts?.enquiries },
  ] as const
  return (
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
  )
}
