import type { IncomingMessage } from 'node:http'
import { HTTPException } from 'hono/http-exception'
import { clientAddress } from './clientAddress.ts'
import { createTokenBuckets, type Rate } from './tokenBuckets.ts'

/** What one address may ask for. What is in memory is free. */
const RATES = {
  /** Everything that is not read: messages, signing in, changes of rows. */
  writes: { burst: 60, perSecond: 1 },
  /** Functions of the data service, which ask for their rights themselves: most only read, and two administrators in one office press many keys. */
  calls: { burst: 300, perSecond: 10 },
  /** Pages that have to be rendered: far more than a visitor opens, and as many as a crawler of the whole directory asks for. */
  renders: { burst: 1200, perSecond: 60 },
  /** Pictures that have to be drawn: a page shows up to 24. */
  drawings: { burst: 1200, perSecond: 120 },
} as const satisfies Record<string, Rate>

export interface RateLimitOptions {
  /** How many proxies in front of this server write `X-Forwarded-For`. */
  readonly trustedProxies: number
  /** For measuring from one machine. */
  readonly isUnlimited?: boolean
}

/** Each counts a request, and throws the answer 429 when its address asked for too much. */
export type RateLimits = Readonly<Record<keyof typeof RATES, (request: IncomingMessage) => void>>

export function createRateLimits({ trustedProxies, isUnlimited = false }: RateLimitOptions): RateLimits {
  function limit(rate: Rate) {
    const take = createTokenBuckets(rate)
    return (request: IncomingMessage) => {
      if (isUnlimited) return
      const taken = take(clientAddress(request, trustedProxies))
      if (!taken.ok) throw tooMany(taken.error.retryAfter)
    }
  }
  return {
    writes: limit(RATES.writes),
    calls: limit(RATES.calls),
    renders: limit(RATES.renders),
    drawings: limit(RATES.drawings),
  }
}

/** In the shape that PostgREST gives its errors. */
function tooMany(retryAfter: number): HTTPException {
  const message = `Too much was asked for at once. Try again in ${retryAfter} ${retryAfter === 1 ? 'second' : 'seconds'}.`
  const body = { code: 'too_many_requests', message, details: null, hint: null }
  return new HTTPException(429, {
    res: Response.json(body, { status: 429, headers: { 'retry-after': `${retryAfter}` } }),
  })
}
