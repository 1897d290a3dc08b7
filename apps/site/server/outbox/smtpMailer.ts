import { Readable } from 'node:stream'
import type { SendOutcome } from '@dira/data'
import MailComposer from 'nodemailer/lib/mail-composer'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { SmtpSettings } from '../settings/settings.ts'

/** An email as it is sent. */
export interface Mail {
  readonly to: string
  readonly replyTo?: string | undefined
  /** The same whenever the email is sent again, so that mailboxes know it. */
  readonly messageId: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Sends emails. */
export interface Mailer {
  /** The sender of the emails. */
  readonly from: SmtpSettings['from']
  /** Never rejects. */
  readonly send: (mail: Mail) => Promise<SendOutcome>
}

/** How long a mail server may say nothing, in milliseconds. */
const SILENCE = 30_000
/** How long all may take: less than the five minutes for which an email is the sender's alone. */
const LONGEST = 4 * 60_000

/** Sends emails by a mail server, each over a connection of its own. */
export function smtpMailer({ url, from }: SmtpSettings, { timeout = SILENCE, longest = LONGEST } = {}): Mailer {
  const { auth, ...server } = parseConnectionUrl(url)
  return {
    from,
    send: async ({ to, ...mail }) => {
      const message = await new MailComposer({ ...mail, from, to }).compile().build()
      const connection = new SMTPConnection({
        ...server,
        connectionTimeout: timeout,
        greetingTimeout: timeout,
        socketTimeout: timeout,
      })
      return new Promise<SendOutcome>((resolve) => {
        let isHandedOver = false
        const end = (error?: Error | null) => {
          clearTimeout(deadline)
          if (error) connection.close()
          else connection.quit()
          resolve(error ? outcomeOf(error, isHandedOver) : { outcome: 'sent' })
        }
        const deadline = setTimeout(() => end(new Error('The mail server took too long.')), longest)
        // The server asks for the email by reading it: from then on it may have it.
        const body = new Readable({
          read() {
            isHandedOver = true
            this.push(message)
            this.push(null)
          },
        })
        const send = (error?: Error | null) => {
          if (error) return end(error)
          connection.send({ from: from.address, to }, body, end)
        }
        connection.on('error', end)
        connection.connect((error) => {
          if (error) return end(error)
          if (auth) connection.login(auth, send)
          else send()
        })
      })
    },
  }
}

/** What an error of the mail server means: 5xx is for ever, unless it is about the sender's own sign-in, which somebody mends. */
function outcomeOf(error: Error & { responseCode?: number; code?: string }, isHandedOver: boolean): SendOutcome {
  const { message, responseCode, code } = error
  if (responseCode === undefined) return { outcome: isHandedOver ? 'uncertain' : 'deferred', error: message }
  return { outcome: responseCode >= 500 && code !== 'EAUTH' ? 'refused' : 'deferred', error: message }
}
