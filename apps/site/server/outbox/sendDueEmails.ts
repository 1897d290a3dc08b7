import { serviceOf, type Backend } from '@dira/backend'
import { connectOutboxQueue } from '@dira/data'
import type { SiteSettings } from '../settings/settings.ts'
import { sendEmails } from './sendEmails.ts'
import { smtpMailer } from './smtpMailer.ts'

/** How often it is asked which emails are due, in milliseconds. */
const TENDED_EVERY = 3_600_000

/** A task that writes emails that are due and sends them, with the rights of the service; without a mail server they are sent by hand. */
export function sendDueEmails(
  { siteUrl, smtp }: Pick<SiteSettings, 'siteUrl' | 'smtp'>,
  owner: () => Promise<Backend>,
) {
  const mailer = smtp && smtpMailer(smtp)
  let tendedAt = -Infinity

  return async (signal: AbortSignal): Promise<void> => {
    const queue = connectOutboxQueue(serviceOf(await owner()))
    if (Date.now() >= tendedAt + TENDED_EVERY) {
      await queue.noteSender(mailer !== undefined)
      // So many are added at once that a further look may add more.
      if ((await queue.tend()) === 0) tendedAt = Date.now()
    }
    if (mailer) await sendEmails({ queue, mailer, siteUrl, signal })
  }
}
