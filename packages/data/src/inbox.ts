import type { DataServiceOptions } from './connectDirectoryData.ts'
import { dataClient } from './dataClient.ts'

/** What a visitor sent, as an administrator reads it. */
export interface Letter {
  readonly id: string
  /** A message to the directory, or an enquiry to a business. */
  readonly kind: 'message' | 'enquiry'
  /** The subject of a message, which may be empty; the business of an enquiry. */
  readonly about: string
  readonly name: string
  readonly email: string
  /** As it was written; empty where none was given. */
  readonly phone: string
  readonly text: string
  /** ISO 8601. */
  readonly sentAt: string
}

/** The newest letters, newest first. */
export interface Letters {
  readonly letters: readonly Letter[]
  /** There are older ones that are not among them. */
  readonly hasMore: boolean
}

/** What visitors sent, for administrators. Both reject with a `DataRefusal` or with what `fetch` rejected with. */
export interface InboxData {
  readonly letters: (which: 'open' | 'answered') => Promise<Letters>
  /** Ticks a letter off, or opens it again. Rejects when it is no longer there. */
  readonly setAnswered: (letter: Pick<Letter, 'id' | 'kind'>, isAnswered: boolean) => Promise<void>
}

export interface InboxOptions extends DataServiceOptions {
  /** The token of the administrator who is signed in; row-level security decides what it opens. */
  readonly accessToken: () => Promise<string | undefined>
}

/** So many of each kind are read at once. */
const MOST = 100

const TABLES = { message: 'contact_messages', enquiry: 'enquiries' } as const

/** The inbox of a data service. */
export function connectInbox({ accessToken, fetch = globalThis.fetch, ...options }: InboxOptions): InboxData {
  const client = dataClient({
    ...options,
    fetch: async (address, init) => {
      const headers = new Headers(init?.headers)
      const token = await accessToken()
      if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
      return fetch(address, { ...init, headers })
    },
  })

  async function messages(handled: boolean): Promise<Letter[]> {
    const { data } = await client
      .from('contact_messages')
      .select('id, name, email, subject, message, created_at')
      .eq('handled', handled)
      .order('created_at', { ascending: false })
      .limit(MOST)
      .throwOnError()
    return data.map(({ subject, message, created_at, ...sender }) => ({
      ...sender,
      kind: 'message',
      about: subject,
      phone: '',
      text: message,
      sentAt: isoTime(created_at),
    }))
  }

  async function enquiries(handled: boolean): Promise<Letter[]> {
    const { data } = await client
      .from('enquiries')
      .select('id, name, email, phone, business_name, message, created_at')
      .eq('handled', handled)
      .order('created_at', { ascending: false })
      .limit(MOST)
      .throwOnError()
    return data.map(({ business_name, message, created_at, ...sender }) => ({
      ...sender,
      kind: 'enquiry',
      about: business_name,
      text: message,
      sentAt: isoTime(created_at),
    }))
  }

  return {
    letters: async (which) => {
      const handled = which === 'answered'
      const both = await Promise.all([messages(handled), enquiries(handled)])
      const letters = both.flat().toSorted((a, b) => (a.sentAt < b.sentAt ? 1 : -1))
      // Beyond what was read of one kind, the order of both is not known.
      return {
        letters: letters.slice(0, MOST),
        hasMore: letters.length > MOST || both.some(({ length }) => length === MOST),
      }
    },
    setAnswered: async ({ id, kind }, isAnswered) => {
      await client.from(TABLES[kind]).update({ handled: isAnswered }).eq('id', id).select('id').single().throwOnError()
    },
  }
}

/** The embedded default writes a blank between date and time. */
function isoTime(written: string): string {
  return new Date(written.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString()
}
