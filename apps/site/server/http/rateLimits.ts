import type { IncomingMessage } from 'node:http'
import { HTTPException } from 'hono/http-exception'
import { clientAddress } from './clientAddress.ts'
import { createTokenBuckets, type Rate } from './tokenBuckets.ts'
import { createTurns } from './turns.ts'

/** What one address may ask for. What is in memory is free. */
const RATES = {
  /** Everything that is not read: messages, signing in, changes of rows. */
  writes: { burst: 60, perSecond: 1 },
  /**
   * Reads of the data service, and its functions, which ask for their rights themselves: most only read, and two administrators in one office press many keys.
   */
  calls: { burst: 300, perSecond: 10 },
  /** Pages that have to be rendered: far more than a visitor opens, and as many as a crawler of the whole directory asks for. */
  renders: { burst: 1200, perSecond: 60 },
  /** Pictures that have to be drawn: a page shows up to 24. */
  drawings: { burst: 1200, perSecond: 120 },
} as const satisfies Record<string, Rate>

/**
 * What waits for the data service, by address. PGlite answers one after the other, and @supabase/lite asks PostgreSQL over four connections: more at a time would wait there,
 * where nobody knows whose it is.
 */
const TURNS = {
  /** More than the pages of two administrators ask for at once. */
  inTurn: { atOnce: 4, mostOfOne: 32, mostClients: 100 },
  /** Whether a photograph may be seen: ten pages of them. */
  imageInTurn: { atOnce: 4, mostOfOne: 240, mostClients: 100 },
} as const

export interface RateLimitOptions {
  /** How many proxies in front of this server write `X-Forwarded-For`. */
  readonly trustedProxies: number
  /** For measuring from one machine. */
  readonly isUnlimited?: boolean
}

/** Asks the data service for a request when it is the turn of its address; throws the answer 429 when too much of the address waits. */
export type InTurn = <Result>(request: IncomingMessage, ask: () => Promise<Result>) => Promise<Result>

/** Each counts a request, and throws the answer 429 when its address asked for too much. */
export type RateLimits = Readonly<
  Record<keyof typeof RATES, (request: IncomingMessage) => void> & Record<keyof typeof TURNS, InTurn>
>

export function createRateLimits({ trustedProxies, isUnlimited = false }: RateLimitOptions): RateLimits {
  function limit(rate: Rate) {
    const take = createTokenBuckets(rate)
    return (request: IncomingMessage) => {
      if (isUnlimited) return
      const taken = take(clientAddress(request, trustedProxies))
      if (!taken.ok) throw tooMany(taken.error.retryAfter)
    }
  }
  function turns({ mostOfOne, ...most }: (typeof TURNS)[keyof typeof TURNS]): InTurn {
    const takeTurn = createTurns({
      ...most,
      mostOfOne: isUnlimited ? Infinity : mostOfOne,
      refusal: () => tooMany(1),
    })
    return async (request, ask) => takeTurn(clientAddress(request, trustedProxies), ask)
  }
  return {
    writes: limit(RATES.writes),
    calls: limit(RATES.calls),
    renders: limit(RATES.renders),
    drawings: limit(RATES.drawings),
    inTurn: turns(TURNS.inTurn),
    imageInTurn: turns(TURNS.imageInTurn),
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
