import type { IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { createBrake, serviceOf, type Backend } from '@dira/backend'
import { connectOutboxQueue } from '@dira/data'
import { Hono } from 'hono'
import { z } from 'zod'
import { NEVER_STORED } from './cachePolicy.ts'
import { refusal } from './proxy.ts'
import type { SiteEnv } from './siteEnv.ts'
import { createTokenBuckets } from './tokenBuckets.ts'

/** How often one address may ask. */
const ASKED = { burst: 5, perSecond: 1 / 60 }
/** How often everybody together may in a minute. */
const MOST_IN_A_MINUTE = 60
/** How long an answer takes at least, in milliseconds: longer than writing a letter, so that its time tells nothing. */
const ANSWER_TIME = 1_000

export interface PasswordLinksOptions {
  /** The data service with all rights; undefined where this server has no key for that. */
  readonly owner: (() => Promise<Pick<Backend, 'request'>>) | undefined
  /** Letters go out by themselves. */
  readonly isByMail: boolean
  readonly addressOf: (request: IncomingMessage) => string
  /** For measuring from one machine. */
  readonly isUnlimited?: boolean
  /** Gets a line for the operator when everybody together asks too much. */
  readonly onBrake: (line: string) => void
  readonly onError: (error: unknown) => void
  readonly answerTime?: number
}

/** Where an administrator or an owner who forgot the password asks for a link. Everybody gets the same answer, after the same time, whether there is such an account or not. */
export function createPasswordLinks({
  owner,
  isByMail,
  addressOf,
  isUnlimited = false,
  onBrake,
  onError,
  answerTime = ANSWER_TIME,
}: PasswordLinksOptions): Hono<SiteEnv> {
  const app = new Hono<SiteEnv>()
  const take = createTokenBuckets(ASKED)
  const brake = createBrake({ what: 'questions for a password', perMinute: MOST_IN_A_MINUTE, onBrake })

  app.use(async (c, next) => {
    c.header('cache-control', NEVER_STORED)
    return next()
  })
  app.post('/', async (c) => {
    if (!owner || !isByMail) return c.notFound()
    const taken = isUnlimited ? undefined : take(addressOf(c.env.incoming))
    const wait = taken?.ok === false ? taken.error.retryAfter : isUnlimited ? 0 : brake.wait()
    if (wait > 0) {
      c.header('retry-after', String(wait))
      return refusal(c, 429, 'too_many_questions', `Too much was asked for. Try again in ${wait} seconds.`)
    }
    brake.count()
    const slow = pause(answerTime)
    const { email } = askedSchema.parse(await c.req.json().catch(() => undefined))
    await askPassword(email).catch(onError)
    await slow
    return c.body(null, 204)
  })

  async function askPassword(address: string): Promise<void> {
    if (!owner || address === '') return
    await connectOutboxQueue(serviceOf(await owner())).askPassword(address)
  }

  return app
}

const askedSchema = z.object({ email: z.string().max(254) }).catch({ email: '' })
