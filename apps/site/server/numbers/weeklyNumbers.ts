import type { IncomingMessage } from 'node:http'
import type { ListingNumbers } from '@dira/data'
import type { Context } from 'hono'
import { decoded } from '@dira/data/site'
import type { Answer } from '../http/answer.ts'
import type { RateLimits } from '../http/rateLimits.ts'
import type { SiteEnv } from '../http/siteEnv.ts'
import { isVisitor } from './isVisitor.ts'

/** How many listings are written at once. */
const AT_ONCE = 1_000
/** How many presses on contact links count from one address: a network may have one for many people. */
const PRESSES = { burst: 20, perSecond: 1 / 10 }
/** How many listings wait to be written at most, while the data service is away. */
const MOST_LISTINGS = 20_000

export interface WeeklyNumbersOptions {
  readonly write: (numbers: ListingNumbers) => Promise<unknown>
  readonly limits: Pick<RateLimits, 'byAddress'>
}

export interface WeeklyNumbers {
  /** Counts an answer that was sent, if it is the page of a listing and goes to a visitor. */
  readonly pageSent: (request: IncomingMessage, answer: Pick<Answer, 'status'>) => void
  /** Takes a press on a contact link, whose body is the slug. It answers the same whether it counts or not. */
  readonly contactPressed: (c: Context<SiteEnv>) => Promise<Response>
  /** Writes what was counted; what could not be written is written the next time. */
  readonly write: () => Promise<void>
}

/**
 * Counts how often pages of listings are seen and their contact links pressed: one number each, of nobody. It is in memory until it is written, so that no page
 * waits for it. What could not be written is written with the next.
 */
export function createWeeklyNumbers({ write, limits }: WeeklyNumbersOptions): WeeklyNumbers {
  const takePress = limits.byAddress(PRESSES)
  const counted = new Map<string, { views: number; contacts: number }>()

  function add(slug: string, { views = 0, contacts = 0 }): void {
    const known = counted.get(slug)
    if (!SLUG.test(slug) || (!known && counted.size >= MOST_LISTINGS)) return
    counted.set(slug, { views: (known?.views ?? 0) + views, contacts: (known?.contacts ?? 0) + contacts })
  }

  return {
    pageSent: ({ method, url = '', headers }, { status }) => {
      if (method !== 'GET' || status !== 200) return
      const [, slug] = LISTING.exec(url) ?? []
      if (slug !== undefined && isVisitor(headers)) add(decoded(slug), { views: 1 })
    },
    contactPressed: async (c) => {
      const slug = await c.req.text()
      const { incoming } = c.env
      if (isVisitor(incoming.headers) && takePress(incoming) === 0) add(slug, { contacts: 1 })
      return c.body(null, 204, { 'cache-control': 'no-store' })
    },
    write: async () => {
      const taken = [...counted].slice(0, AT_ONCE)
      if (taken.length === 0) return
      for (const [slug] of taken) counted.delete(slug)
      try {
        await write(Object.fromEntries(taken))
      } catch (error) {
        for (const [slug, numbers] of taken) add(slug, numbers)
        throw error
      }
    },
  }
}

/** The page of a listing, or what a browser fetches of it on the way from another page. */
const LISTING = /^\/listings\/([^/?]+)(?:\/page\.json)?(?:\?|$)/
/** Anybody may write what is in the body of a press. The database leaves out what no published listing is called. */
const SLUG = /^[\p{L}\p{N}-]{1,120}$/u
