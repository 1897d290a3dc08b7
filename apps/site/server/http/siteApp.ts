import type { IncomingMessage } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono, type Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
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
  type Payee,
  type Seller,
} from '@dira/data'
import { paths } from '../../src/app/paths.ts'
import type { DataService } from '../dataService.ts'
import type { Media } from '../images/media.ts'
import type { Pictures } from '../images/pictures.ts'
import type { Uploads } from '../images/uploads.ts'
import type { DirectoryFeed } from '../listings/directoryFeed.ts'
import type { WeeklyNumbers } from '../numbers/weeklyNumbers.ts'
import type { SmtpSettings } from '../outbox/smtpSettings.ts'
import type { SitePages } from '../pages/sitePages.ts'
import { send, type Answer } from './answer.ts'
import { createBackups } from './backups.ts'
import { isHashed } from './cachePolicy.ts'
import { createImports } from './imports.ts'
import type { Invitations } from './invitations.ts'
import { movedTo, readPageRequest } from './pageRequest.ts'
import { createPayee } from './payee.ts'
import { createAskService, limitBody, passOn, refuseOtherSpellings } from './proxy.ts'
import type { RateLimits } from './rateLimits.ts'
import { createOutboxSender } from './outboxSender.ts'
import { createSeller } from './seller.ts'
import type { SiteEnv } from './siteEnv.ts'
import type { Submissions } from './submissions.ts'

export interface SiteAppOptions extends Pick<DataService, 'backups' | 'administratorOf' | 'callAs' | 'imports'> {
  /** Where the data service is; undefined while it is away, and where browsers call it themselves. */
  readonly dataService: () => string | undefined
  readonly feed: Pick<DirectoryFeed, 'current' | 'invalidate'>
  readonly files: ReadonlyMap<string, Answer>
  /** The page of the console at a path, if it has one. */
  readonly consolePage: (pathname: string) => Promise<Answer | undefined>
  readonly pages: SitePages
  readonly pictures: Pictures
  readonly media: Media
  /** Takes the images that administrators and owners send. */
  readonly uploads: Uploads
  readonly limits: RateLimits
  readonly submissions: Submissions
  readonly invitations: Invitations
  /** Where an owner who forgot the password asks for a link. */
  readonly passwordLinks: Hono<SiteEnv>
  /** Where an account changes its password and its address. */
  readonly accountChanges: Hono<SiteEnv>
  /** Who sends the invoices. */
  readonly seller?: Seller | undefined
  /** The account to which owners pay. */
  readonly bank?: Payee['bank'] | undefined
  /** Counts how often listings are seen and contacted. @default nothing is counted */
  readonly numbers?: WeeklyNumbers | undefined
  /** The mail server that sends letters. */
  readonly smtp?: SmtpSettings | undefined
  /** The client's address, by which wrong passwords are counted. */
  readonly addressOf: (request: IncomingMessage) => string
  readonly onError: (error: unknown, target: string) => void
}

/** Where each request asks the data service something. */
const ASKING = ['/rest/v1/', '/auth/v1/', IMPORTS_PATH, BACKUPS_PATH, SELLER_PATH, PAYEE_PATH, OUTBOX_SENDER_PATH]

/** The longest path and query that is answered, in characters. Node itself answers 431 beyond 16 kB of headers. */
const LONGEST_TARGET = 12_000

/** The site behind one address: the data service, files, pictures and pages. */
export function createSiteApp({
  dataService,
  feed,
  files,
  consolePage,
  pages,
  pictures,
  media,
  uploads,
  limits,
  submissions,
  backups,
  seller,
  bank,
  numbers,
  smtp,
  administratorOf,
  callAs,
  imports,
  invitations,
  passwordLinks,
  accountChanges,
  addressOf,
  onError,
}: SiteAppOptions): Hono<SiteEnv> {
  const app = new Hono<SiteEnv>()

  app.use(async (c, next) => {
    if (targetOf(c).length > LONGEST_TARGET) {
      // What else comes on this connection is not read.
      return c.text('This address is too long.\n', 414, { connection: 'close' })
    }
    const { method, path } = c.req
    if (path.startsWith('/rest/v1/rpc/') || (isReading(method) && ASKING.some((start) => path.startsWith(start)))) {
      limits.calls(c.env.incoming)
    } else if (!isReading(method)) limits.writes(c.env.incoming)
    return next()
  })
  app.use(refuseOtherSpellings)

  const toDataService = passOn(dataService, { addressOf, ask: createAskService(limits.inTurn) })
  for (const path of ['/rest/v1/*', '/auth/v1/*']) {
    app.all(path, limitBody, async (c) => {
      if (submissions.isSubmission(c)) return submissions.answer(c)
      const answer = await toDataService(c)
      if (!isReading(c.req.method)) feed.invalidate()
      return answer
    })
  }

  app.post(IMAGES_PATH, uploads)
  for (const [name, path] of Object.entries(INVITATIONS_PATHS)) {
    app.post(path, limitBody, invitations[name as keyof Invitations])
  }

  app.use(PASSWORD_LINKS_PATH, limitBody)
  app.route(PASSWORD_LINKS_PATH, passwordLinks)
  for (const path of Object.values(ACCOUNT_CHANGES_PATHS)) app.use(path, limitBody)
  app.route('/', accountChanges)
  if (numbers) app.post(paths.contacts, limitBody, numbers.contactPressed)
  for (const path of [`${IMPORTS_PATH}/*`, BACKUPS_PATH, SELLER_PATH, PAYEE_PATH, OUTBOX_SENDER_PATH]) {
    app.get(path, async (c, next) => limits.inTurn(c.env.incoming, next))
  }
  app.route(IMPORTS_PATH, createImports({ imports, administratorOf }))
  app.get(BACKUPS_PATH, createBackups({ backups, administratorOf }))
  app.get(SELLER_PATH, createSeller({ seller, administratorOf }))
  app.get(PAYEE_PATH, createPayee({ seller, bank, callAs }))
  app.get(OUTBOX_SENDER_PATH, createOutboxSender({ smtp, administratorOf }))

  // That the data service is away makes no server unwell: pages go on from what is known.
  app.get('/healthz', (c) => {
    const listings = feed.current().size
    return c.json({ status: 'ok', listings, messagesBraked: submissions.refused() }, 200, {
      'cache-control': 'no-store',
    })
  })

  app.get('*', async (c) => {
    const target = targetOf(c)
    const [pathname = ''] = target.split('?')
    const limitDrawing = () => limits.drawings(c.env.incoming)
    const authorization = c.req.header('authorization')
    const file =
      files.get(pathname) ??
      (await consolePage(pathname)) ??
      pages.index(pathname) ??
      (await pictures.answer(pathname, limitDrawing)) ??
      (await media.answer(pathname, {
        beforeReading: limitDrawing,
        inTurn: async (ask) => limits.imageInTurn(c.env.incoming, ask),
        authorization,
      }))
    if (file) return sent(c, file)
    if (isHashed(pathname)) return c.text('There is no such file.\n', 404)
    const location = movedTo(target)
    if (location !== undefined) return c.redirect(location, 308)
    const page = await pages.answer(readPageRequest(target), () => limits.renders(c.env.incoming))
    numbers?.pageSent(c.env.incoming, page)
    return sent(c, page)
  })

  app.all('*', (c) => c.body(null, 405, { allow: 'GET, HEAD' }))

  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse()
    onError(error, `${c.req.method} ${targetOf(c)}`)
    return c.text('This page could not be made. Try again in a minute.\n', 500)
  })
  return app
}

/** Path and query as they were sent: the URL that Hono gives is tidied up. */
const targetOf = (c: Context<SiteEnv>) => c.env.incoming.url ?? '/'

const isReading = (method: string) => method === 'GET' || method === 'HEAD' || method === 'OPTIONS'

async function sent(c: Context<SiteEnv>, answer: Answer): Promise<Response> {
  await send(c.env.incoming, c.env.outgoing, answer)
  return RESPONSE_ALREADY_SENT
}
