import { z } from 'zod'
import { instant } from './instant.ts'

/** By which a claim is proved: a letter with a link to the listed mailbox, a code that a person reads out to the listed number, or one sent there on WhatsApp. */
export const CLAIM_CHANNELS = ['email', 'call', 'whatsapp'] as const
export type ClaimChannel = (typeof CLAIM_CHANNELS)[number]

/**
 * Where a claim stands. `new`: nothing was asked for. `written`: a letter went to the listed mailbox. `code`: one is on its way or may be typed. `over`: that link
 * or code counts no longer. `evidence`, `rival`, `taken`: an administrator decides, on what was sent, on two claims, or because somebody looks after the page.
 * `proved`: the account may be named. `done`: it looks after the page.
 */
export const CLAIM_STATES = [
  'new',
  'written',
  'code',
  'over',
  'evidence',
  'rival',
  'taken',
  'proved',
  'done',
  'declined',
  'withdrawn',
] as const
export type ClaimState = (typeof CLAIM_STATES)[number]

/** What `claim_channels` answers: masked, and absent where the listing has none. */
export const claimContactsSchema = z
  .object({ id: z.string(), email: z.string().optional(), phone: z.string().optional() })
  .nullable()

/** The masked contacts of a published listing, by which a claim is proved. */
export type ClaimContacts = NonNullable<z.output<typeof claimContactsSchema>>

const status = {
  state: z.enum(CLAIM_STATES),
  refused: z.enum(['wrong', 'over', 'too-soon', 'closed']).optional(),
  reference: z.string(),
  has_evidence: z.boolean(),
  channel: z.enum(CLAIM_CHANNELS).optional(),
  asked_at: instant.optional(),
  tries_left: z.int().optional(),
  again_at: instant.optional(),
  decision_reason: z.string().optional(),
}

const statusOf = (row: z.output<z.ZodObject<typeof status>>) => ({
  state: row.state,
  /** Why what was asked for just now was not done. */
  refused: row.refused,
  /** To read out, such as 'DIRA 7K4 M92'. */
  reference: row.reference,
  hasEvidence: row.has_evidence,
  /** How the last letter or code was asked for, and when. */
  channel: row.channel,
  askedAt: row.asked_at,
  triesLeft: row.tries_left,
  /** From then on another letter or code may be asked for. */
  againAt: row.again_at,
  /** Why it was declined. */
  decisionReason: row.decision_reason,
})

/** What the functions for the holder of the link answer; null for a link that there is not. */
export const claimStatusSchema = z.object(status).transform(statusOf).nullable()
export type ClaimStatus = NonNullable<z.output<typeof claimStatusSchema>>

/** What `name_claim_account` answers. */
export const claimAccountSchema = z
  .object({ ...status, token: z.string().nullable().optional() })
  .transform(({ token, ...row }) => ({ ...statusOf(row), token }))
  .nullable()

/** What `claim_review` answers. */
export const claimReviewSchema = z
  .object({
    state: z.enum(CLAIM_STATES),
    channel: z.enum(CLAIM_CHANNELS).nullable(),
    contact: z.string().nullable(),
    country: z.string().nullable(),
    asked_at: instant.nullable(),
    revealed_at: instant.nullable(),
    revealed_by: z.string().nullable(),
    tries: z.int().nullable(),
    can_reveal: z.boolean(),
    owners: z.array(z.string()),
    rivals: z.array(z.object({ id: z.uuid(), reference: z.string(), name: z.string() })),
  })
  .transform((row) => ({
    state: row.state,
    channel: row.channel ?? undefined,
    /** Of the listing, when it was asked for. */
    contact: row.contact ?? undefined,
    country: row.country ?? '',
    askedAt: row.asked_at ?? undefined,
    revealedAt: row.revealed_at ?? undefined,
    revealedBy: row.revealed_by ?? undefined,
    tries: row.tries ?? 0,
    /** A code was asked for that nobody has seen yet. */
    canReveal: row.can_reveal,
    /** The addresses of those who look after the listing. */
    owners: row.owners,
    /** Other claims of the listing that wait. */
    rivals: row.rivals,
  }))
export type ClaimReview = z.output<typeof claimReviewSchema>

/** What `reveal_claim_code` answers. */
export const claimCodeSchema = z.object({
  code: z.string().nullable(),
  until: instant.nullable(),
  review: claimReviewSchema,
})

/** What `reveal_claim_link` answers. */
export const claimLinkSchema = z.string().nullable()

/** What `listed_twins` answers. */
export const listedTwinsSchema = z.array(
  z
    .object({
      slug: z.string(),
      name: z.string(),
      category: z.string(),
      city: z.string().nullable(),
      country: z.string(),
      tier: z.enum(['classified', 'standard', 'premium']).nullable(),
      phone: z.string(),
      reason: z.enum(['phone', 'website', 'name', 'town']),
      metres: z.number().nullable(),
    })
    .transform(({ tier, ...twin }) => ({ ...twin, tier: tier ?? ('classified' as const) })),
)

/** A published listing that may be of a business that applies, and why. `metres` is null where one of the two has no position. */
export type ListedTwin = z.output<typeof listedTwinsSchema>[number]
