import { PROOF_HEADER, PROOF_REQUIRED } from '@dira/data'
import type { Context } from 'hono'
import { createChallenges } from './challenges.ts'
import type { RateLimits } from './rateLimits.ts'
import { refusal, tooMany } from './refusals.ts'
import type { SiteEnv } from './siteEnv.ts'
import type { Rate } from './tokenBuckets.ts'

/** The work of a proof: at 11 bits a slow phone takes about a second. With each of these that an address has used up, it doubles. */
const LEAST_BITS = 11
const PRESSURE = [10, 20, 40].map((burst) => ({ burst, perSecond: burst / 300 }))

export interface SubmissionRates {
  /** The name of what is sent, for the operator. */
  readonly what: string
  /** What one address may send without more ado. A mobile network has one for many people, who compute a proof of work beyond. */
  readonly free: Rate
  /** What everybody together may send in a minute. */
  readonly mostInAMinute: number
}

/** So much from each address, with a proof of work beyond, and never more from all of them than the brake lets through. */
export interface SubmissionLimits {
  /** What has to come before something is stored that has this key; undefined when it may be. */
  readonly firstOf: (c: Context<SiteEnv>, key: string) => Response | undefined
  /** How many the brake has refused since the start. */
  readonly refused: () => number
}

/** Bounds what is sent without an account. */
export function createSubmissionLimits(
  limits: RateLimits,
  { what, free, mostInAMinute }: SubmissionRates,
): SubmissionLimits {
  const takeFree = limits.byAddress(free)
  const takeLevels = PRESSURE.map(limits.byAddress)
  const challenges = createChallenges(limits.now)
  const limit = limits.together(what, mostInAMinute)

  return {
    firstOf: (c, key) => {
      const { incoming } = c.env
      const proof = c.req.header(PROOF_HEADER)
      const isProven = proof !== undefined && challenges.accept(proof, key)
      if (!isProven && takeFree(incoming) > 0) {
        const bits = LEAST_BITS + takeLevels.filter((take) => take(incoming) > 0).length
        return proofRequired(c, challenges.issue(key, bits))
      }
      const wait = limit.wait()
      if (wait > 0) return tooMany(c, wait)
      limit.count()
      return undefined
    },
    refused: limit.refused,
  }
}

function proofRequired(c: Context, challenge: string): Response {
  const message =
    'Many messages have come from this network. Send it again with a proof of work for the challenge in the details. Nothing was stored yet.'
  return refusal(c, PROOF_REQUIRED, 'proof_required', message, challenge)
}
