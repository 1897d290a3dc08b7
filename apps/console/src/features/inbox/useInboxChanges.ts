import { useNotices } from '@dira/app'
import type { Message, MessageChange, MessageStatus } from '@dira/data'
import { countText } from '@dira/data/site'
import { useInboxData, useInboxSummary } from '../../shared/inbox/useInboxData.ts'
import { useUndo } from '../../shared/useUndo.ts'
import { useWrite } from '../../shared/useWrite.ts'
import { downloadJson } from '../../shared/download.ts'

/** What a filing makes of a message. Spam and the archive leave it answered or not, as it was: that decides how long it is kept. */
const FILED: Record<MessageStatus, MessageChange> = {
  open: { isAnswered: false, filedAs: null },
  answered: { isAnswered: true, filedAs: null },
  archived: { filedAs: 'archived' },
  spam: { filedAs: 'spam' },
}

const DONE: Record<MessageStatus, string> = {
  open: 'Open again',
  answered: 'Marked as answered',
  archived: 'Archived',
  spam: 'Put with the spam',
}

/** Whom a change is of: the sender, or how many messages. */
const named = (rows: readonly Message[], isMany: boolean) =>
  isMany ? `${countText(rows.length)} ${rows.length === 1 ? 'message' : 'messages'}` : (rows[0]?.name ?? '')

/** What a change replaces. */
const before = ({ isAnswered, filedAs, assignee, isRead }: Message): MessageChange => ({
  isAnswered,
  filedAs: filedAs ?? null,
  assignee: assignee ?? null,
  isRead,
})

interface Options {
  /** The picked messages are changed, however many these are. @default false */
  readonly isMany?: boolean
}

/** What can be done with messages: each is written, said, and can be undone where that is possible. */
export function useInboxChanges() {
  const inbox = useInboxData()
  const { notify } = useNotices()
  const administrators = useInboxSummary().data?.administrators
  const write = useWrite('That could not be stored. The inbox shows what is.', ['inbox'])
  const { offerUndo, undoLast } = useUndo()

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
    if (await write(() => inbox.change(rows, wanted))) offerUndo(said, () => void write(undo))
  }

  return {
    undoLast,
    file: (rows: readonly Message[], wanted: MessageStatus, { isMany = false }: Options = {}) =>
      void change(rows, FILED[wanted], `${DONE[wanted]}: ${named(rows, isMany)}`),
    assign: (rows: readonly Message[], administrator: string | undefined, { isMany = false }: Options = {}) => {
      const email = administrators?.find(({ id }) => id === administrator)?.email
      const said = email === undefined ? 'Nobody answers' : `${email} answers`
      void change(rows, { assignee: administrator ?? null }, `${said}: ${named(rows, isMany)}`)
    },
    markUnread: (row: Message) => void change([row], { isRead: false }, `Unread again: ${row.name}`),
    addNote: async (item: Message, note: string) => {
      let id = ''
      const isKept = await write(async () => (id = await inbox.addNote(item, note)))
      if (isKept) offerUndo('Noted', () => void write(() => inbox.removeNote(id)))
      return isKept
    },
    exportPerson: ({ email }: Message) =>
      void write(async () => downloadJson(`${email}.json`, await inbox.exportPerson(email))),
    erasePerson: ({ email }: Message, onErased: () => void) =>
      void write(async () => {
        const erased = await inbox.erasePerson(email)
        onErased()
        notify(`Deleted, with all notes: ${countText(erased.messages + erased.requests)} from ${email}`)
      }),
  }
}
