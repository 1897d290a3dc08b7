import type { IncomingMessage, RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { sendNow, type Answer } from './answer.ts'
import { ASK_AGAIN } from './cachePolicy.ts'
import type { SiteEnv } from './siteEnv.ts'

export interface SiteListenerOptions {
  readonly app: Hono<SiteEnv>
  /** The answer at a path and query, if it is in memory and still true. */
  readonly inMemory: (target: string) => Answer | undefined
  /** Gets what was in memory and is sent. @default nothing */
  readonly onSent?: ((request: IncomingMessage, answer: Answer) => void) | undefined
  /** What every answer carries. */
  readonly headers: Readonly<Record<string, string>>
}

/** Sends what is in memory at once, which is several times as fast as anything that a router can do, and leaves the rest to the app. */
export function createSiteListener({ app, inMemory, onSent, headers }: SiteListenerOptions): RequestListener {
  const answer = getRequestListener(app.fetch, {
    // Where a request names no host, as by HTTP/1.0.
    hostname: 'localhost',
    // Such as a host that is none.
    errorHandler: () => new Response('This request cannot be read.\n', { status: 400 }),
  })
  return (request, response) => {
    const target = request.url ?? '/'
    if (request.method === 'GET' || request.method === 'HEAD') {
      const known = inMemory(target)
      if (known && sendNow(request, response, known)) return onSent?.(request, known)
    }
    // Unless the app says otherwise: an error may be gone the next time.
    response.setHeader('cache-control', ASK_AGAIN)
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    // Browsers read a backslash as a slash, and so would the URL of the request: it is a character like any other.
    if (target.includes('\\')) request.url = target.replaceAll('\\', '%5C')
    void answer(request, response)
  }
}
