import type { Context } from 'hono'
import type { RateLimits } from '../http/rateLimits.ts'
import type { SiteEnv } from '../http/siteEnv.ts'
import { createSubmissionLimits, type SubmissionLimits } from '../http/submissionLimits.ts'
import type { Rate } from '../http/tokenBuckets.ts'

/**
 * How many photographs one address may send without more ado: as many as one application may have, and then one every half a minute. Beyond comes a proof of work.
 */
const FREE = { burst: 20, perSecond: 1 / 30 }
/** How many all applicants may send in a minute. */
const MOST_IN_A_MINUTE = 120
/** How many megapixels of one address are opened, whatever was proved: thirty photographs that a browser has made smaller, or three that none has. */
const MEGAPIXELS = { burst: 120, perSecond: 1 }
/** How many megabytes of one address are stored: some sixty photographs in a day. */
const MEGABYTES = { burst: 60, perSecond: 60 / 86_400 }

/** What bounds the photographs of applicants, who have no account. */
export interface UploadLimits {
  /** The answer that asks for a proof of work or for patience, before a photograph is read; undefined when it may be. */
  readonly firstOf: SubmissionLimits['firstOf']
  /** Pays for pixels before they are opened; false when the address has used up its share. */
  readonly payPixels: (c: Context<SiteEnv>, pixels: number) => boolean
  /** Pays for bytes that are to be stored, the same way; for 0 it only says whether there are any left. */
  readonly payBytes: (c: Context<SiteEnv>, bytes: number) => boolean
}

export function createUploadLimits(limits: RateLimits): UploadLimits {
  const { firstOf } = createSubmissionLimits(limits, {
    what: 'photographs of applicants',
    free: FREE,
    mostInAMinute: MOST_IN_A_MINUTE,
  })
  const pay = (rate: Rate) => {
    const take = limits.byAddress(rate)
    return (c: Context<SiteEnv>, units: number) => take(c.env.incoming, units / 1e6) === 0
  }
  return { firstOf, payPixels: pay(MEGAPIXELS), payBytes: pay(MEGABYTES) }
}
