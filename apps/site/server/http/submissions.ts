import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import { createClaimCalls, isClaimCall } from './claimCalls.ts'
import { refusal, unavailable, type AskService } from './proxy.ts'
import { answerRequestLink, isRequestLink } from './requestLinks.ts'
import type { SiteEnv } from './siteEnv.ts'
import { createSubmissionLimits } from './submissionLimits.ts'

/** The tables that visitors send to. The database decides what they take. */
const SUBMISSIONS = /^\/rest\/v1\/(contact_messages|enquiries|change_requests)\/?$/

/** What one address may send without more ado. A mobile network has one for many people, who compute a proof of work beyond. */
const FREE = { burst: 10, perSecond: 1 / 6 }
/** What everybody together may send in a minute. */
const MOST_IN_A_MINUTE = 600

export interface SubmissionsTarget {
  readonly address: string
  /** They say with whose rights a message is stored. */
  readonly headers: Readonly<Record<string, string>>
}

export interface SubmissionsOptions {
  /** Where messages are stored; undefined while the data service is away. */
  readonly target: () => SubmissionsTarget | undefined
  readonly ask: AskService
  readonly addressOf: (request: IncomingMessage) => string
  /** For measuring from one machine. */
  readonly isUnlimited?: boolean
  /** Gets a line for the operator when everybody together sends too much. */
  readonly onBrake: (line: string) => void
  readonly now?: () => number
}

export interface Submissions {
  /** Whether a request sends something, or is about what was sent: it is answered here, and never passed on as it is. */
  readonly isSubmission: (c: Context<SiteEnv>) => boolean
  /** Stores what a visitor sent, or says what has to come first. */
  readonly answer: (c: Context<SiteEnv>) => Promise<Response>
  /** How many the brake has refused since the start. */
  readonly refused: () => number
}

/**
 * Takes what visitors send, for a data service of this machine and a hosted one alike: so many from each address, with a proof of
 * work beyond, and never more from all of them than the brake lets through. Addresses are in memory only, and only for a while.
 */
export function createSubmissions({
  target,
  ask,
  addressOf,
  isUnlimited = false,
  onBrake,
  now = Date.now,
}: SubmissionsOptions): Submissions {
  const answerClaim = createClaimCalls({ ask, addressOf, isUnlimited, onBrake, now })
  const limits = createSubmissionLimits({
    what: 'messages',
    free: FREE,
    mostInAMinute: MOST_IN_A_MINUTE,
    addressOf,
    isUnlimited,
    onBrake,
    now,
  })

  return {
    isSubmission: (c) =>
      isClaimCall(c.req.path) ||
      (c.req.method === 'POST' && (SUBMISSIONS.test(c.req.path) || isRequestLink(c.req.path))),
    answer: async (c) => {
      const to = target()
      if (isClaimCall(c.req.path)) return answerClaim(c, to)
      if (isRequestLink(c.req.path)) return to ? answerRequestLink(c, to, ask) : unavailable(c)
      const body = await c.req.text()
      const row = parsed(body)
      if (row === undefined) return refusal(c, 400, '22023', 'Send one at a time, as JSON. Nothing was stored.')
      const first = limits.firstOf(c, String(row.idempotency_key))
      if (first) return first
      if (!to) return unavailable(c)
      const [, table = ''] = SUBMISSIONS.exec(c.req.path) ?? []
      // Made anew: of the visitor's own request only the row is theirs to say.
      const headers = { ...to.headers, 'content-type': 'application/json', prefer: 'return=minimal' }
      const answer = await ask(c, `${to.address}/rest/v1/${table}`, { method: 'POST', headers, body })
      return new Response(answer.body, {
        status: answer.status,
        headers: { 'content-type': answer.headers.get('content-type') ?? 'application/json' },
      })
    },
    refused: limits.refused,
  }
}

/** The one row that a body holds; undefined when it holds anything else. */
function parsed(body: string): { readonly idempotency_key?: unknown } | undefined {
  try {
    const row: unknown = JSON.parse(body)
    return typeof row === 'object' && row !== null && !Array.isArray(row) ? row : undefined
  } catch {
    return undefined
  }
}
