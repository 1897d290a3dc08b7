import { setTimeout as pause } from 'node:timers/promises'
import { Hono, type Context } from 'hono'
import type { HandlerServices } from './handlerServices.ts'
import { createAskService } from './proxy.ts'
import { refusal, tooMany, unavailable } from './refusals.ts'
import type { SiteEnv } from './siteEnv.ts'
import { createSubmissionLimits } from './submissionLimits.ts'

/** What visitors send, by the table that takes it. */
const TABLES = 'contact_messages|enquiries|change_requests'
/** What one address may send without more ado, and everybody together in a minute. */
const MESSAGES = { what: 'messages', free: { burst: 10, perSecond: 1 / 6 }, mostInAMinute: 600 }

/** Calls of the holder of a change request's link. */
const LINK_CALLS = 'change_request_status|answer_change_request|withdraw_change_request'
/** Calls by which claimants and applicants look; a page that waits asks every ten seconds, and a network may have several. */
const LOOKS = { calls: 'claim_channels|claim_status', rate: { burst: 60, perSecond: 1 } }
/** Calls that may be guesses. */
const TRIES = {
  calls: 'ask_claim_proof|try_claim_code|send_claim_evidence|name_claim_account|listed_twins',
  rate: { burst: 20, perSecond: 1 / 15 },
}
/** How many links that are none everybody together may try in a minute. */
const MOST_GUESSES_IN_A_MINUTE = 300
/** No answer to a try comes sooner, in milliseconds: how long it takes would say what was found. */
const SLOWNESS = 600

/** What a link or a claim shows is its holder's alone: nobody keeps it, finds it, or learns the address that led to it. */
const PRIVATE = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
}

export interface FormsOptions {
  /** @default SLOWNESS */
  readonly slowness?: number
}

/**
 * Takes what visitors send and ask without an account, for a data service of this machine and a hosted one alike: it is asked with the rights of
 * this server, and never passed on as it is.
 */
export function createForms(
  { dataService, limits }: Pick<HandlerServices, 'dataService' | 'limits'>,
  { slowness = SLOWNESS }: FormsOptions = {},
) {
  const app = new Hono<SiteEnv>()
  const ask = createAskService(limits.inTurn)
  const messages = createSubmissionLimits(limits, MESSAGES)
  const takeLook = limits.byAddress(LOOKS.rate)
  const takeTry = limits.byAddress(TRIES.rate)
  const guesses = limits.together('guessed claims', MOST_GUESSES_IN_A_MINUTE)

  /** Sends a body to the service: of the visitor's own request nothing else is theirs to say. */
  async function send(c: Context<SiteEnv>, path: string, body: string, headers = {}): Promise<Response> {
    const to = dataService.submissionsTarget()
    if (!to) return unavailable(c)
    const own = { ...to.headers, 'content-type': 'application/json', ...headers }
    return ask(c, `${to.address}/rest/v1/${path}`, { method: 'POST', headers: own, body })
  }
  /** What comes back of an answer. */
  const answered = (answer: Response, body: BodyInit | null, headers = {}) =>
    new Response(body, {
      status: answer.status,
      headers: { ...headers, 'content-type': answer.headers.get('content-type') ?? 'application/json' },
    })

  app.on('POST', withSlash(`/rest/v1/:name{${TABLES}}`), async (c) => {
    const body = await c.req.text()
    const row = parsed(body)
    if (row === undefined) return refusal(c, 400, '22023', 'Send one at a time, as JSON. Nothing was stored.')
    const first = messages.firstOf(c, String(row.idempotency_key))
    if (first) return first
    const answer = await send(c, nameIn(c), body, { prefer: 'return=minimal' })
    return answered(answer, answer.body)
  })

  // The data service says of a wrong link what it says of none, by the same look-up.
  app.on('POST', withSlash(`/rest/v1/rpc/:name{${LINK_CALLS}}`), async (c) => {
    const answer = await send(c, `rpc/${nameIn(c)}`, await c.req.text())
    return answered(answer, answer.body, PRIVATE)
  })

  for (const { calls, take, least } of [
    { calls: LOOKS.calls, take: takeLook, least: 0 },
    { calls: TRIES.calls, take: takeTry, least: slowness },
  ]) {
    const paths = withSlash(`/rest/v1/rpc/:name{${calls}}`)
    app.on('POST', paths, async (c) => {
      const wait = take(c.env.incoming) || guesses.wait()
      if (wait > 0) return tooMany(c, wait)
      // Read before the pause ends: a proxy's answer holds the body of another, and with that one it is collected while nobody reads it.
      const readAnswer = async () => {
        const answer = await send(c, `rpc/${nameIn(c)}`, await c.req.text())
        return { answer, said: await answer.text() }
      }
      const [{ answer, said }] = await Promise.all([readAnswer(), pause(least)])
      if (said === 'null') guesses.count()
      return answered(answer, said, PRIVATE)
    })
    for (const path of paths) app.all(path, (c) => c.body(null, 405, { allow: 'POST' }))
  }
  return { app, refused: messages.refused }
}

/** The table or the function that a path names. */
const nameIn = (c: Context<SiteEnv>) => c.req.param('name') ?? ''

/** A path, and the same with a slash at its end, which the data service takes for it. */
const withSlash = (path: string) => [path, `${path}/`]

/** The one row that a body holds; undefined when it holds anything else. */
function parsed(body: string): { readonly idempotency_key?: unknown } | undefined {
  try {
    const row: unknown = JSON.parse(body)
    return typeof row === 'object' && row !== null && !Array.isArray(row) ? row : undefined
  } catch {
    return undefined
  }
}
