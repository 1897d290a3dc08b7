import { z } from 'zod'

/** What an administrator made of a message. `answered` starts the time after which it is deleted, whatever becomes of it then. */
export const INBOX_STATUSES = ['open', 'answered', 'archived', 'spam'] as const
export type MessageStatus = (typeof INBOX_STATUSES)[number]

/** A message to the directory, or an enquiry to a business. */
export const INBOX_KINDS = ['message', 'enquiry'] as const
export type MessageKind = (typeof INBOX_KINDS)[number]

/** Whose messages: assigned to the one who asks, to nobody, or either. */
export const INBOX_WHOSE = ['mine', 'nobodys', 'mine-or-nobodys'] as const
export type InboxWhose = (typeof INBOX_WHOSE)[number]

/** What an administrator notes about a message; its author may be no administrator any more. */
export interface MessageNote {
  readonly id: string
  readonly text: string
  readonly createdAt: string
  readonly author: string | undefined
}

/**
 * What a visitor sent, and what was made of it. `about` is the subject of a message, which may be empty, or the business of an enquiry; `phone` is as it was
 * written, or empty; instants are ISO 8601.
 */
export interface Message {
  readonly id: string
  readonly kind: MessageKind
  readonly about: string
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly text: string
  readonly createdAt: string
  readonly status: MessageStatus
  readonly isAnswered: boolean
  readonly answeredAt: string | undefined
  readonly filedAs: 'archived' | 'spam' | undefined
  /** The id of an administrator. */
  readonly assignee: string | undefined
  readonly isRead: boolean
  readonly notes: readonly MessageNote[]
}

/** At most 50 messages, the newest first; whether there are older ones; and how many of each kind match. */
export interface Messages {
  readonly items: readonly Message[]
  readonly more: boolean
  readonly messages: number
  readonly enquiries: number
}

interface Waiting {
  readonly count: number
  readonly oldestAt: string | undefined
}

/** How much waits for an answer, and since when; and who the administrators are. */
export interface InboxSummary {
  readonly messages: Waiting
  readonly enquiries: Waiting
  readonly requests: Waiting
  readonly administrators: readonly { readonly id: string; readonly email: string }[]
}

/** What `export_person` answers. What is in the lists is for the person, as it is stored. */
export const personSchema = z.looseObject({
  address: z.string(),
  messages: z.array(z.unknown()),
  requests: z.array(z.unknown()),
  /** Messages that the directory wrote. */
  outbox: z.array(z.unknown()),
  links: z.array(z.unknown()),
  proofs: z.array(z.unknown()),
  payment_notes: z.array(z.unknown()),
  account: z.looseObject({ email: z.string() }).nullable(),
  is_administrator: z.boolean(),
  looks_after: z.array(z.looseObject({ listing: z.string() })),
  /** Listings that show the address. */
  pages: z.array(z.looseObject({ listing: z.string(), name: z.string() })),
})

/** What `erase_person` answers: how much it was. */
export const erasedSchema = z.object({ messages: z.number(), requests: z.number() })

/** Everything that is kept of an address. */
export type Person = z.infer<typeof personSchema>

/** How much was erased. */
export type Erased = z.infer<typeof erasedSchema>
