import type { ClaimedEmail, OutboxQueue } from '@dira/data'
import { emailOf, emailText } from '@dira/data/emails'
import { emailHtml } from './emailHtml.ts'
import type { Mail, Mailer } from './smtpMailer.ts'

export interface SendEmailsOptions {
  readonly queue: OutboxQueue
  readonly mailer: Mailer
  /** The public address of the site, without a slash at the end. */
  readonly siteUrl: string
  /** Ends the work after the email that is being sent. */
  readonly signal?: AbortSignal
  readonly now?: () => number
}

/** Sends all emails that are to be sent now, one after another, and answers how many were. Several may call it at once. */
export async function sendEmails({
  queue,
  mailer,
  siteUrl,
  signal,
  now = Date.now,
}: SendEmailsOptions): Promise<number> {
  const domain = mailer.from.address.split('@').at(-1) ?? ''
  let sent = 0
  while (!signal?.aborted) {
    const entry = await queue.claim(domain)
    if (!entry) break
    const mail = mailOf(entry, { siteUrl, today: new Date(now()).toISOString().slice(0, 10) })
    const result = mail ? await mailer.send(mail) : { outcome: 'refused' as const, error: 'The email is empty.' }
    await queue.note(entry, result)
    if (result.outcome === 'sent') sent += 1
  }
  return sent
}

function mailOf(
  { email, replyTo, messageId, subject, secret }: ClaimedEmail,
  context: { readonly siteUrl: string; readonly today: string },
): Mail | undefined {
  if (!subject) return undefined
  const entry = emailOf(subject, context, secret)
  return {
    to: email,
    replyTo,
    messageId,
    subject: entry.subject,
    text: emailText(entry),
    html: emailHtml(entry),
  }
}
