import type { IncomingMessage } from 'node:http'
import { createSharedLimit, type SharedLimit } from '@dira/backend'
import type { Settings } from '../settings/settings.ts'
import { clientAddress } from './clientAddress.ts'
import { TooMany } from './refusals.ts'
import { createTokenBuckets, type Rate, type Take } from './tokenBuckets.ts'
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

export interface RateLimitOptions extends Pick<Settings, 'trustedProxies' | 'isUnlimited'> {
  /** Gets a line for the operator when everybody together asks for too much. */
  readonly warn: (line: string) => void
  readonly now?: (() => number) | undefined
}

/** Asks the data service for a request when it is the turn of its address; throws the answer 429 when too much of the address waits. */
export type InTurn = <Result>(request: IncomingMessage, ask: () => Promise<Result>) => Promise<Result>

/** What each address may ask for, and all of them together. Addresses are in memory only, and only for a while. */
export interface RateLimits extends Readonly<Record<keyof typeof TURNS, InTurn>> {
  /** The client's address; a household of IPv6 has one. */
  readonly addressOf: (request: IncomingMessage) => string
  readonly byKey: (rate: Rate) => Take
  readonly byAddress: (rate: Rate) => (request: IncomingMessage, cost?: number) => number
  /** Bounds what all addresses together do in a minute. */
  readonly together: (what: string, perMinute: number) => SharedLimit
  /** Counts a request; throws the answer 429 when its address asked for too much. */
  readonly count: (what: keyof typeof RATES, request: IncomingMessage) => void
  readonly now: (() => number) | undefined
}

export function createRateLimits({ trustedProxies, isUnlimited, warn, now }: RateLimitOptions): RateLimits {
  const addressOf = (request: IncomingMessage) => clientAddress(request, trustedProxies)
  const byKey = (rate: Rate) => (isUnlimited ? () => 0 : createTokenBuckets(rate, now))
  const byAddress = (rate: Rate) => {
    const take = byKey(rate)
    return (request: IncomingMessage, cost?: number) => take(addressOf(request), cost)
  }
  function turns({ mostOfOne, ...most }: (typeof TURNS)[keyof typeof TURNS]): InTurn {
    const takeTurn = createTurns({
      ...most,
      mostOfOne: isUnlimited ? Infinity : mostOfOne,
      refusal: () => new TooMany(1),
    })
    return async (request, ask) => takeTurn(addressOf(request), ask)
  }
  const takes = {
    writes: byAddress(RATES.writes),
    calls: byAddress(RATES.calls),
    renders: byAddress(RATES.renders),
    drawings: byAddress(RATES.drawings),
  } satisfies Record<keyof typeof RATES, unknown>
  return {
    addressOf,
    byKey,
    byAddress,
    together: (what, perMinute) =>
      createSharedLimit({ what, perMinute: isUnlimited ? Infinity : perMinute, onLimit: warn, ...(now && { now }) }),
    count: (what, request) => {
      const wait = takes[what](request)
      if (wait > 0) throw new TooMany(wait)
    },
    inTurn: turns(TURNS.inTurn),
    imageInTurn: turns(TURNS.imageInTurn),
    now,
  }
}
