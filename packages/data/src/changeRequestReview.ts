import { requestReference } from '@dira/directory-core'
import { adminClient, type AdminDataOptions } from './adminClient.ts'
import type { ChangeRequestKind, ChangeRequestStatus, ProposedValues } from './changeRequest.ts'
import type { ProposedColumn } from './fieldColumns.ts'
import {
  putBackLiveSchema,
  reviewChangeSchema,
  reviewedRequestSchema,
  reviewedRequestsSchema,
  wentLiveSchema,
  type ReviewedRequest,
  type ReviewedRequests,
  type WentLive,
} from './changeRequestAnswer.ts'
import { DataRefusal } from './dataRefusal.ts'

/** Which requests are asked for. */
export interface RequestsAsked {
  /** `waiting` is new or asked back. @default 'waiting' */
  readonly status?: ChangeRequestStatus | 'waiting' | 'all'
  readonly kind?: ChangeRequestKind
  /** The id of a listing. */
  readonly listing?: string
  /** A reference, or words of the business's name or the contact. */
  readonly text?: string
  /** The last of the page before. */
  readonly after?: Pick<ReviewedRequest, 'id' | 'cursor'>
}

/** What an administrator decides. Every column that is asked for is in `accept` or `decline`. */
export interface RequestDecision {
  readonly id: string
  /** Of the request that was read. */
  readonly version: number
  readonly accept: readonly ProposedColumn[]
  readonly decline: readonly ProposedColumn[]
  /** For the sender; a request that is declined needs one. */
  readonly reason: string
  /** Of a claim or report, which ask for no column: whether it is accepted. */
  readonly isAccepted?: boolean
  /** What an accepted column that collides said when it was chosen nonetheless. */
  readonly over?: ProposedValues
  /** What is written instead of what was asked for. */
  readonly instead?: ProposedValues
  /** How the accepted facts were checked. @default by the owner, of a suggestion by an administrator */
  readonly how?: 'owner' | 'administrator' | 'call'
  /** Of an application: how its listing begins. */
  readonly listing?: {
    readonly slug: string
    readonly status: 'draft' | 'published'
    readonly packageTier: 'classified' | 'standard' | 'premium'
  }
}

/** A request as it was seen. */
type Seen = Pick<ReviewedRequest, 'id' | 'version'>

/** What came of a decision: `changed` where the request or a column of the listing says something else than was seen; nothing was written. */
export type DecisionOutcome =
  | { readonly kind: 'decided'; readonly request: ReviewedRequest }
  | { readonly kind: 'changed'; readonly request: ReviewedRequest }
  | { readonly kind: 'refused'; readonly message: string }

/** Requests as administrators decide on them. All reject with a `DataRefusal` or with what `fetch` rejected with. */
export interface ChangeRequestReviewData {
  /** At most 50, the oldest first while they wait, the newest first otherwise. */
  readonly listChangeRequests: (asked?: RequestsAsked) => Promise<ReviewedRequests>
  /** One request, with what the listing says now; notes that it was read. Undefined where it has gone. */
  readonly openChangeRequest: (id: string) => Promise<ReviewedRequest | undefined>
  /** What the owner of its listing changed at once and would go back by an undo, the newest of ten first; none for what is no edit. */
  readonly wentLive: (id: string) => Promise<readonly WentLive[]>
  /** Puts one field of these back, and the date of its check with it. Gives the operation of History that did it, which can be undone. */
  readonly putBackLive: (id: string, operation: number, field: string) => Promise<number>
  /** Writes what is accepted as one operation of History, and tells the sender by the status. */
  readonly decideChangeRequest: (decision: RequestDecision) => Promise<DecisionOutcome>
  /** Asks the sender a question. */
  readonly askBack: (request: Seen, question: string) => Promise<DecisionOutcome>
  /** Takes back a decision that wrote no listing; one that did is undone in History. */
  readonly reopenChangeRequest: (request: Seen) => Promise<DecisionOutcome>
}

/** The change requests of a data service, for administrators. */
export function connectChangeRequestReview(options: AdminDataOptions): ChangeRequestReviewData {
  const client = adminClient(options)

  async function changed(asking: PromiseLike<{ readonly data: unknown }>): Promise<DecisionOutcome> {
    try {
      const { is_done: isDone, request } = reviewChangeSchema.parse((await asking).data)
      return { kind: isDone ? 'decided' : 'changed', request }
    } catch (error) {
      // What the administrator wrote is at fault, such as an address that another listing has.
      if (!(error instanceof DataRefusal) || ![400, 409].includes(error.status)) throw error
      return { kind: 'refused', message: error.message }
    }
  }

  return {
    listChangeRequests: async ({ after, text = '', ...asked } = {}) => {
      const reference = requestReference(text)
      const question = {
        ...asked,
        ...(reference === undefined ? text.trim() !== '' && { text } : { reference, status: 'all' }),
        ...(after && { after: [after.cursor, after.id] }),
      }
      return reviewedRequestsSchema.parse(
        (await client.rpc('admin_change_requests', { asked: question }).throwOnError()).data,
      )
    },
    openChangeRequest: async (id) => {
      const { data } = await client.rpc('open_change_request', { request_id: id }).throwOnError()
      return data === null ? undefined : reviewedRequestSchema.parse(data)
    },
    wentLive: async (id) =>
      wentLiveSchema.parse((await client.rpc('went_live', { request_id: id }).throwOnError()).data),
    putBackLive: async (id, operation, field) =>
      putBackLiveSchema.parse(
        (await client.rpc('put_back_live', { request_id: id, operation, field }).throwOnError()).data,
      ),
    decideChangeRequest: async ({ accept, decline, isAccepted, listing, ...decision }) =>
      changed(
        client
          .rpc('decide_change_request', {
            decision: {
              ...decision,
              accept: [...accept],
              decline: [...decline],
              ...(isAccepted !== undefined && { is_accepted: isAccepted }),
              ...(listing && {
                listing: { slug: listing.slug, status: listing.status, package_tier: listing.packageTier },
              }),
            },
          })
          .throwOnError(),
      ),
    askBack: async ({ id, version }, question) =>
      changed(client.rpc('ask_back', { request_id: id, seen_version: version, question }).throwOnError()),
    reopenChangeRequest: async ({ id, version }) =>
      changed(client.rpc('reopen_change_request', { request_id: id, seen_version: version }).throwOnError()),
  }
}
