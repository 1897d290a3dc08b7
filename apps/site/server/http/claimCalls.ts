import type { IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { createBrake } from '@dira/backend'
import type { Context } from 'hono'
import { refusal, unavailable, type AskService } from './proxy.ts'
import type { SiteEnv } from './siteEnv.ts'
import type { SubmissionsTarget } from './submissions.ts'
import { createTokenBuckets } from './tokenBuckets.ts'

/** What claimants call, and who is about to apply. The first group looks, the second one tries. */
const CALLS =
  /^\/rest\/v1\/rpc\/(?:(claim_channels|claim_status)|(ask_claim_proof|try_claim_code|send_claim_evidence|name_claim_account|listed_twins))\/?$/

/** How often one address may look: a page that waits asks every ten seconds, and a network may have several. */
const LOOKS = { burst: 60, perSecond: 1 }
/** How often one address may try. */
const TRIES = { burst: 20, perSecond: 1 / 15 }
/** How many links that are none everybody together may try in a minute. */
const MOST_GUESSES_IN_A_MINUTE = 300
/** No answer to a try comes sooner, in milliseconds: how long it takes would say what was found. */
const SLOWNESS = 600

/** What a claim shows is its holder's alone. */
const PRIVATE = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
}

export interface ClaimCallsOptions {
  readonly ask: AskService
  readonly addressOf: (request: IncomingMessage) => string
  /** For measuring from one machine. */
  readonly isUnlimited?: boolean
  readonly onBrake: (line: string) => void
  readonly now?: () => number
  /** @default SLOWNESS */
  readonly slowness?: number
}

/** Whether a path is one that claimants call. */
export const isClaimCall = (path: string): boolean => CALLS.test(path)

/** Passes on what claimants ask, so often from each address; answers to what is tried all take as long. */
export function createClaimCalls({
  ask,
  addressOf,
  isUnlimited = false,
  onBrake,
  now = Date.now,
  slowness = SLOWNESS,
}: ClaimCallsOptions) {
  const takeLook = createTokenBuckets(LOOKS, now)
  const takeTry = createTokenBuckets(TRIES, now)
  const guesses = createBrake({ what: 'guessed claims', perMinute: MOST_GUESSES_IN_A_MINUTE, onBrake, now })

  return async (c: Context<SiteEnv>, to: SubmissionsTarget | undefined): Promise<Response> => {
    if (c.req.method !== 'POST') return c.body(null, 405, { allow: 'POST' })
    const [, look, tried] = CALLS.exec(c.req.path) ?? []
    if (!isUnlimited) {
      const taken = (tried === undefined ? takeLook : takeTry)(addressOf(c.env.incoming))
      const wait = taken.ok ? guesses.wait() : taken.error.retryAfter
      if (wait > 0) {
        c.header('retry-after', String(wait))
        return refusal(c, 429, 'too_many_tries', `Too much was tried. Try again in ${wait} seconds.`)
      }
    }
    if (!to) return unavailable(c)
    const headers = { ...to.headers, 'content-type': 'application/json' }
    const body = await c.req.text()
    // Read before the pause ends: a proxy's answer holds the body of another, and with that one it is collected while nobody reads it.
    const readAnswer = async () => {
      const answer = await ask(c, `${to.address}/rest/v1/rpc/${tried ?? look}`, { method: 'POST', headers, body })
      return { answer, said: await answer.text() }
    }
    const [{ answer, said }] = await Promise.all([readAnswer(), tried !== undefined && pause(slowness)])
    if (said === 'null') guesses.count()
    return new Response(said, {
      status: answer.status,
      headers: { ...PRIVATE, 'content-type': answer.headers.get('content-type') ?? 'application/json' },
    })
  }
}
