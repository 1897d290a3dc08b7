/** `byMail`: the server sends it. `byHand`: a person does. `uncertain`: it may have been sent, twice, without an answer. */
export type OutboxRowState =
  | 'byMail'
  | 'byHand'
  | 'uncertain'
  | 'failed'
  | 'sent'
  | 'handedOver'
  | 'cancelled'
  | 'erased'

/** An email as the list shows it. */
export interface OutboxRow {
  readonly id: string
  readonly state: OutboxRowState
  readonly subject: string
  /** Addresses and numbers that it goes to. */
  readonly to: readonly string[]
  /** All of it as plain text. */
  readonly text: string
  /** When it was written, or settled, ISO 8601. */
  readonly at: string
  /** The person who sent it by hand. */
  readonly by?: string | undefined
  /** Why it was not sent. */
  readonly error?: string | undefined
  /** Opens the mail program with the email. */
  readonly mailHref?: string | undefined
  /** Opens WhatsApp with the email. */
  readonly whatsappHref?: string | undefined
  /** A person may send it and then mark it. */
  readonly canHandOver: boolean
  readonly canRetry: boolean
  /** Its link has to be asked for before a person can send it. @default false */
  readonly canReveal?: boolean
}
