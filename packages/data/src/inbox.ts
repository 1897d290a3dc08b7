import { adminClient, type AdminDataOptions } from './adminClient.ts'
import type { Database } from './database.types.ts'
import {
  erasedSchema,
  INBOX_KINDS,
  personSchema,
  type Erased,
  type InboxSummary,
  type Message,
  type MessageKind,
  type MessageNote,
  type Messages,
  type InboxWhose,
  type MessageStatus,
  type Person,
} from './inboxAnswer.ts'
import { has, hasOneOf, hasWords, matching, readPage, type Dated } from './pages.ts'
import { shownRow } from './shownRow.ts'

/** Which messages are asked for. */
export interface InboxQuery {
  /** @default 'open' */
  readonly status?: MessageStatus | undefined
  readonly kind?: MessageKind | undefined
  readonly whose?: InboxWhose | undefined
  /** Words that are in the name, the address, the subject or the text. */
  readonly text?: string | undefined
  /** The last message of the page before. */
  readonly after?: Dated | undefined
}

/** What an administrator may change of a message. */
export interface MessageChange {
  readonly isAnswered?: boolean
  readonly filedAs?: 'archived' | 'spam' | null
  /** An administrator's id. */
  readonly assignee?: string | null
  readonly isRead?: boolean
}

/** A message by its names. */
export type MessageKey = Pick<Message, 'id' | 'kind'>

/** What visitors sent, for administrators. All reject with a `DataRefusal` or with what `fetch` rejected with. */
export interface InboxData {
  readonly items: (asked: InboxQuery) => Promise<Messages>
  /** One message, or none where it has gone. */
  readonly item: (id: string) => Promise<Message | undefined>
  readonly summary: () => Promise<InboxSummary>
  /** Changes all alike. Rejects when one is no longer there; the others of its kind are changed. */
  readonly change: (items: readonly MessageKey[], change: MessageChange) => Promise<void>
  /** Adds a note, and answers its id. */
  readonly addNote: (item: MessageKey, text: string) => Promise<string>
  /** Removes a note of one's own. */
  readonly removeNote: (id: string) => Promise<void>
  /** Everything that is kept of an address, as JSON. */
  readonly exportPerson: (email: string) => Promise<Person>
  /** Removes everything that is kept of an address, for ever, and answers how much of it was sent from it. Pages that show it stay. */
  readonly erasePerson: (email: string) => Promise<Erased>
}

/** What the inbox shows of a message. */
const COLUMNS =
  'id, kind, about, name, email, phone, text, created_at, status, is_answered, answered_at, filed_as, assignee, is_read'
type Row = Pick<Database['public']['Views']['admin_inbox']['Row'], 'id'>
const TABLES = { message: 'contact_messages', enquiry: 'enquiries' } as const

/** The inbox of a data service. */
export function connectInbox(options: AdminDataOptions): InboxData {
  const client = adminClient(options)

  /** Messages with their notes. */
  async function withNotes(rows: readonly Row[]): Promise<Message[]> {
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return []
    const { data } = await client.from('admin_notes').select().in('item_id', ids).order('created_at').throwOnError()
    const notes = Map.groupBy(data, ({ item_id: id }) => id)
    return rows.map((row) => {
      // Union views tell the types nothing: these are the columns of both tables.
      const item = shownRow(row) as unknown as Omit<Message, 'notes'>
      return { ...item, notes: (notes.get(row.id) ?? []).map((note) => shownRow(note) as MessageNote) }
    })
  }

  return {
    items: async ({ status = 'open', kind, whose, text = '', after }) => {
      const conditions = [
        ...has('status', status),
        ...(whose ? hasOneOf('whose', whose === 'mine-or-nobodys' ? ['mine', 'nobodys'] : [whose]) : []),
        ...hasWords('words', text),
      ]
      const count = async (of: MessageKind) => {
        const all = client.from('admin_inbox').select('id', { count: 'exact', head: true }).eq('kind', of)
        return (await matching(all, conditions).throwOnError()).count ?? 0
      }
      const items = matching(client.from('admin_inbox').select(COLUMNS), [...conditions, ...has('kind', kind)])
      const [{ rows, more }, messages, enquiries] = await Promise.all([
        readPage<Row>(items, { after }),
        count('message'),
        count('enquiry'),
      ])
      return { items: await withNotes(rows), more, messages, enquiries }
    },
    item: async (id) => {
      const { data } = await client.from('admin_inbox').select(COLUMNS).eq('id', id).throwOnError()
      return (await withNotes(data))[0]
    },
    summary: async () => {
      const [waiting, administrators] = await Promise.all([
        client.from('admin_waiting').select().throwOnError(),
        client.from('admin_users').select('id, email').order('email').throwOnError(),
      ])
      const of = (what: string) => {
        const row = waiting.data.find((one) => one.what === what)
        return { count: row?.count ?? 0, oldestAt: row && shownRow(row).oldestAt }
      }
      return {
        messages: of('messages'),
        enquiries: of('enquiries'),
        requests: of('requests'),
        administrators: administrators.data,
      }
    },
    change: async (chosen, { isAnswered, filedAs, assignee, isRead }) => {
      const row = {
        ...(isAnswered !== undefined && { handled: isAnswered }),
        ...(filedAs !== undefined && { filed_as: filedAs }),
        ...(assignee !== undefined && { assignee }),
        ...(isRead !== undefined && { is_read: isRead }),
      }
      for (const kind of INBOX_KINDS) {
        const ids = chosen.filter((item) => item.kind === kind).map(({ id }) => id)
        // In parts: the ids are in the address.
        for (let from = 0; from < ids.length; from += 50) {
          const part = ids.slice(from, from + 50)
          const { data } = await client.from(TABLES[kind]).update(row).in('id', part).select('id').throwOnError()
          if (data.length < part.length) throw new Error(`${part.length - data.length} messages are no longer there`)
        }
      }
    },
    addNote: async ({ id, kind }, text) => {
      const { data } = await client
        .from('inbox_notes')
        .insert(kind === 'message' ? { message_id: id, text } : { enquiry_id: id, text })
        .select('id')
        .single()
        .throwOnError()
      return data.id
    },
    removeNote: async (id) => {
      await client.from('inbox_notes').delete().eq('id', id).select('id').single().throwOnError()
    },
    exportPerson: async (email) =>
      personSchema.parse((await client.rpc('export_person', { address: email }).throwOnError()).data),
    erasePerson: async (email) =>
      erasedSchema.parse((await client.rpc('erase_person', { address: email }).throwOnError()).data),
  }
}
