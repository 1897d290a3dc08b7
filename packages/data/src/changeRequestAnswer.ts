import type { PackageTier } from '@dira/directory-core'
import { z } from 'zod'
import {
  CHANGE_REQUEST_KINDS,
  CHANGE_REQUEST_STATUSES,
  changesSchema,
  EVIDENCE_SOURCES,
  type ProposedValues,
} from './changeRequest.ts'
import type { Database } from './database.types.ts'
import { PROPOSED_COLUMNS, type ProposedColumn } from './fieldColumns.ts'
import { instant } from './instant.ts'
import { shownRow } from './shownRow.ts'

const tier = z.enum(['classified', 'standard', 'premium'])
const columns = z.array(z.enum(PROPOSED_COLUMNS))

const messageSchema = z
  .object({ by: z.enum(['directory', 'sender']), text: z.string(), written_at: instant })
  .transform(({ written_at, ...message }) => ({ ...message, writtenAt: written_at }))

/** What both sides see of a request. */
const shared = {
  reference: z.string(),
  kind: z.enum(CHANGE_REQUEST_KINDS),
  status: z.enum(CHANGE_REQUEST_STATUSES),
  business_name: z.string(),
  asked_tier: tier.nullable(),
  changes: changesSchema,
  accepted: columns,
  messages: z.array(messageSchema),
  created_at: instant,
  read_at: instant.nullable(),
  answer_until: instant.nullable(),
  decided_at: instant.nullable(),
  decision_reason: z.string(),
}

function sharedFields(row: z.output<z.ZodObject<typeof shared>>) {
  return {
    /** To read out, such as 'DIRA 7K4 M92'. */
    reference: row.reference,
    kind: row.kind,
    status: row.status,
    /** Of the listing, or of the one that is asked for. */
    businessName: row.business_name,
    askedTier: row.asked_tier ?? undefined,
    changes: row.changes,
    /** The columns that were taken over. */
    accepted: row.accepted,
    /** Questions and answers, the oldest first. */
    messages: row.messages,
    sentAt: row.created_at,
    /** When an administrator first opened it. */
    readAt: row.read_at ?? undefined,
    /** While it was asked back: it is withdrawn without an answer until then. */
    answerUntil: row.answer_until ?? undefined,
    decidedAt: row.decided_at ?? undefined,
    /** Why it was decided so, for the sender; may be empty. */
    decisionReason: row.decision_reason,
  }
}

/** What the holder of the link sees: nobody's name, and nothing of the contact. */
export const requestStatusSchema = z.object({ ...shared, slug: z.string().nullable() }).transform((row) => ({
  ...sharedFields(row),
  /** Of the listing's page, while it is published. */
  slug: row.slug ?? undefined,
}))
export type RequestStatus = z.output<typeof requestStatusSchema>

/** What `answer_change_request` and `withdraw_change_request` answer; null for a link that there is not. */
export const requestChangeSchema = z.object({ is_done: z.boolean(), request: requestStatusSchema }).nullable()

const evidenceSchema = z
  .object({
    text: z.string().default(''),
    source: z.enum(EVIDENCE_SOURCES).optional(),
    seen_on: z.iso.date().optional(),
  })
  .transform(({ seen_on, ...evidence }) => ({ ...evidence, seenOn: seen_on }))

export type ReviewedRow = Database['public']['Views']['admin_change_requests']['Row']

/** A request as administrators see it; `messages` are the oldest first. */
export function reviewedRequest(row: ReviewedRow) {
  const { name, email, phone, listing_slug, listing_version, listing_status, listing_live, ...request } = row
  const listing = { slug: listing_slug, version: listing_version, status: listing_status, live: listing_live ?? {} }
  return {
    ...shownRow(request),
    contact: { name, email, phone },
    changes: changesSchema.parse(row.changes),
    // What the view computes of columns that are never null.
    askedTier: (row.asked_tier ?? undefined) as PackageTier | undefined,
    accepted: row.accepted as ProposedColumn[],
    decisionReason: row.decision_reason ?? '',
    isUndone: row.is_undone === true,
    messages: z.array(messageSchema).parse(row.messages),
    evidence: evidenceSchema.parse(row.evidence),
    /** As it is now; `live` has the columns that are asked for. Core's `rebaseChanges` says which collide. */
    listing: listing_slug === null ? undefined : (listing as ReviewedListing),
  }
}
export type ReviewedRequest = ReturnType<typeof reviewedRequest>

interface ReviewedListing {
  readonly slug: string
  readonly version: number
  readonly status: 'draft' | 'published' | 'archived'
  readonly live: ProposedValues
}

export interface ReviewedRequests {
  readonly requests: readonly ReviewedRequest[]
  readonly more: boolean
  /** How many wait for an administrator, of all. */
  readonly waiting: number
}

/** What a decision, a question and a reopening answer. */
export interface ReviewChange {
  readonly is_done: boolean
  readonly request: ReviewedRow
}

/** What `went_live` answers. */
export const wentLiveSchema = z.array(
  z.object({
    /** That of History, which undoes the whole of it. */
    operation: z.int(),
    at: instant,
    /** What it says since, and what it said, by their columns. */
    fields: z.array(
      z.object({
        field: z.string(),
        before: z.record(z.string(), z.unknown()),
        after: z.record(z.string(), z.unknown()),
      }),
    ),
  }),
)
/** What an owner changed at once, and would go back by an undo. */
export type WentLive = z.output<typeof wentLiveSchema>[number]
/** What `put_back_live` answers: an operation of History. */
export const putBackLiveSchema = z.int()
