import { setTimeout as pause } from 'node:timers/promises'
import { serviceOf } from '@dira/backend'
import { connectOutboxQueue, PASSWORD_LINKS_PATH } from '@dira/data'
import { Hono } from 'hono'
import { z } from 'zod'
import type { HandlerServices } from './handlerServices.ts'
import { NEVER_STORED } from './cachePolicy.ts'
import { tooMany } from './refusals.ts'
import type { SiteEnv } from './siteEnv.ts'

/** How often one address may ask. */
const ASKED = { burst: 5, perSecond: 1 / 60 }
/** How often everybody together may in a minute. */
const MOST_IN_A_MINUTE = 60
/** How long an answer takes at least, in milliseconds: longer than writing an email, so that its time tells nothing. */
const ANSWER_TIME = 1_000

/** Where an administrator or an owner who forgot the password asks for a link. Everybody gets the same answer, after the same time, whether there is such an account or not. */
export function createPasswordLinks(
  { settings, dataService, limits, warn }: Pick<HandlerServices, 'settings' | 'dataService' | 'limits' | 'warn'>,
  { answerTime = ANSWER_TIME } = {},
): Hono<SiteEnv> {
  const app = new Hono<SiteEnv>()
  const { owner } = dataService
  const take = limits.byAddress(ASKED)
  const limit = limits.together('questions for a password', MOST_IN_A_MINUTE)

  app.post(PASSWORD_LINKS_PATH, async (c) => {
    c.header('cache-control', NEVER_STORED)
    if (!owner || !settings.smtp) return c.notFound()
    const wait = take(c.env.incoming) || limit.wait()
    if (wait > 0) return tooMany(c, wait)
    limit.count()
    const slow = pause(answerTime)
    const { email } = askedSchema.parse(await c.req.json().catch(() => undefined))
    const write = async () => email !== '' && connectOutboxQueue(serviceOf(await owner())).askPassword(email)
    await write().catch((error: unknown) => warn(`A link for a password could not be written: ${String(error)}`))
    await slow
    return c.body(null, 204)
  })
  return app
}

const askedSchema = z.object({ email: z.string().max(254) }).catch({ email: '' })
