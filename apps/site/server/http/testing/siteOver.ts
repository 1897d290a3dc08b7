import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { answerError } from '../../app.ts'
import { fakeServices } from '../../testing/fakeServices.ts'
import { limitBody, passOn } from '../proxy.ts'
import type { InTurn } from '../rateLimits.ts'
import type { SiteEnv } from '../siteEnv.ts'
import { listen } from './listen.ts'

/** Serves nothing but the data service of an address, behind one trusted proxy, until the test that asks has ended. The address of that. */
export async function siteOver(address: () => string | undefined, inTurn?: InTurn): Promise<string> {
  const services = fakeServices({ dataService: { address } })
  const limits = { ...services.limits, ...(inTurn && { inTurn }) }
  return serve(new Hono<SiteEnv>().all('*', limitBody, passOn({ ...services, limits })))
}

/** Serves an app as the site does, until the test that asks has ended. The address of the server. */
export async function serve(app: Hono<SiteEnv>): Promise<string> {
  app.onError(answerError((message) => void console.error(message)))
  const answer = getRequestListener(app.fetch)
  return listen((request, response) => void answer(request, response))
}
