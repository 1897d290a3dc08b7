import type { PackageTier } from '@dira/directory-core'
import { z } from 'zod'
import {
  changesSchema,
  EVIDENCE_SOURCES,
  type ChangeRequestKind,
  type ChangeRequestStatus,
  type ProposedValues,
  type RequestedChanges,
} from './changeRequest.ts'
import type { Database } from './database.types.ts'
import type { ProposedColumn } from './fieldColumns.ts'
import { isoInstant, shownRow, type ShownRow } from './shownRow.ts'

/** A question of the directory or an answer to one. */
export interface StoredMessage {
  readonly by: 'directory' | 'sender'
  readonly text: string
  readonly written_at: string
}

/** A request as the functions for the holder of its link answer it: nobody's name, and nothing of the contact. */
export interface StoredRequest {
  /** To read out, such as 'DIRA 7K4 M92'. */
  readonly reference: string
  readonly kind: ChangeRequestKind
  readonly status: ChangeRequestStatus
  /** The name of the listing, or of the one that is applied for. */
  readonly business_name: string
  readonly asked_tier: PackageTier | null
  readonly changes: RequestedChanges
  /** The columns that were taken over. */
  readonly accepted: readonly ProposedColumn[]
  /** Questions and answers, the oldest first. */
  readonly messages: readonly StoredMessage[]
  readonly created_at: string
  /** When an administrator first opened it. */
  readonly read_at: string | null
  /** While it was asked back: it is withdrawn without an answer until then. */
  readonly answer_until: string | null
  readonly decided_at: string | null
  /** Why it was decided so, for the sender; may be empty. */
  readonly decision_reason: string
  /** The slug of the listing's page, while it is published. */
  readonly slug?: string | null
}

export function requestStatusOf({ created_at, ...row }: StoredRequest) {
  return {
    ...shownRow(row),
    sentAt: isoInstant(created_at),
    changes: changesSchema.parse(row.changes),
    messages: row.messages.map(shownRow),
  }
}
export type RequestStatus = ReturnType<typeof requestStatusOf>

/** What `answer_change_request` and `withdraw_change_request` answer; null for a link that there is not. */
export type RequestChange = { readonly is_done: boolean; readonly request: StoredRequest } | null

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
    messages: (row.messages as unknown as readonly StoredMessage[]).map(shownRow),
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

/** What an owner changed at once, as `went_live` answers it. */
export interface StoredLive {
  /** That of History, which undoes the whole of it. */
  readonly operation: number
  readonly at: string
  /** What it says since, and what it said, by their columns. */
  readonly fields: readonly {
    readonly field: string
    readonly before: Readonly<Record<string, unknown>>
    readonly after: Readonly<Record<string, unknown>>
  }[]
}
/** What an owner changed at once, and would go back by an undo. */
export type WentLive = ShownRow<StoredLive>
