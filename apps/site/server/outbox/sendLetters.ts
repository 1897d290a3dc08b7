import type { ClaimedLetter, OutboxQueue } from '@dira/data'
import { letterOf, letterText } from '@dira/data/letters'
import { letterHtml } from './letterHtml.ts'
import type { Mail, Mailer } from './smtpMailer.ts'

export interface SendLettersOptions {
  readonly queue: OutboxQueue
  readonly mailer: Mailer
  /** The public address of the site, without a slash at the end. */
  readonly siteUrl: string
  /** Ends the work after the email that is being sent. */
  readonly signal?: AbortSignal
  readonly now?: () => number
}

/** Sends all letters that are to be sent now, one after another, and answers how many were. Several may call it at once. */
export async function sendLetters({
  queue,
  mailer,
  siteUrl,
  signal,
  now = Date.now,
}: SendLettersOptions): Promise<number> {
  const domain = mailer.from.address.split('@').at(-1) ?? ''
  let sent = 0
  while (!signal?.aborted) {
    const letter = await queue.claim(domain)
    if (!letter) break
    const mail = mailOf(letter, { siteUrl, today: new Date(now()).toISOString().slice(0, 10) })
    const result = mail ? await mailer.send(mail) : { outcome: 'refused' as const, error: 'The letter is empty.' }
    await queue.note(letter, result)
    if (result.outcome === 'sent') sent += 1
  }
  return sent
}

function mailOf(
  { email, replyTo, messageId, subject, secret }: ClaimedLetter,
  context: { readonly siteUrl: string; readonly today: string },
): Mail | undefined {
  if (!subject) return undefined
  const letter = letterOf(subject, context, secret)
  return {
    to: email,
    replyTo,
    messageId,
    subject: letter.subject,
    text: letterText(letter),
    html: letterHtml(letter),
  }
}
