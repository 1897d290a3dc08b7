import { setTimeout as pause } from 'node:timers/promises'
import { serviceOf, type Backend } from '@dira/backend'
import { connectOutboxQueue } from '@dira/data'
import { sendLetters } from './sendLetters.ts'
import type { Mailer } from './smtpMailer.ts'

/** How often it is asked whether there is a letter to send, in milliseconds. */
const EVERY = 10_000
/** How often it is asked which letters are due. */
const TENDED_EVERY = 3_600_000
/** How long a letter that is under way may take when the server stops. One that takes longer may be sent twice. */
const LAST_LETTER = 5_000

export interface KeepSendingOptions {
  /** @default letters are sent by hand */
  readonly mailer?: Mailer | undefined
  /** The public address of the site, without a slash at the end. */
  readonly siteUrl: string
  readonly onProblem: (message: string) => void
}

/**
 * Writes letters that are due and sends them, with the rights of the service. What fails is tried again; of failures in a row the first is reported. Returns a
 * function that stops, and gives a letter that is under way a few seconds.
 */
export function keepSending(
  connectOwner: () => Promise<Backend>,
  { mailer, siteUrl, onProblem }: KeepSendingOptions,
): () => Promise<void> {
  const stopping = new AbortController()
  let tendedAt = -Infinity
  let hasFailed = false

  async function look(): Promise<void> {
    try {
      const queue = connectOutboxQueue(serviceOf(await connectOwner()))
      if (Date.now() >= tendedAt + TENDED_EVERY) {
        await queue.noteSender(mailer !== undefined)
        // So many are added at once that a further look may add more.
        if ((await queue.tend()) === 0) tendedAt = Date.now()
      }
      if (mailer) await sendLetters({ queue, mailer, siteUrl, signal: stopping.signal })
      hasFailed = false
    } catch (error) {
      if (!hasFailed && !stopping.signal.aborted) {
        onProblem(`Letters could not be written or sent; it is tried again: ${String(error)}`)
      }
      hasFailed = true
    }
  }
  let timer: NodeJS.Timeout
  let looking = Promise.resolve()
  const wait = () => {
    timer = setTimeout(() => {
      looking = look().then(() => (stopping.signal.aborted ? undefined : wait()))
    }, EVERY).unref()
  }
  wait()
  return async () => {
    stopping.abort()
    clearTimeout(timer)
    await Promise.race([looking, pause(LAST_LETTER, undefined, { ref: false })])
  }
}
