import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { clientAddress } from '../clientAddress.ts'
import { createAskService, limitBody, passOn } from '../proxy.ts'
import { createRateLimits, type InTurn } from '../rateLimits.ts'
import type { SiteEnv } from '../siteEnv.ts'
import { listen } from './listen.ts'

/** Serves nothing but the data service of an address, behind one trusted proxy, until the test that asks has ended. The address of that. */
export async function siteOver(
  address: () => string | undefined,
  inTurn: InTurn = createRateLimits({ trustedProxies: 1 }).inTurn,
): Promise<string> {
  const app = new Hono<SiteEnv>()
  const addressOf: Parameters<typeof passOn>[1]['addressOf'] = (request) => clientAddress(request, 1)
  app.all('*', limitBody, passOn(address, { addressOf, ask: createAskService(inTurn) }))
  return listen((request, response) => void getRequestListener(app.fetch)(request, response))
}
