import { adminClient, type AdminDataOptions } from './adminClient.ts'
import { DataRefusal } from './dataRefusal.ts'
import { letterOf, outboxSenderSchema, type OutboxPage, type OutboxSender } from './outboxAnswer.ts'
import { readPage, type Dated } from './pages.ts'

/** Which letters. */
export interface OutboxAsked {
  /** Those that are to be sent, or those that are settled. @default 'open' */
  readonly of?: 'open' | 'settled'
  /** The last letter of the page before. */
  readonly after?: Dated | undefined
}

/** Letters, for administrators. All reject with a `DataRefusal` or with what `fetch` rejected with. */
export interface OutboxData {
  /** Fifty at most, the newest first. */
  readonly page: (asked?: OutboxAsked) => Promise<OutboxPage>
  /** Notes that a person sent it, or takes that back; answers whether there was something to note. */
  readonly mark: (letter: string, isSent: boolean) => Promise<boolean>
  /** Sends a letter again that failed, or all of these; answers how many. */
  readonly retry: (letter?: string) => Promise<number>
}

/** The letters of a data service. */
export function connectOutbox(options: AdminDataOptions): OutboxData {
  const client = adminClient(options)
  return {
    page: async ({ of = 'open', after } = {}) => {
      const letters = client.from('admin_outbox').select()
      const [page, counted] = await Promise.all([
        readPage(letters.filter('settled_at', of === 'open' ? 'is' : 'not.is', null), { after }),
        client.from('admin_outbox_counts').select().throwOnError(),
      ])
      const counts = new Map(counted.data.map((row) => [row.waits_for ?? undefined, row.count ?? 0]))
      return { letters: page.rows.map(letterOf), more: page.more, counts }
    },
    mark: async (letter, isSent) =>
      (await client.rpc('mark_letter', { letter_id: letter, is_sent: isSent }).throwOnError()).data,
    retry: async (letter) =>
      (await client.rpc('retry_letters', letter === undefined ? {} : { letter_id: letter }).throwOnError()).data,
  }
}

/** Where the site's server says who sends letters. */
export const OUTBOX_SENDER_PATH = '/admin/outbox.json'

/** The sender of emails; a host of files sends none. */
export async function readOutboxSender({
  url,
  accessToken,
  fetch = globalThis.fetch,
}: Pick<AdminDataOptions, 'url' | 'accessToken' | 'fetch'>): Promise<OutboxSender> {
  const answer = await fetch(url + OUTBOX_SENDER_PATH, { headers: { authorization: `Bearer ${await accessToken()}` } })
  if (answer.status === 404) return { from: null }
  if (!answer.ok) throw new DataRefusal(answer.status, await answer.text())
  return outboxSenderSchema.parse(await answer.json())
}
