import { z } from 'zod'
import {
  CHANGE_REQUEST_KINDS,
  CHANGE_REQUEST_STATUSES,
  changesSchema,
  EVIDENCE_SOURCES,
  proposedValuesSchema,
  REPORT_REASONS,
} from './changeRequest.ts'
import { PROPOSED_COLUMNS } from './fieldColumns.ts'
import { instant } from './instant.ts'

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

/** What administrators see. */
export const reviewedRequestSchema = z
  .object({
    ...shared,
    id: z.uuid(),
    version: z.int(),
    listing_id: z.string().nullable(),
    base_version: z.int().nullable(),
    listing: z
      .object({
        slug: z.string(),
        version: z.int(),
        status: z.enum(['draft', 'published', 'archived']),
        live: proposedValuesSchema,
      })
      .nullable(),
    reason: z.enum(REPORT_REASONS).nullable(),
    evidence: evidenceSchema,
    contact: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
    decided_by: z.string().nullable(),
    operation: z.int().nullable(),
    undone: z.boolean(),
    cursor: z.string(),
  })
  .transform((row) => ({
    ...sharedFields(row),
    id: row.id,
    /** Changes with every answer and decision: a decision names the one that was read. */
    version: row.version,
    listingId: row.listing_id ?? undefined,
    /** The listing's version when it was sent. */
    baseVersion: row.base_version ?? undefined,
    /** As it is now; `live` has the columns that are asked for. Core's `rebaseChanges` says which collide. */
    listing: row.listing ?? undefined,
    reason: row.reason ?? undefined,
    evidence: row.evidence,
    contact: row.contact,
    decidedBy: row.decided_by ?? undefined,
    /** The operation of History that the decision wrote. */
    operation: row.operation ?? undefined,
    /** Whether that operation is undone: the request waits again. */
    isUndone: row.undone,
    /** The next page goes on after it. */
    cursor: row.cursor,
  }))
export type ReviewedRequest = z.output<typeof reviewedRequestSchema>

/** What `admin_change_requests` answers. */
export const reviewedRequestsSchema = z.object({
  requests: z.array(reviewedRequestSchema),
  more: z.boolean(),
  /** How many wait for an administrator, of all. */
  waiting: z.int(),
})
export type ReviewedRequests = z.output<typeof reviewedRequestsSchema>

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

/** What a decision, a question and a reopening answer. */
export const reviewChangeSchema = z.object({ is_done: z.boolean(), request: reviewedRequestSchema })
