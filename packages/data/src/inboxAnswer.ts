import { z } from 'zod'
import { instant } from './instant.ts'

/** What an administrator made of a letter. `answered` starts the time after which it is deleted, whatever becomes of it then. */
export const LETTER_STATUSES = ['open', 'answered', 'archived', 'spam'] as const
export type LetterStatus = (typeof LETTER_STATUSES)[number]

/** A message to the directory, or an enquiry to a business. */
export const LETTER_KINDS = ['message', 'enquiry'] as const
export type LetterKind = (typeof LETTER_KINDS)[number]

/** Whose letters: assigned to the one who asks, to nobody, or either. */
export const LETTERS_WHOSE = ['mine', 'nobodys', 'mine-or-nobodys'] as const
export type LettersWhose = (typeof LETTERS_WHOSE)[number]

const letterSchema = z
  .object({
    id: z.string(),
    kind: z.enum(LETTER_KINDS),
    about: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    text: z.string(),
    created_at: z.string(),
    status: z.enum(LETTER_STATUSES),
    handled: z.boolean(),
    handled_at: instant.nullable(),
    filed_as: z.enum(['archived', 'spam']).nullable(),
    assignee: z.string().nullable(),
    is_read: z.boolean(),
    notes: z.array(z.object({ id: z.string(), text: z.string(), created_at: instant, author: z.string().nullable() })),
  })
  .transform(({ created_at, handled, handled_at, filed_as, is_read, notes, ...letter }) => ({
    ...letter,
    sentAt: instant.parse(created_at),
    /** As the database wrote it, to the microsecond: the next page goes on after it. */
    cursor: created_at,
    isRead: is_read,
    isAnswered: handled,
    answeredAt: handled_at,
    filedAs: filed_as,
    notes: notes.map(({ created_at: writtenAt, ...note }) => ({ ...note, writtenAt })),
  }))

/** What `inbox_letters` answers. */
export const lettersSchema = z.object({
  letters: z.array(letterSchema),
  more: z.boolean(),
  messages: z.number(),
  enquiries: z.number(),
})

const waiting = z.object({ count: z.number(), oldest: instant.nullable() })

/** What `inbox_summary` answers. */
export const summarySchema = z.object({
  messages: waiting,
  enquiries: waiting,
  requests: waiting,
  administrators: z.array(z.object({ id: z.string(), email: z.string() })),
})

/** What `export_person` answers. What is in the lists is for the person, as it is stored. */
export const personSchema = z.looseObject({
  address: z.string(),
  letters: z.array(z.unknown()),
  requests: z.array(z.unknown()),
  /** Letters that the directory wrote. */
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
export const erasedSchema = z.object({ letters: z.number(), requests: z.number() })

/**
 * What a visitor sent, and what was made of it. `about` is the subject of a message, which may be empty, or the business of an enquiry; `phone` is as it was
 * written, or empty; instants are ISO 8601.
 */
export type Letter = z.infer<typeof letterSchema>

/** At most 50 letters, the newest first; whether there are older ones; and how many of each kind match. */
export type Letters = z.infer<typeof lettersSchema>

/** How much waits for an answer, and since when; and who the administrators are. */
export type InboxSummary = z.infer<typeof summarySchema>

/** Everything that is kept of an address. */
export type Person = z.infer<typeof personSchema>

/** How much was erased. */
export type Erased = z.infer<typeof erasedSchema>
