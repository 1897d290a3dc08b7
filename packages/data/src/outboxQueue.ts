import type { DataServiceOptions } from './connectDirectoryData.ts'
import { dataClient } from './dataClient.ts'
import { emailChangeAsked, type EmailChangeAsked } from './accountAnswer.ts'
import { emailOf, type ClaimedEmail } from './outboxAnswer.ts'

/**
 * What came of sending an email: `sent`; `refused` for ever; `deferred`, to be tried again; or `uncertain`, when it was handed to the mail server and no answer came.
 */
export type SendOutcome =
  | { readonly outcome: 'sent' }
  | { readonly outcome: 'refused' | 'deferred' | 'uncertain'; readonly error: string }

/** The emails as the one who sends them has them. All reject with what `fetch` rejected with. */
export interface OutboxQueue {
  /** Adds emails that are due, cancels those that are no longer, and deletes old ones; answers how many were added. */
  readonly tend: () => Promise<number>
  /** The next email, for five minutes the caller's alone; undefined where none is to be sent now. */
  readonly claim: (mailDomain: string) => Promise<ClaimedEmail | undefined>
  /** Answers whether it was noted: not when the email is somebody else's by now. */
  readonly note: (entry: Pick<ClaimedEmail, 'id' | 'attempts'>, outcome: SendOutcome) => Promise<boolean>
  /** Notes whether emails go out by themselves, so that links which should are stored. */
  readonly noteSender: (isByMail: boolean) => Promise<unknown>
  /** Stores an email with which an administrator or an owner chooses a new password; nobody is told whether there is such an account. */
  readonly askPassword: (address: string) => Promise<unknown>
  /** Stores the emails by which an account gets another address, once its password was right. The answer does not tell whether the address has an account. */
  readonly askEmailChange: (account: string, address: string) => Promise<EmailChangeAsked>
  /** Notes that an account changed its password, and ends the links by which it would get another address. */
  readonly notePasswordChange: (account: string) => Promise<unknown>
  /** Stores an email with the link of an invitation; answers whether the link is open. */
  readonly writeInvitation: (token: string) => Promise<boolean>
}

/** The emails of a data service. The key is the service's. */
export function connectOutboxQueue(service: DataServiceOptions): OutboxQueue {
  const client = dataClient(service)
  return {
    askPassword: async (address) => (await client.rpc('ask_password', { address }).throwOnError()).data,
    askEmailChange: async (account, address) =>
      emailChangeAsked.parse((await client.rpc('ask_email_change', { account, address }).throwOnError()).data),
    notePasswordChange: async (account) => (await client.rpc('note_password_change', { account }).throwOnError()).data,
    noteSender: async (isByMail) => (await client.rpc('set_outbox_sender', { by_mail: isByMail }).throwOnError()).data,
    tend: async () => (await client.rpc('tend_outbox').throwOnError()).data,
    claim: async (mailDomain) => {
      const { data } = await client.rpc('claim_email', { mail_domain: mailDomain }).throwOnError()
      // It has both by then.
      return data[0] && (emailOf(data[0]) as ClaimedEmail)
    },
    note: async ({ id, attempts }, result) => {
      const error = result.outcome === 'sent' ? '' : result.error
      const noted = { email_id: id, attempt: attempts, outcome: result.outcome, error }
      return (await client.rpc('note_email', noted).throwOnError()).data
    },
    writeInvitation: async (token) => (await client.rpc('write_invitation', { token }).throwOnError()).data,
  }
}
