import { z } from 'zod'
import { instant } from './instant.ts'
import { INVITATION_PURPOSES } from './invitationAnswer.ts'

/** What may become of a letter. `uncertain`: it may have been sent, and nobody answered. `handed-over`: a person sent it. */
export const OUTBOX_STATUSES = [
  'waiting',
  'sending',
  'uncertain',
  'failed',
  'sent',
  'handed-over',
  'cancelled',
  'erased',
] as const
export type OutboxStatus = (typeof OUTBOX_STATUSES)[number]

const reminder = z
  .object({
    name: z.string(),
    slug: z.string(),
    country: z.string(),
    tier: z.enum(['standard', 'premium']),
    paid_until: z.iso.date(),
    // Letters that were written before listings had owners are without it.
    is_owned: z.boolean().default(false),
    // Nor was anything kept without a payment then.
    renews_from: z.iso.date().nullish(),
  })
  .transform(({ paid_until, is_owned, renews_from, ...written }) => ({
    ...written,
    kind: 'reminder' as const,
    paidUntil: paid_until,
    /** The last day that is paid for: a renewal goes on after it. */
    renewsFrom: renews_from === undefined ? paid_until : (renews_from ?? undefined),
    /** Somebody looks after the listing, and renews it on a page of the site. */
    isOwned: is_owned,
  }))

const invitation = z
  .object({
    purpose: z.enum(INVITATION_PURPOSES),
    // Letters of before have no name of a listing.
    name: z.string().nullish(),
    made_by: z.string().nullable(),
    expires_at: instant,
  })
  .transform(({ purpose, name, made_by, expires_at }) => ({
    kind: 'invitation' as const,
    purpose,
    /** Of the business that an owner is to look after. */
    name: name ?? undefined,
    /** The administrator; undefined where an owner asked for it. */
    madeBy: made_by ?? undefined,
    expiresAt: expires_at,
  }))

const claimed = {
  name: z.string(),
  slug: z.string(),
  country: z.string(),
  claimant: z.string(),
  asked_at: instant,
}

const claimLink = z.object({ ...claimed, expires_at: instant }).transform(({ asked_at, expires_at, ...written }) => ({
  ...written,
  kind: 'claim-link' as const,
  askedAt: asked_at,
  expiresAt: expires_at,
}))

const claimNotice = z
  .object({ ...claimed, reference: z.string() })
  .transform(({ asked_at, ...written }) => ({ ...written, kind: 'claim-notice' as const, askedAt: asked_at }))

const emailChange = z
  .object({ expires_at: instant })
  .transform(({ expires_at }) => ({ kind: 'email-change' as const, expiresAt: expires_at }))

const emailNotice = z
  .object({ address: z.string(), is_done: z.boolean(), at: instant })
  .transform(({ is_done, ...written }) => ({ ...written, kind: 'email-notice' as const, isDone: is_done }))

/** How the data of a letter of each kind is read. */
const SUBJECTS = {
  reminder,
  invitation,
  'claim-link': claimLink,
  'claim-notice': claimNotice,
  'email-change': emailChange,
  'email-notice': emailNotice,
}

const row = z.object({
  id: z.string(),
  kind: z.enum(['reminder', 'invitation', 'claim-link', 'claim-notice', 'email-change', 'email-notice']),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  reply_to: z.string().nullable(),
  locale: z.string(),
  data: z.record(z.string(), z.unknown()),
  status: z.enum(OUTBOX_STATUSES),
  last_error: z.string(),
  times_uncertain: z.int(),
  next_attempt_at: instant,
  created_at: instant,
  settled_at: instant.nullable(),
})

/** What the letter says; undefined once it was erased. */
function subjectOf({ kind, status, data }: z.output<typeof row>): OutboxSubject | undefined {
  if (status === 'erased') return undefined
  return SUBJECTS[kind].parse(data)
}

const letterOf = (written: z.output<typeof row>) => ({
  id: written.id,
  /** Absent for one without an e-mail address, which a person sends. */
  email: written.email ?? undefined,
  /** A number that can be dialled, as the business in the country of the subject writes it. */
  phone: written.phone ?? undefined,
  replyTo: written.reply_to ?? undefined,
  subject: subjectOf(written),
  status: written.status,
  /** Why it was not sent yet; '' for no reason. */
  error: written.last_error,
  /** It may have been sent twice without an answer, so that a person has to decide. */
  needsDecision: written.status === 'uncertain' && written.times_uncertain > 1,
  nextAttemptAt: written.next_attempt_at,
  createdAt: written.created_at,
  settledAt: written.settled_at ?? undefined,
})

/** What `admin_outbox` answers. */
export const outboxPageSchema = z.object({
  letters: z.array(
    row
      .extend({ handled_by: z.string().nullable() })
      .transform((written) => ({ ...letterOf(written), handledBy: written.handled_by ?? undefined })),
  ),
  more: z.boolean(),
  counts: z
    .object({ by_mail: z.int(), by_hand: z.int(), failed: z.int(), uncertain: z.int() })
    .transform(({ by_mail, by_hand, ...counts }) => ({ ...counts, byMail: by_mail, byHand: by_hand })),
})

/** What `claim_letter` answers. */
export const claimedLetterSchema = row
  .extend({ email: z.string(), message_id: z.string(), attempts: z.int(), secret: z.string().nullable() })
  .transform((written) => ({
    ...letterOf(written),
    email: written.email,
    messageId: written.message_id,
    attempt: written.attempts,
    secret: written.secret ?? undefined,
  }))

/** Who sends letters: the site's server, or administrators by hand. */
export const outboxSenderSchema = z.object({ from: z.string().nullable() })

/** What a letter is about. */
export type OutboxSubject = z.output<(typeof SUBJECTS)[keyof typeof SUBJECTS]>
/** A letter as administrators see it. */
export type OutboxLetter = OutboxPage['letters'][number]
/** Letters, the newest first, and how many are not settled. */
export type OutboxPage = z.output<typeof outboxPageSchema>
/** A letter that its holder alone sends. */
export type ClaimedLetter = z.output<typeof claimedLetterSchema>
/** `from` is null where administrators send by hand. */
export type OutboxSender = z.output<typeof outboxSenderSchema>
