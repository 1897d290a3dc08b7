import { useAuth } from '@dira/auth/react'
import type { Message, MessageStatus } from '@dira/data'
import { serverTime } from '@dira/data/site'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { inboxHref, readInboxAddress, type InboxFilters } from '../../shared/inbox/inboxAddress.ts'
import type { OpenMessage } from '../../shared/inbox/inboxMessage.ts'
import { useInboxData, useInboxSummary } from '../../shared/inbox/useInboxData.ts'
import { useListPages } from '../../shared/list/useListPages.ts'
import { useGo } from '../../shared/useGo.ts'
import type { InboxProps } from './Inbox/Inbox.tsx'
import { useInboxChanges } from './useInboxChanges.ts'

const MESSAGES = ['inbox', 'messages'] as const
const NONE: ReadonlySet<string> = new Set()

/** The inbox at the address that is shown, as `Inbox` takes it, and what its keys do. */
export function useInbox() {
  const { filters, item: openId } = readInboxAddress(useLocation().search)
  const go = useGo()
  const changes = useInboxChanges()
  const [now] = useState(() => new Date(serverTime()))
  const { opened, open, pages, reply } = useMessages(filters, openId)
  const { rows: items } = pages
  const { user } = useAuth()
  const administrators = useInboxSummary().data?.administrators ?? []
  const [picks, setPicks] = useState(NONE)
  // Only listed messages count as picked: other filters list others.
  const picked = items.filter(({ id }) => picks.has(id))

  /** The message that was asked for last: the next key may come before the address has followed. */
  const asked = useRef<string>(undefined)
  useEffect(() => {
    asked.current = undefined
  }, [openId])
  /** The message so many places on from the open one. */
  function step(by: 1 | -1): Message | undefined {
    const at = items.findIndex(({ id }) => id === (asked.current ?? openId))
    if (at === -1) return by === 1 ? items[0] : undefined
    return items[at + by]
  }
  function show(item: Message | undefined): void {
    asked.current = item?.id
    go(inboxHref(filters, item?.id), { replace: true })
  }
  /** After a decision the next message opens, or the one before where it was the last. */
  const showNext = () => show(step(1) ?? step(-1))

  function file(item: Message, wanted: MessageStatus): void {
    showNext()
    changes.file([item], wanted)
  }
  function filePicked(wanted: MessageStatus): void {
    if (opened && picks.has(opened.id)) show(undefined)
    changes.file(picked, wanted, { isMany: true })
    setPicks(NONE)
  }

  const props: InboxProps = {
    list: pages.list,
    counts: pages.first,
    address: {
      filters,
      // Typing replaces the history entry instead of adding one.
      onFiltersChange: (wanted) => go(inboxHref(wanted), { replace: wanted.search !== filters.search }),
      hrefOf: inboxHref,
    },
    open,
    administrators: administrators.map((one) => ({ ...one, isMe: one.id === user?.id })),
    reply,
    picking: {
      picked: new Set(picked.map(({ id }) => id)),
      onPick: setPicks,
      onFile: filePicked,
      onAssign: (administrator) => {
        changes.assign(picked, administrator, { isMany: true })
        setPicks(NONE)
      },
    },
    actions: {
      onFile: file,
      onAssign: (item, administrator) => changes.assign([item], administrator),
      onAddNote: changes.addNote,
      onExport: changes.exportPerson,
      onErase: (item) => changes.erasePerson(item, () => go(inboxHref(filters), { replace: true })),
    },
    now,
  }
  return {
    props,
    /** Files all picked messages, or the open one. */
    file: (wanted: MessageStatus) => {
      if (picked.length > 0) {
        if (filters.status !== wanted) filePicked(wanted)
      } else if (opened && opened.status !== wanted) file(opened, wanted)
    },
    /** `extends` picks the message that was open and the one that opens. */
    move: (by: 1 | -1, extend = false) => {
      const item = step(by)
      if (!item) return
      const from = asked.current ?? openId
      if (extend) setPicks((were) => new Set([...were, item.id, ...(from === undefined ? [] : [from])]))
      show(item)
    },
    /** Picks the message that lies open, or picks it off. */
    pick: () => {
      if (openId === undefined) return
      const ids = new Set(picks)
      if (!ids.delete(openId)) ids.add(openId)
      setPicks(ids)
    },
    close: () => (picked.length > 0 ? setPicks(NONE) : show(undefined)),
    markUnread: () => {
      if (!opened) return
      showNext()
      changes.markUnread(opened)
    },
    undo: changes.undoLast,
  }
}

/** The messages that match, and the one that lies open, with the draft of an answer to it. */
function useMessages({ status, kind, whose, search: text }: InboxFilters, openId: string | undefined) {
  const inbox = useInboxData()
  const client = useQueryClient()
  const [drafts, setDrafts] = useState<ReadonlyMap<string, string>>(new Map())
  const pages = useListPages({
    queryKey: [...MESSAGES, status, kind, whose, text],
    read: async (after: Message | undefined) => inbox.items({ status, kind, whose, text, after }),
    rowsOf: ({ items }) => items,
  })
  const listed = pages.rows.find(({ id }) => id === openId)
  // A message that is not in the list: its address was kept, or it was filed.
  const alone = useQuery({
    queryKey: [...MESSAGES, 'one', openId],
    queryFn: async () => (await inbox.item(openId ?? '')) ?? null,
    enabled: openId !== undefined && !listed && !pages.query.isPending,
  })
  const opened = listed ?? alone.data ?? undefined

  // Opening a message ends its bold, and nothing else.
  const markRead = useEffectEvent(() => {
    if (!opened || opened.isRead) return
    const readAgain = () => client.invalidateQueries({ queryKey: ['inbox'] })
    void inbox.change([opened], { isRead: true }).then(readAgain, () => undefined)
  })
  useEffect(() => markRead(), [opened?.id])

  return {
    pages,
    opened,
    open: openMessage(),
    reply: {
      draft: drafts.get(openId ?? '') ?? '',
      onDraftChange: (draft: string) => setDrafts(new Map(drafts).set(openId ?? '', draft)),
    },
  }

  function openMessage(): OpenMessage | undefined {
    if (openId === undefined) return undefined
    if (opened) return { status: 'ready', item: opened }
    return { status: alone.data === null || alone.isError ? 'gone' : 'loading' }
  }
}
