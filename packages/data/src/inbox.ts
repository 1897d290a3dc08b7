import { adminClient, type AdminDataOptions } from './adminClient.ts'
import {
  erasedSchema,
  LETTER_KINDS,
  lettersSchema,
  personSchema,
  summarySchema,
  type Erased,
  type InboxSummary,
  type Letter,
  type LetterKind,
  type Letters,
  type LettersWhose,
  type LetterStatus,
  type Person,
} from './inboxAnswer.ts'

/** Which letters are asked for. */
export interface LettersAsked {
  /** @default 'open' */
  readonly status?: LetterStatus | undefined
  readonly kind?: LetterKind | undefined
  readonly whose?: LettersWhose | undefined
  /** Words that are in the name, the address, the subject or the text. */
  readonly text?: string | undefined
  /** The last letter of the page before. */
  readonly after?: Pick<Letter, 'id' | 'cursor'> | undefined
}

/** What an administrator may change of a letter. */
export interface LetterChange {
  readonly isAnswered?: boolean
  readonly filedAs?: 'archived' | 'spam' | null
  /** An administrator's id. */
  readonly assignee?: string | null
  readonly isRead?: boolean
}

/** A letter by its names. */
export type LetterKey = Pick<Letter, 'id' | 'kind'>

/** What visitors sent, for administrators. All reject with a `DataRefusal` or with what `fetch` rejected with. */
export interface InboxData {
  readonly letters: (asked: LettersAsked) => Promise<Letters>
  /** One letter, or none where it has gone. */
  readonly letter: (id: string) => Promise<Letter | undefined>
  readonly summary: () => Promise<InboxSummary>
  /** Changes all alike. Rejects when one is no longer there; the others of its kind are changed. */
  readonly change: (letters: readonly LetterKey[], change: LetterChange) => Promise<void>
  /** Adds a note, and answers its id. */
  readonly addNote: (letter: LetterKey, text: string) => Promise<string>
  /** Removes a note of one's own. */
  readonly removeNote: (id: string) => Promise<void>
  /** Everything that is kept of an address, as JSON. */
  readonly exportPerson: (email: string) => Promise<Person>
  /** Removes everything that is kept of an address, for ever, and answers how much of it was sent from it. Pages that show it stay. */
  readonly erasePerson: (email: string) => Promise<Erased>
}

const TABLES = { message: 'contact_messages', enquiry: 'enquiries' } as const

/** The inbox of a data service. */
export function connectInbox(options: AdminDataOptions): InboxData {
  const client = adminClient(options)

  async function letters(asked: Readonly<Record<string, string | readonly string[] | undefined>>): Promise<Letters> {
    // Without the fields that are undefined, which are no JSON.
    const { data } = await client.rpc('inbox_letters', { asked: JSON.parse(JSON.stringify(asked)) }).throwOnError()
    return lettersSchema.parse(data)
  }

  return {
    letters: ({ after, ...asked }) => letters({ ...asked, before: after && [after.cursor, after.id] }),
    letter: async (id) => (await letters({ id })).letters[0],
    summary: async () => summarySchema.parse((await client.rpc('inbox_summary').throwOnError()).data),
    change: async (chosen, { isAnswered, filedAs, assignee, isRead }) => {
      const row = {
        ...(isAnswered !== undefined && { handled: isAnswered }),
        ...(filedAs !== undefined && { filed_as: filedAs }),
        ...(assignee !== undefined && { assignee }),
        ...(isRead !== undefined && { is_read: isRead }),
      }
      for (const kind of LETTER_KINDS) {
        const ids = chosen.filter((letter) => letter.kind === kind).map(({ id }) => id)
        // In parts: the ids are in the address.
        for (let from = 0; from < ids.length; from += 50) {
          const part = ids.slice(from, from + 50)
          const { data } = await client.from(TABLES[kind]).update(row).in('id', part).select('id').throwOnError()
          if (data.length < part.length) throw new Error(`${part.length - data.length} letters are no longer there`)
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
