import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Problem } from '@dira/backend'
import {
  ACCOUNT_CHANGES_PATHS,
  BACKUPS_PATH,
  IMAGES_PATH,
  IMPORTS_PATH,
  INVITATIONS_PATHS,
  OUTBOX_SENDER_PATH,
  PASSWORD_LINKS_PATH,
  PAYEE_PATH,
  SELLER_PATH,
} from '@dira/data'
import { Hono, type Context } from 'hono'
import { requestId } from 'hono/request-id'
import { paths } from '@dira/data/site'
import type { Services } from './createServices.ts'
import { createAccountChanges } from './http/accountChanges.ts'
import { send, sendNow, type Answer } from './http/answer.ts'
import { ASK_AGAIN, isHashed } from './http/cachePolicy.ts'
import { createForms } from './http/forms.ts'
import { createImports } from './http/imports.ts'
import { createInvitations } from './http/invitations.ts'
import { createOffice } from './http/office.ts'
import { movedTo, readPageRequest } from './http/pageRequest.ts'
import { createPasswordLinks } from './http/passwordLinks.ts'
import { limitBody, passOn, refuseLong, refuseOtherSpellings, targetOf } from './http/proxy.ts'
import { TooMany, tooMany, unavailable } from './http/refusals.ts'
import type { SiteEnv } from './http/siteEnv.ts'
import { createUploads } from './images/uploads.ts'

/** Where each request asks the data service something. */
const ASKING = ['/rest/v1/', '/auth/v1/', IMPORTS_PATH, BACKUPS_PATH, SELLER_PATH, PAYEE_PATH, OUTBOX_SENDER_PATH]

/**
 * The site behind one address. A request comes by what is in memory, which is sent before any router runs (docs/decisions/0047), gets the headers of all
 * answers, and goes through the app.
 */
export function createListener(services: Services, app = createApp(services)): RequestListener {
  const { headers, numbers } = services
  const answer = getRequestListener(app.fetch, {
    // Where a request names no host, as by HTTP/1.0.
    hostname: 'localhost',
    // Such as a host that is none.
    errorHandler: () => new Response('This request cannot be read.\n', { status: 400 }),
  })
  return (request, response) => {
    const target = request.url ?? '/'
    if (request.method === 'GET' || request.method === 'HEAD') {
      const known = inMemory(services, target)
      if (known && sendNow(request, response, known)) return numbers?.pageSent(request, known)
    }
    // Unless the app says otherwise: an error may be gone the next time.
    response.setHeader('cache-control', ASK_AGAIN)
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    // Browsers read a backslash as a slash, and so would the URL of the request: it is a character like any other.
    if (target.includes('\\')) request.url = target.replaceAll('\\', '%5C')
    void answer(request, response)
  }
}

/** The answer at a path and query, if it is in memory and still true. */
function inMemory({ files, pictures, media, pages }: Services, target: string): Answer | undefined {
  return files.get(target) ?? pictures.inMemory(target) ?? media.inMemory(target) ?? pages.inMemory(target)
}

/** What a request goes through that nothing in memory answers, in this order. */
function createApp(services: Services): Hono<SiteEnv> {
  const { feed, limits, numbers, warn } = services
  const app = new Hono<SiteEnv>()
  const forms = createForms(services)

  app.onError(answerError(warn))
  app.use(requestId(), async (c, next) => {
    c.env.outgoing.setHeader('x-request-id', c.get('requestId'))
    return next()
  })

  app.use(refuseLong, countRequest(services), refuseOtherSpellings)
  for (const path of ['/rest/v1/*', '/auth/v1/*', ...Object.values(INVITATIONS_PATHS), PASSWORD_LINKS_PATH]) {
    app.use(path, limitBody)
  }
  for (const path of [...Object.values(ACCOUNT_CHANGES_PATHS), paths.contacts]) app.use(path, limitBody)

  app.route('/', forms.app)
  const toDataService = passOn(services)
  for (const path of ['/rest/v1/*', '/auth/v1/*']) {
    app.all(path, async (c) => {
      const answer = await toDataService(c)
      if (!isReading(c.req.method)) feed.invalidate()
      return answer
    })
  }

  app.post(IMAGES_PATH, createUploads(services))
  app.route('/', createInvitations(services))
  app.route('/', createPasswordLinks(services))
  app.route('/', createAccountChanges(services))
  app.route('/', createOffice(services))
  app.get(`${IMPORTS_PATH}/*`, async (c, next) => limits.inTurn(c.env.incoming, next))
  app.route(IMPORTS_PATH, createImports(services))
  if (numbers) app.post(paths.contacts, numbers.contactPressed)

  // That the data service is away makes no server unwell: pages go on from what is known.
  app.get('/healthz', (c) =>
    c.json({ status: 'ok', listings: feed.current().size, messagesBraked: forms.refused() }, 200, {
      'cache-control': 'no-store',
    }),
  )
  app.get('*', serveFiles(services))
  app.get('*', servePages(services))
  app.all('*', (c) => c.body(null, 405, { allow: 'GET, HEAD' }))
  return app
}

/** Counts what asks the data service, and what is not read, by the address that it comes from. */
function countRequest({ limits }: Pick<Services, 'limits'>) {
  return async (c: Context<SiteEnv>, next: () => Promise<void>): Promise<void> => {
    const { method, path } = c.req
    if (path.startsWith('/rest/v1/rpc/') || (isReading(method) && ASKING.some((start) => path.startsWith(start)))) {
      limits.count('calls', c.env.incoming)
    } else if (!isReading(method)) limits.count('writes', c.env.incoming)
    return next()
  }
}

/** Files of the build, the console, the search index, and pictures, each of which may have to be drawn or read first. */
function serveFiles({ files, consolePages, pages, pictures, media, limits }: Services) {
  return async (c: Context<SiteEnv>, next: () => Promise<void>): Promise<Response | void> => {
    const [pathname = ''] = targetOf(c).split('?')
    const limitDrawing = () => limits.count('drawings', c.env.incoming)
    const file =
      files.get(pathname) ??
      (await consolePages(pathname)) ??
      pages.index(pathname) ??
      (await pictures.answer(pathname, limitDrawing)) ??
      (await media.answer(pathname, {
        beforeReading: limitDrawing,
        inTurn: async (ask) => limits.imageInTurn(c.env.incoming, ask),
        authorization: c.req.header('authorization'),
      }))
    if (file) return sent(c, file)
    return isHashed(pathname) ? c.text('There is no such file.\n', 404) : next()
  }
}

/** Pages, and what there is beside them. */
function servePages({ pages, limits, numbers }: Services) {
  return async (c: Context<SiteEnv>): Promise<Response> => {
    const target = targetOf(c)
    const location = movedTo(target)
    if (location !== undefined) return c.redirect(location, 308)
    const page = await pages.answer(readPageRequest(target), () => limits.count('renders', c.env.incoming))
    numbers?.pageSent(c.env.incoming, page)
    return sent(c, page)
  }
}

/** The answer where something throws. */
export function answerError(warn: Services['warn']) {
  return (error: unknown, c: Context<SiteEnv>): Response => {
    if (error instanceof TooMany) return tooMany(c, error.wait)
    if (error instanceof Problem && error.code === 'backend-down') return unavailable(c)
    warn(`${c.req.method} ${targetOf(c)} failed: ${String(error)}`)
    return c.text('This page could not be made. Try again in a minute.\n', 500)
  }
}

const isReading = (method: string) => method === 'GET' || method === 'HEAD' || method === 'OPTIONS'

async function sent(c: Context<SiteEnv>, answer: Answer): Promise<Response> {
  await send(c.env.incoming, c.env.outgoing, answer)
  return RESPONSE_ALREADY_SENT
}
