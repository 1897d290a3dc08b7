import { isPlainJson, isPlainPath, isPlainQuery } from '@dira/backend'
import type { Context, Next } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { every } from 'hono/combine'
import { proxy } from 'hono/proxy'
import type { HandlerServices } from './handlerServices.ts'
import type { InTurn } from './rateLimits.ts'
import { refusal, unavailable } from './refusals.ts'
import type { SiteEnv } from './siteEnv.ts'

/** The largest body that may be sent, in bytes: several times the longest listing. */
export const LARGEST_BODY = 256 * 1024

/** How long the data service may take, in milliseconds. */
const ANSWER_TIMEOUT = 30_000

/** What `fetch` writes by itself or does not take; the proxy leaves out the other headers of one connection (RFC 9110, section 7.6.1). */
const OWN_HEADERS = ['host', 'expect', 'proxy-connection', 'content-length']

/** Refuses a larger body than the data service takes, whether the request says its length or not. */
const refuseLarge = bodyLimit({
  maxSize: LARGEST_BODY,
  onError: (c) => {
    // The rest of the body is not read.
    c.header('connection', 'close')
    return refusal(
      c,
      413,
      'body_too_large',
      `At most ${LARGEST_BODY / 1024} kB can be sent at once. Nothing was stored.`,
    )
  },
})

/** Refuses what nobody can read: the whole body is here before anything waits for it. */
async function refuseUnreadable(c: Context<SiteEnv>, next: Next): Promise<Response | void> {
  if (isPlainJson(await c.req.text())) return next()
  return refusal(c, 400, 'bad_json', 'The body holds a NUL, or values in each other without end. Nothing was stored.')
}

/** Refuses a body that is too large, or that nobody can read. */
export const limitBody = every(refuseLarge, refuseUnreadable)

/** The longest path and query that is answered, in characters. Node itself answers 431 beyond 16 kB of headers. */
const LONGEST_TARGET = 12_000

/** Path and query as they were sent: the URL that Hono gives is tidied up. */
export const targetOf = (c: Context<SiteEnv>): string => c.env.incoming.url ?? '/'

/** Refuses an address that is too long. */
export async function refuseLong(c: Context<SiteEnv>, next: Next): Promise<Response | void> {
  if (targetOf(c).length <= LONGEST_TARGET) return next()
  // What else comes on this connection is not read.
  return c.text('This address is too long.\n', 414, { connection: 'close' })
}

/** The paths that are the data service's. */
const DATA_SERVICE = /^\/(rest|auth)\/v1(\/|$)/

/**
 * Refuses a path that is the data service's only as it is written, or only once a URL has rewritten it: what is judged here and what
 * is asked there are the same.
 */
export async function refuseOtherSpellings(c: Context<SiteEnv>, next: Next): Promise<Response | void> {
  const [written = '', query = ''] = targetOf(c).split('?')
  const isMeant = DATA_SERVICE.test(written) || DATA_SERVICE.test(c.req.path)
  if (!isMeant || (isPlainPath(written) && isPlainQuery(query))) return next()
  return refusal(c, 400, 'bad_address', 'The address of this request is not valid. Nothing was stored.')
}

/** Passes requests on to the data service, in the name of the client's address; answers 503 with a clear sentence while it is away. */
export function passOn({ dataService, limits }: Pick<HandlerServices, 'dataService' | 'limits'>) {
  const ask = createAskService(limits.inTurn)
  return async (c: Context<SiteEnv>): Promise<Response> => {
    const target = dataService.address()
    if (target === undefined) return unavailable(c)
    const { pathname, search } = new URL(c.req.url)
    const body = await c.req.text()
    const { raw } = c.req
    for (const name of OWN_HEADERS) raw.headers.delete(name)
    // In the place of what the client says of itself: wrong passwords are counted by it.
    raw.headers.set('x-forwarded-for', limits.addressOf(c.env.incoming))
    return ask(c, `${target}${pathname}${search}`, { raw, body: body === '' ? null : body })
  }
}

/** Asks the data service; answers with a clear sentence when it does not. */
export type AskService = (
  c: Context<SiteEnv>,
  url: string,
  request: NonNullable<Parameters<typeof proxy>[1]>,
) => Promise<Response>

/** Asks the data service when it is the turn of the client. Who leaves keeps the turn until the service has answered: it goes on working all the same. */
export function createAskService(inTurn: InTurn): AskService {
  return async (c, url, request) =>
    inTurn(c.env.incoming, async () => {
      if (c.req.raw.signal.aborted) return answerLost(c)
      try {
        return await proxy(url, { ...request, redirect: 'manual', signal: AbortSignal.timeout(ANSWER_TIMEOUT) })
      } catch (error) {
        return isRefused(error) ? unavailable(c) : answerLost(c)
      }
    })
}

/** Whether nothing listens there: then nothing has been done. */
function isRefused(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED'
}

function answerLost(c: Context): Response {
  const message = 'The data service stopped before it answered. What was sent may or may not have been stored.'
  return refusal(c, 502, 'data_service_answer_lost', message)
}
