import { requestReference } from '@dira/directory-core'
import { adminClient, type AdminDataOptions } from './adminClient.ts'
import type { ChangeRequestKind, ChangeRequestStatus, ProposedValues } from './changeRequest.ts'
import type { ProposedColumn } from './fieldColumns.ts'
import {
  reviewedRequest,
  type ReviewChange,
  type ReviewedRequest,
  type ReviewedRequests,
  type ReviewedRow,
  type StoredLive,
  type WentLive,
} from './changeRequestAnswer.ts'
import { DataRefusal } from './dataRefusal.ts'
import { has, hasOneOf, hasWords, matching, readPage, type Dated } from './pages.ts'
import { shownRow } from './shownRow.ts'

/** Which requests are asked for. */
export interface RequestsQuery {
  /** `waiting` is new or asked back. @default 'waiting' */
  readonly status?: ChangeRequestStatus | 'waiting' | 'all'
  readonly kind?: ChangeRequestKind
  /** The id of a listing. */
  readonly listing?: string
  /** A reference, or words of the business's name or the contact. */
  readonly text?: string
  /** The last of the page before. */
  readonly after?: Dated
}

/** What an administrator decides. Every column that is asked for is in `accept` or `decline`. */
export interface RequestDecision {
  readonly id: string
  /** The version of the request that was read. */
  readonly version: number
  readonly accept: readonly ProposedColumn[]
  readonly decline: readonly ProposedColumn[]
  /** For the sender; a request that is declined needs one. */
  readonly reason: string
  /** Whether a claim or a report is accepted, which ask for no column. */
  readonly isAccepted?: boolean
  /** What an accepted column that collides said when it was chosen nonetheless. */
  readonly over?: ProposedValues
  /** The values written instead of what was asked for. */
  readonly instead?: ProposedValues
  /** How the accepted facts were checked. @default by the owner, of a suggestion by an administrator */
  readonly how?: 'owner' | 'administrator' | 'call'
  /** The first slug, status and package of an application's listing. */
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
  readonly listChangeRequests: (asked?: RequestsQuery) => Promise<ReviewedRequests>
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
      const { is_done: isDone, request } = (await asking).data as ReviewChange
      return { kind: isDone ? 'decided' : 'changed', request: reviewedRequest(request) }
    } catch (error) {
      // What the administrator wrote is at fault, such as an address that another listing has.
      if (!(error instanceof DataRefusal) || ![400, 409].includes(error.status)) throw error
      return { kind: 'refused', message: error.message }
    }
  }

  return {
    listChangeRequests: async ({ after, text = '', status = 'waiting', kind, listing } = {}) => {
      const reference = requestReference(text)
      const isOldestFirst = status === 'waiting' || status === 'new' || status === 'asked-back'
      const conditions = [
        ...has('kind', kind),
        ...has('listing_id', listing),
        ...has('reference', reference),
        ...(reference !== undefined || status === 'all'
          ? []
          : hasOneOf('status', status === 'waiting' ? ['new', 'asked-back'] : [status])),
        ...(reference === undefined ? hasWords('words', text) : []),
      ]
      const requests = matching(client.from('admin_change_requests').select(), conditions)
      const [page, { data: waiting }] = await Promise.all([
        readPage(requests, { after, isOldestFirst }),
        client.from('admin_waiting').select().eq('what', 'requests').throwOnError(),
      ])
      return { requests: page.rows.map(reviewedRequest), more: page.more, waiting: waiting[0]?.count ?? 0 }
    },
    openChangeRequest: async (id) => {
      const { data } = await client.rpc('open_change_request', { request_id: id }).throwOnError()
      return data === null ? undefined : reviewedRequest(data as ReviewedRow)
    },
    wentLive: async (id) => {
      const { data } = await client.rpc('went_live', { request_id: id }).throwOnError()
      return (data as unknown as readonly StoredLive[]).map(shownRow)
    },
    putBackLive: async (id, operation, field) =>
      (await client.rpc('put_back_live', { request_id: id, operation, field }).throwOnError()).data,
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
