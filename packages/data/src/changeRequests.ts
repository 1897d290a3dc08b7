import type { ChangeRequest, RequestedChanges } from './changeRequest.ts'
import { requestStatusOf, type RequestChange, type RequestStatus, type StoredRequest } from './changeRequestAnswer.ts'
import type { DataServiceOptions } from './connectDirectoryData.ts'
import { dataClient } from './dataClient.ts'
import { DataRefusal } from './dataRefusal.ts'
import type { SendOptions, SubmissionOutcome } from './directoryData.ts'
import { send } from './submissionSender.ts'

/** The page that shows a request to who holds its link: the token stands behind its `#`, which reaches no server by itself. */
export const CHANGE_REQUEST_PAGE = '/request'

/** What a link opens: `unknown` for one that there is not, whatever is wrong with it. */
export type RequestStatusOutcome =
  | { readonly ok: true; readonly request: RequestStatus }
  | { readonly ok: false; readonly error: 'unknown' | 'unreachable' }

/** What came of an answer or a withdrawal: `closed` where the request does not wait for it, such as a decided one. */
export type RequestChangeOutcome =
  | { readonly ok: true; readonly request: RequestStatus }
  | { readonly ok: false; readonly error: 'unknown' | 'closed' | Exclude<SubmissionOutcome, { ok: true }>['error'] }

/** Requests as their senders use them, without an account. None rejects; each may be repeated when its answer was lost. */
export interface ChangeRequestsData {
  /** Stores a request, once however often it is sent. Its reference is in the status that its token opens. */
  readonly sendChangeRequest: (request: ChangeRequest, options?: SendOptions) => Promise<SubmissionOutcome>
  readonly readRequestStatus: (token: string) => Promise<RequestStatusOutcome>
  /** Answers a question. `changes` are laid over those that were sent. */
  readonly answerRequest: (token: string, text: string, changes?: RequestedChanges) => Promise<RequestChangeOutcome>
  /** Takes back a request that waits. */
  readonly withdrawRequest: (token: string) => Promise<RequestChangeOutcome>
}

/** The requests of a data service. The server in front of it limits what one address sends, and asks for a proof of work beyond. */
export function connectChangeRequests(options: DataServiceOptions): ChangeRequestsData {
  const client = dataClient(options)

  async function changed(asking: PromiseLike<{ readonly data: unknown }>): Promise<RequestChangeOutcome> {
    try {
      const answer = (await asking).data as RequestChange
      if (!answer) return { ok: false, error: 'unknown' }
      return answer.is_done ? { ok: true, request: requestStatusOf(answer.request) } : { ok: false, error: 'closed' }
    } catch (error) {
      return { ok: false, error: whyNot(error) }
    }
  }

  return {
    sendChangeRequest: async (request, sending) => send(options, 'change_requests', rowOf(request), sending),
    readRequestStatus: async (token) => {
      try {
        const { data } = await client.rpc('change_request_status', { token }).throwOnError()
        if (data === null) return { ok: false, error: 'unknown' }
        return { ok: true, request: requestStatusOf(data as unknown as StoredRequest) }
      } catch {
        return { ok: false, error: 'unreachable' }
      }
    },
    answerRequest: async (token, text, changes = {}) =>
      changed(client.rpc('answer_change_request', { token, answer: text, changes }).throwOnError()),
    withdrawRequest: async (token) => changed(client.rpc('withdraw_change_request', { token }).throwOnError()),
  }
}

function rowOf({
  idempotencyKey,
  token,
  kind,
  listingId,
  askedTier,
  changes,
  reason,
  evidence,
  contact,
}: ChangeRequest) {
  return {
    idempotency_key: idempotencyKey,
    link_token: token,
    kind,
    ...(listingId !== undefined && { listing_id: listingId }),
    ...(askedTier !== undefined && { asked_tier: askedTier }),
    ...(changes !== undefined && { changes }),
    ...(reason !== undefined && { reason }),
    ...(evidence !== undefined && {
      evidence: {
        ...(evidence.text !== undefined && { text: evidence.text }),
        ...(evidence.source !== undefined && { source: evidence.source }),
        ...(evidence.seenOn !== undefined && { seen_on: evidence.seenOn }),
      },
    }),
    ...contact,
  }
}

function whyNot(error: unknown): Exclude<SubmissionOutcome, { ok: true }>['error'] {
  const { status } = error instanceof DataRefusal ? error : {}
  if (status === 429) return 'limited'
  return status !== undefined && status < 500 ? 'refused' : 'unreachable'
}
