import { adminClient, type AdminDataOptions } from './adminClient.ts'
import { DataRefusal } from './dataRefusal.ts'
import { emailOf, outboxSenderSchema, type OutboxPage, type OutboxSender } from './outboxAnswer.ts'
import { readPage, type Dated } from './pages.ts'

/** Which emails. */
export interface OutboxQuery {
  /** Those that are to be sent, or those that are settled. @default 'open' */
  readonly of?: 'open' | 'settled'
  /** The last email of the page before. */
  readonly after?: Dated | undefined
}

/** Emails, for administrators. All reject with a `DataRefusal` or with what `fetch` rejected with. */
export interface OutboxData {
  /** Fifty at most, the newest first. */
  readonly page: (asked?: OutboxQuery) => Promise<OutboxPage>
  /** Notes that a person sent it, or takes that back; answers whether there was something to note. */
  readonly mark: (mail: string, isSent: boolean) => Promise<boolean>
  /** Sends an email again that failed, or all of these; answers how many. */
  readonly retry: (mail?: string) => Promise<number>
}

/** The emails of a data service. */
export function connectOutbox(options: AdminDataOptions): OutboxData {
  const client = adminClient(options)
  return {
    page: async ({ of = 'open', after } = {}) => {
      const emails = client.from('admin_outbox').select()
      const [page, counted] = await Promise.all([
        readPage(emails.filter('settled_at', of === 'open' ? 'is' : 'not.is', null), { after }),
        client.from('admin_outbox_counts').select().throwOnError(),
      ])
      const counts = new Map(counted.data.map((row) => [row.waits_for ?? undefined, row.count ?? 0]))
      return { emails: page.rows.map(emailOf), more: page.more, counts }
    },
    mark: async (mail, isSent) =>
      (await client.rpc('mark_email', { email_id: mail, is_sent: isSent }).throwOnError()).data,
    retry: async (mail) =>
      (await client.rpc('retry_emails', mail === undefined ? {} : { email_id: mail }).throwOnError()).data,
  }
}

/** Where the site's server says who sends emails. */
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
