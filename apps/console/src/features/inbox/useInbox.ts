import { useAuth } from '@dira/auth/react'
import type { Letter, LetterChange } from '@dira/data'
import type { InboxFilters, InboxLetter, InboxState, InboxStatus, OpenLetter } from '@dira/ui'
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useGo } from '../../shared/useGo.ts'
import { serverTime, countText } from '@dira/data/site'
import { useNotices } from '@dira/app'
import { useInboxData, useInboxSummary } from '../../shared/useInboxData.ts'
import { downloadJson } from './downloadJson.ts'
import { inboxHref, readInboxAddress } from '../../shared/inbox/inboxAddress.ts'
import { shownLetter } from '../../shared/inbox/shownLetter.ts'

const LETTERS = ['inbox', 'letters'] as const

/** What a filing makes of a letter. Spam and the archive leave it answered or not, as it was: that decides how long it is kept. */
const FILED: Record<InboxStatus, LetterChange> = {
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

const lettersOf = (count: number) => `${countText(count)} ${count === 1 ? 'letter' : 'letters'}`

/** The inbox at the address that is shown, as `Inbox` takes it. */
export function useInbox() {
  const { search } = useLocation()
  const { filters: addressed, letter: openId } = readInboxAddress(search)
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
    queryKey: [...LETTERS, status, kind, whose, text],
    queryFn: ({ pageParam }) => inbox.letters({ status, kind, whose, text, after: pageParam }),
    initialPageParam: undefined as Letter | undefined,
    getNextPageParam: ({ letters, more }) => (more ? letters.at(-1) : undefined),
    // While one types, what was found stays until the next is.
    placeholderData: keepPreviousData,
  })
  const isStale = pages.isPlaceholderData
  const letters = pages.data?.pages.flatMap((page) => page.letters) ?? []
  const listed = letters.find(({ id }) => id === openId)
  // A letter that is not in the list: its address was kept, or it was filed.
  const alone = useQuery({
    queryKey: [...LETTERS, 'one', openId],
    queryFn: async () => (await inbox.letter(openId ?? '')) ?? null,
    enabled: openId !== undefined && !listed && !pages.isPending,
  })
  const opened = listed ?? alone.data ?? undefined
  const [picks, setPicks] = useState(NONE)
  // Only listed messages count as picked: other filters list others.
  const picked = letters.filter(({ id }) => picks.has(id))

  const readAgain = () => client.invalidateQueries({ queryKey: ['inbox'] })
  const shown = (letter: Letter) => shownLetter(letter, administrators, now)

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
  const before = ({ isAnswered, filedAs, assignee, isRead }: Letter): LetterChange => ({
    isAnswered,
    filedAs: filedAs ?? null,
    assignee: assignee ?? null,
    isRead,
  })
  const rowsOf = (id: string) =>
    [...letters, ...(alone.data ? [alone.data] : [])].filter((letter) => letter.id === id).slice(0, 1)

  async function change(rows: readonly Letter[], wanted: LetterChange, said: string): Promise<void> {
    // Those that were alike go back together.
    const undos = Map.groupBy(rows, (row) => {
      const was = before(row)
      return JSON.stringify(
        Object.fromEntries(Object.keys(wanted).map((field) => [field, was[field as keyof LetterChange]])),
      )
    })
    const undo = async () => {
      for (const [was, alike] of undos) await inbox.change(alike, JSON.parse(was) as LetterChange) // What was written above.
    }
    if (await write(() => inbox.change(rows, wanted))) offerUndo(said, undo)
  }

  /** The letter that was asked for last: the next key may come before the address has followed. */
  const asked = useRef<string>(undefined)
  useEffect(() => {
    asked.current = undefined
  }, [openId])

  /** The letter so many places on from the open one. */
  function step(by: 1 | -1): Letter | undefined {
    const at = letters.findIndex(({ id }) => id === (asked.current ?? openId))
    if (at === -1) return by === 1 ? letters[0] : undefined
    return letters[at + by]
  }
  function open(letter: Letter | undefined): void {
    asked.current = letter?.id
    go(inboxHref(addressed, letter?.id), { replace: true })
  }
  /** After a decision the next letter opens, or the one before where it was the last. */
  const openNext = () => open(step(1) ?? step(-1))

  function file(letter: Pick<InboxLetter, 'id' | 'name'>, wanted: InboxStatus): void {
    openNext()
    void change(rowsOf(letter.id), FILED[wanted], `${DONE[wanted]}: ${letter.name}`)
  }

  function filePicked(wanted: InboxStatus): void {
    if (opened && picks.has(opened.id)) open(undefined)
    void change(picked, FILED[wanted], `${DONE[wanted]}: ${lettersOf(picked.length)}`)
    setPicks(NONE)
  }

  function assignmentOf(administrator: string | undefined) {
    const email = administrators.find((one) => one.id === administrator)?.email
    return {
      change: { assignee: administrator ?? null },
      said: email === undefined ? 'Nobody answers' : `${email} answers`,
    }
  }

  // Opening a letter ends its bold, and nothing else.
  const markRead = useEffectEvent(() => {
    if (opened && !opened.isRead) void inbox.change([opened], { isRead: true }).then(readAgain, () => undefined)
  })
  useEffect(() => markRead(), [opened?.id])

  const state: InboxState =
    // That there is nothing is said of the filters that it is true of.
    pages.data && !(isStale && letters.length === 0)
      ? {
          status: 'ready',
          letters: letters.map(shown),
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
      open: openLetter(),
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
        void change(picked, wanted, `${said}: ${lettersOf(picked.length)}`)
        setPicks(NONE)
      },
      onAssign: ({ id, name }: InboxLetter, administrator: string | undefined) => {
        const { change: wanted, said } = assignmentOf(administrator)
        void change(rowsOf(id), wanted, `${said}: ${name}`)
      },
      onAddNote: async (letter: InboxLetter, note: string) => {
        let id = ''
        const isKept = await write(async () => (id = await inbox.addNote(letter, note)))
        if (isKept) offerUndo('Noted', () => inbox.removeNote(id))
        return isKept
      },
      onExport: async ({ email }: InboxLetter) => {
        await write(async () => downloadJson(`${email}.json`, await inbox.exportPerson(email)))
      },
      onErase: async ({ email }: InboxLetter) => {
        let count = 0
        const isErased = await write(async () => {
          const erased = await inbox.erasePerson(email)
          count = erased.letters + erased.requests
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
    /** `extends` picks the letter that was open and the one that opens. */
    move: (by: 1 | -1, extend = false) => {
      const letter = step(by)
      if (!letter) return
      const from = asked.current ?? openId
      if (extend) setPicks((were) => new Set([...were, letter.id, ...(from === undefined ? [] : [from])]))
      open(letter)
    },
    /** Picks the letter that lies open, or picks it off. */
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

  function openLetter(): OpenLetter | undefined {
    if (openId === undefined) return undefined
    if (opened) return { status: 'ready', letter: shown(opened) }
    return { status: alone.data === null || alone.isError ? 'gone' : 'loading' }
  }
}
