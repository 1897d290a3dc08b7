import { z } from 'zod'
import { PROPOSED_COLUMNS } from './fieldColumns.ts'

/** What somebody asks for: a new listing, an owner's change, to be the owner, a change by anybody, or a look at something that is wrong. */
export const CHANGE_REQUEST_KINDS = ['application', 'edit', 'claim', 'suggestion', 'report'] as const
export type ChangeRequestKind = (typeof CHANGE_REQUEST_KINDS)[number]

/** `new` and `asked-back` wait: for an administrator, and for who sent it. The others are decided. */
export const CHANGE_REQUEST_STATUSES = [
  'new',
  'asked-back',
  'accepted',
  'partly-accepted',
  'declined',
  'withdrawn',
] as const
export type ChangeRequestStatus = (typeof CHANGE_REQUEST_STATUSES)[number]

/** What a report says. Two different people's `closed` put a listing among those that need somebody. */
export const REPORT_REASONS = ['closed', 'not-real', 'copied', 'offensive', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** How the sender knows. */
export const EVIDENCE_SOURCES = ['called', 'visited', 'works-there'] as const
export type EvidenceSource = (typeof EVIDENCE_SOURCES)[number]

/** The most characters of what a request has beside the columns of a listing. */
export const CHANGE_REQUEST_LIMITS = { name: 120, phone: 40, evidence: 5000, answer: 1000, reason: 1000 } as const

/** Values by column. */
export const proposedValuesSchema = z.partialRecord(z.enum(PROPOSED_COLUMNS), z.json())
export type ProposedValues = Readonly<z.output<typeof proposedValuesSchema>>

const changeSchema = z.object({ from: z.json().default(null), to: z.json().default(null) })

/** By column: what it said to the sender, and what it shall say. */
export const changesSchema = z.partialRecord(z.enum(PROPOSED_COLUMNS), changeSchema)
export type RequestedChanges = z.output<typeof changesSchema>

/** The token in the link of a request: 32 random bytes. The database has their hash alone. */
export const requestTokenSchema = z.string().regex(/^[0-9a-f]{64}$/)

/** A new one, for `ChangeRequest.token`. Whoever sends a request makes its link, so that none is lost with an answer. */
export function newRequestToken(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A request as its sender makes it; the database checks it and adds reference, status and the listing's version. */
export interface ChangeRequest {
  /** `crypto.randomUUID()`, the same for ever: sent again, it is stored once. */
  readonly idempotencyKey: string
  /** A token of `newRequestToken`. */
  readonly token: string
  /** An `edit` is taken from an owner only. */
  readonly kind: ChangeRequestKind
  /** The listing's id, for every kind but an application. */
  readonly listingId?: string
  /** The package that an application asks for. */
  readonly askedTier?: 'classified' | 'standard' | 'premium'
  /** Changes of `requestedChanges`. An application needs a name, a category and a country; a claim and a report have none. */
  readonly changes?: RequestedChanges
  /** What a report says. */
  readonly reason?: ReportReason
  readonly evidence?: {
    readonly text?: string
    readonly source?: EvidenceSource
    /** When it was seen, as 2026-11-24. */
    readonly seenOn?: string
  }
  /** An application needs name and e-mail, a claim a name; a suggestion and a report need none. */
  readonly contact?: { readonly name?: string; readonly email?: string; readonly phone?: string }
}
