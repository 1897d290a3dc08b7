import type { IncomingMessage, ServerResponse } from 'node:http'
import { clientAddress } from './clientAddress.ts'
import { createTokenBuckets, type Rate, type Taken } from './tokenBuckets.ts'

/** The longest path and query that is answered, in characters. Node itself answers 431 beyond 16 kB of headers. */
const LONGEST_TARGET = 12_000

/** What one address may ask for. Files of the build are free. */
const RATES = {
  /** Everything that is not read: messages, signing in, an administrator's changes. */
  writes: { burst: 60, perSecond: 1 },
  /** Pages that are made when they are asked for. */
  renders: { burst: 600, perSecond: 60 },
} as const satisfies Record<string, Rate>

export interface RequestGuard {
  /** Whether a request may go on; otherwise it has been answered. */
  readonly admits: (request: IncomingMessage, response: ServerResponse) => boolean
  /** The same for a page that has to be made. */
  readonly admitsRender: (request: IncomingMessage, response: ServerResponse) => boolean
}

export interface GuardOptions {
  /** How many proxies in front of this server write `X-Forwarded-For`. */
  readonly trustedProxies: number
  /** For measuring from one machine. */
  readonly isUnlimited?: boolean
}

/** Keeps what is too long or too much away from the site. */
export function createRequestGuard({ trustedProxies, isUnlimited = false }: GuardOptions): RequestGuard {
  const takeWrite = createTokenBuckets(RATES.writes)
  const takeRender = createTokenBuckets(RATES.renders)

  function taken(take: (key: string) => Taken, request: IncomingMessage): Taken {
    return isUnlimited ? { ok: true } : take(clientAddress(request, trustedProxies))
  }

  return {
    admits: (request, response) => {
      if ((request.url ?? '').length > LONGEST_TARGET) {
        // What else comes on this connection is not read.
        response
          .writeHead(414, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' })
          .end('This address is too long.\n')
        return false
      }
      if (isRead(request)) return true
      const write = taken(takeWrite, request)
      // In the shape that PostgREST gives its errors.
      if (!write.ok) {
        const message = sentence(write.error.retryAfter)
        const body = JSON.stringify({ code: 'too_many_requests', message, details: null, hint: null })
        refuse(response, { retryAfter: write.error.retryAfter, type: 'application/json', body })
      }
      return write.ok
    },
    admitsRender: (request, response) => {
      const render = taken(takeRender, request)
      if (!render.ok) {
        const { retryAfter } = render.error
        refuse(response, { retryAfter, type: 'text/plain', body: `${sentence(retryAfter)}\n` })
      }
      return render.ok
    },
  }
}

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
}

function sentence(retryAfter: number): string {
  return `Too much was asked for at once. Try again in ${retryAfter} ${retryAfter === 1 ? 'second' : 'seconds'}.`
}

function refuse(
  response: ServerResponse,
  { retryAfter, type, body }: { retryAfter: number; type: string; body: string },
): void {
  response.writeHead(429, { 'content-type': `${type}; charset=utf-8`, 'retry-after': String(retryAfter) }).end(body)
}
