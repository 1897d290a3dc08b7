import { useAuth } from '@dira/auth/react'
import type { Message, MessageChange } from '@dira/data'
import type {
  InboxFilters,
  InboxMessage,
  InboxState,
  InboxStatus,
  OpenMessage,
} from '../../shared/inbox/inboxMessage.ts'
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useGo } from '../../shared/useGo.ts'
import { serverTime, countText } from '@dira/data/site'
import { useNotices } from '@dira/app'
import { useInboxData, useInboxSummary } from '../../shared/inbox/useInboxData.ts'
import { downloadJson } from './downloadJson.ts'
import { inboxHref, readInboxAddress } from '../../shared/inbox/inboxAddress.ts'
import { shownMessage } from '../../shared/inbox/shownMessage.ts'

const MESSAGES = ['inbox', 'messages'] as const

/** What a filing makes of a message. Spam and the archive leave it answered or not, as it was: that decides how long it is kept. */
const FILED: Record<InboxStatus, MessageChange> = {
  open: { isAnswered: false, filedAs: null },
  answered: { isAnswered: true, filedAs: null },
  archived: { filedAs: 'archived' },
  spam: { filedAs: 'spam' },
}

const DONE: Record<InboxStatus, string> = {
  open: 'Open again',
  answered: 'Marked as answered',
  archived: 'Archived',
  spam: 'Put with the spam',
}

const NONE: ReadonlySet<string> = new Set()

const messagesOf = (count: number) => `${countText(count)} ${count === 1 ? 'message' : 'messages'}`

/** The inbox at the address that is shown, as `Inbox` takes it. */
export function useInbox() {
  const { search } = useLocation()
  const { filters: addressed, item: openId } = readInboxAddress(search)
  const go = useGo()
  const inbox = useInboxData()
  const client = useQueryClient()
  const { notify } = useNotices()
  const { user } = useAuth()
  const administrators = useInboxSummary().data?.administrators ?? []
  const [drafts, setDrafts] = useState<ReadonlyMap<string, string>>(new Map())
  const [now] = useState(() => new Date(serverTime()))
  const lastUndo = useRef<() => void>(undefined)

  const { status, kind, whose, search: text } = addressed
  const pages = useInfiniteQuery({
    queryKey: [...MESSAGES, status, kind, whose, text],
    queryFn: ({ pageParam }) => inbox.items({ status, kind, whose, text, after: pageParam }),
    initialPageParam: undefined as Message | undefined,
    getNextPageParam: ({ items, more }) => (more ? items.at(-1) : undefined),
    // While one types, what was found stays until the next is.
    placeholderData: keepPreviousData,
  })
  const isStale = pages.isPlaceholderData
  const items = pages.data?.pages.flatMap((page) => page.items) ?? []
  const listed = items.find(({ id }) => id === openId)
  // A message that is not in the list: its address was kept, or it was filed.
  const alone = useQuery({
    queryKey: [...MESSAGES, 'one', openId],
    queryFn: async () => (await inbox.item(openId ?? '')) ?? null,
    enabled: openId !== undefined && !listed && !pages.isPending,
  })
  const opened = listed ?? alone.data ?? undefined
  const [picks, setPicks] = useState(NONE)
  // Only listed messages count as picked: other filters list others.
  const picked = items.filter(({ id }) => picks.has(id))

  const readAgain = () => client.invalidateQueries({ queryKey: ['inbox'] })
  const shown = (item: Message) => shownMessage(item, administrators, now)

  /** Writes, and reads the inbox again whatever came of it. */
  async function write(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work()
      return true
    } catch {
      notify('That could not be stored. The inbox shows what is.', { tone: 'error' })
      return false
    } finally {
      void readAgain()
    }
  }

  function offerUndo(said: string, undo: () => Promise<unknown>): void {
    let isDone = false
    // By the toast or by its key, once.
    const press = () => {
      if (isDone) return
      isDone = true
      void write(undo)
    }
    lastUndo.current = press
    notify(said, { action: { label: 'Undo', onPress: press } })
  }

  /** What a change replaces. */
  const before = ({ isAnswered, filedAs, assignee, isRead }: Message): MessageChange => ({
    isAnswered,
    filedAs: filedAs ?? null,
    assignee: assignee ?? null,
    isRead,
  })
  const rowsOf = (id: string) =>
    [...items, ...(alone.data ? [alone.data] : [])].filter((item) => item.id === id).slice(0, 1)

  async function change(rows: readonly Message[], wanted: MessageChange, said: string): Promise<void> {
    // Those that were alike go back together.
    const undos = Map.groupBy(rows, (row) => {
      const was = before(row)
      return JSON.stringify(
        Object.fromEntries(Object.keys(wanted).map((field) => [field, was[field as keyof MessageChange]])),
      )
    })
    const undo = async () => {
      for (const [was, alike] of undos) await inbox.change(alike, JSON.parse(was) as MessageChange) // Written above.
    }
    if (await write(() => inbox.change(rows, wanted))) offerUndo(said, undo)
  }

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
  function open(item: Message | undefined): void {
    asked.current = item?.id
    go(inboxHref(addressed, item?.id), { replace: true })
  }
  /** After a decision the next message opens, or the one before where it was the last. */
  const openNext = () => open(step(1) ?? step(-1))

  function file(item: Pick<InboxMessage, 'id' | 'name'>, wanted: InboxStatus): void {
    openNext()
    void change(rowsOf(item.id), FILED[wanted], `${DONE[wanted]}: ${item.name}`)
  }

  function filePicked(wanted: InboxStatus): void {
    if (opened && picks.has(opened.id)) open(undefined)
    void change(picked, FILED[wanted], `${DONE[wanted]}: ${messagesOf(picked.length)}`)
    setPicks(NONE)
  }

  function assignmentOf(administrator: string | undefined) {
    const email = administrators.find((one) => one.id === administrator)?.email
    return {
      change: { assignee: administrator ?? null },
      said: email === undefined ? 'Nobody answers' : `${email} answers`,
    }
  }

  // Opening a message ends its bold, and nothing else.
  const markRead = useEffectEvent(() => {
    if (opened && !opened.isRead) void inbox.change([opened], { isRead: true }).then(readAgain, () => undefined)
  })
  useEffect(() => markRead(), [opened?.id])

  const state: InboxState =
    // That there is nothing is said of the filters that it is true of.
    pages.data && !(isStale && items.length === 0)
      ? {
          status: 'ready',
          items: items.map(shown),
          messages: isStale ? undefined : pages.data.pages[0]?.messages,
          enquiries: isStale ? undefined : pages.data.pages[0]?.enquiries,
          isStale,
          hasMore: pages.hasNextPage && !isStale,
          isFailed: pages.isError,
        }
      : { status: pages.isError ? 'failed' : 'loading' }

  return {
    props: {
      state,
      filters: addressed,
      // Typing replaces the history entry instead of adding one.
      onFiltersChange: (wanted: InboxFilters) => go(inboxHref(wanted), { replace: wanted.search !== addressed.search }),
      hrefOf: inboxHref,
      open: openMessage(),
      administrators: administrators.map(({ id, email }) => ({ id, name: email, isMe: id === user?.id })),
      draft: drafts.get(openId ?? '') ?? '',
      onDraftChange: (draft: string) => setDrafts(new Map(drafts).set(openId ?? '', draft)),
      onRetry: () => void pages.refetch(),
      onMore: () => void pages.fetchNextPage(),
      onFile: file,
      picked: new Set(picked.map(({ id }) => id)),
      onPick: setPicks,
      onFilePicked: filePicked,
      onAssignPicked: (administrator: string | undefined) => {
        const { change: wanted, said } = assignmentOf(administrator)
        void change(picked, wanted, `${said}: ${messagesOf(picked.length)}`)
        setPicks(NONE)
      },
      onAssign: ({ id, name }: InboxMessage, administrator: string | undefined) => {
        const { change: wanted, said } = assignmentOf(administrator)
        void change(rowsOf(id), wanted, `${said}: ${name}`)
      },
      onAddNote: async (item: InboxMessage, note: string) => {
        let id = ''
        const isKept = await write(async () => (id = await inbox.addNote(item, note)))
        if (isKept) offerUndo('Noted', () => inbox.removeNote(id))
        return isKept
      },
      onExport: async ({ email }: InboxMessage) => {
        await write(async () => downloadJson(`${email}.json`, await inbox.exportPerson(email)))
      },
      onErase: async ({ email }: InboxMessage) => {
        let count = 0
        const isErased = await write(async () => {
          const erased = await inbox.erasePerson(email)
          count = erased.messages + erased.requests
        })
        if (!isErased) return
        go(inboxHref(addressed), { replace: true })
        notify(`Deleted, with all notes: ${countText(count)} from ${email}`)
      },
    },
    /** Files all picked messages, or the open one. */
    file: (wanted: InboxStatus) => {
      if (picked.length > 0) {
        if (addressed.status !== wanted) filePicked(wanted)
      } else if (opened && opened.status !== wanted) file(opened, wanted)
    },
    /** `extends` picks the message that was open and the one that opens. */
    move: (by: 1 | -1, extend = false) => {
      const item = step(by)
      if (!item) return
      const from = asked.current ?? openId
      if (extend) setPicks((were) => new Set([...were, item.id, ...(from === undefined ? [] : [from])]))
      open(item)
    },
    /** Picks the message that lies open, or picks it off. */
    pick: () => {
      if (openId === undefined) return
      const ids = new Set(picks)
      if (!ids.delete(openId)) ids.add(openId)
      setPicks(ids)
    },
    close: () => (picked.length > 0 ? setPicks(NONE) : open(undefined)),
    markUnread: () => {
      if (!opened) return
      openNext()
      void change([opened], { isRead: false }, `Unread again: ${opened.name}`)
    },
    undo: () => lastUndo.current?.(),
  }

  function openMessage(): OpenMessage | undefined {
    if (openId === undefined) return undefined
    if (opened) return { status: 'ready', item: shown(opened) }
    return { status: alone.data === null || alone.isError ? 'gone' : 'loading' }
  }
}
