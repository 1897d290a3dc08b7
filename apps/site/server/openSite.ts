import { createHash } from 'node:crypto'
import { access, constants, mkdir, mkdtemp } from 'node:fs/promises'
import type { IncomingMessage, RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serviceOf } from '@dira/backend'
import { countNumbers, type Payee, type Seller } from '@dira/data'
import { CONSOLE_PATHS } from '@dira/data/site'
import { paths } from '../src/app/paths.ts'
import { imageOriginsOf } from '../src/app/siteConfig.ts'
import { DIST } from './build/folders.ts'
import type { DataService } from './dataService.ts'
import { createAnswers } from './http/answer.ts'
import { ASK_AGAIN } from './http/cachePolicy.ts'
import { clientAddress } from './http/clientAddress.ts'
import { createAccountChanges } from './http/accountChanges.ts'
import { createInvitations } from './http/invitations.ts'
import { createPasswordLinks } from './http/passwordLinks.ts'
import { createAskService } from './http/proxy.ts'
import { createRateLimits, type RateLimitOptions } from './http/rateLimits.ts'
import { createSiteApp } from './http/siteApp.ts'
import { createSiteListener } from './http/siteListener.ts'
import { createSubmissions } from './http/submissions.ts'
import { createMedia } from './images/media.ts'
import { createPictures } from './images/pictures.ts'
import { createShareImages } from './images/shareImages.ts'
import { createUploadLimits } from './images/uploadLimits.ts'
import { createUploads } from './images/uploads.ts'
import { openDirectoryFeed } from './listings/directoryFeed.ts'
import { createWeeklyNumbers } from './numbers/weeklyNumbers.ts'
import type { SmtpSettings } from './outbox/smtpSettings.ts'
import { createConsolePages } from './pages/consolePages.ts'
import { createSitePages } from './pages/sitePages.ts'
import type { SiteCode } from './siteCode.ts'

export interface OpenOptions extends RateLimitOptions {
  readonly code: SiteCode
  readonly service: DataService
  /** The public address without a slash at the end. */
  readonly siteUrl: string
  /** Who sends the invoices. @default nobody is named on them */
  readonly seller?: Seller | undefined
  /** The account to which owners pay. @default they are told to ask */
  readonly bank?: Payee['bank'] | undefined
  /** The mail server that sends letters. @default administrators send them by hand */
  readonly smtp?: SmtpSettings | undefined
  /** Other origins whose photographs pages may show. */
  readonly imageOrigins: readonly string[]
  /** A PMTiles file with streets for the map. @default there is none */
  readonly mapTilesUrl?: string | undefined
  /** How many listings a browser may hold to search by itself; of more it asks this server. @default no limit */
  readonly browserListings?: number
  readonly onWarning: (message: string) => void
  /** Called when something begins that takes long. */
  readonly onStep: (step: string) => void
  /** For a host without a server: forms go to the data service itself. @default false */
  readonly isStatic?: boolean
}

export interface OpenSite {
  readonly listener: RequestListener
  /** What every answer carries. */
  readonly headers: Readonly<Record<string, string>>
  /** The path of every page that there is now. */
  readonly paths: () => Promise<readonly string[]>
  /** The path of every page of a listing that there was. */
  readonly formerPaths: () => Promise<readonly string[]>
  /** Writes what is still in memory alone. */
  readonly close: () => Promise<void>
}

/** The folder of what can be made again: the last snapshot of the listings, and pictures of shared links. `DIRA_CACHE` names another. */
function cacheFolder(environment: NodeJS.ProcessEnv = process.env): string {
  return environment['DIRA_CACHE']?.trim() || join(DIST, 'cache')
}

/** How often the listings are compared with the data service at least, in milliseconds. */
const FOLLOWED_EVERY = 10_000

/** The folder, or where it cannot be written to one that can, which is empty. */
async function writableFolder(folder: string, onWarning: OpenOptions['onWarning']): Promise<string> {
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
    return folder
  } catch (error) {
    onWarning(`The listings are read anew at each start: ${String(error)}`)
    return mkdtemp(join(tmpdir(), 'dira-'))
  }
}

/** The site's code over a data service: a listener for any server of Node. */
export async function openSite({
  code,
  service,
  siteUrl,
  seller,
  bank,
  smtp,
  imageOrigins,
  mapTilesUrl,
  browserListings,
  onWarning,
  onStep,
  isStatic = false,
  ...limitOptions
}: OpenOptions): Promise<OpenSite> {
  const { entry, version } = code
  const sendsLetters = smtp !== undefined && service.owner !== undefined
  const config = {
    siteUrl,
    apiUrl: service.publicUrl,
    formsUrl: isStatic ? service.publicUrl : '',
    publishableKey: service.publishableKey,
    imageOrigins,
    // Files alone have no map.
    ...(mapTilesUrl !== undefined && !isStatic && { mapTilesUrl }),
    ...(sendsLetters && !isStatic && { sendsLetters }),
  }
  const limits = createRateLimits(limitOptions)
  const addressOf = (request: IncomingMessage) => clientAddress(request, limitOptions.trustedProxies)
  const headers = code.headersFor(config)
  const answerOf = createAnswers(headers)
  const feed = await openDirectoryFeed({
    data: service.data,
    file: join(await writableFolder(cacheFolder(), onWarning), 'published.listings'),
    installation: createHash('sha256').update([version, config.apiUrl, config.publishableKey].join('\n')).digest('hex'),
    imageOrigins: imageOriginsOf(config),
    onWarning,
    onStep,
  })
  // The first visitor sees what changed while the server was stopped.
  await feed.fresh()
  // The listings are followed while nobody asks for a page, so that after an import nobody waits for all of them.
  setInterval(() => void feed.fresh(), FOLLOWED_EVERY).unref()
  const pages = code.pagesBy((pageCode) =>
    createSitePages({
      ...pageCode,
      config,
      feed,
      answerOf,
      checksOf: service.data.checksOf,
      formerAddresses: service.data.formerAddresses,
      isStatic,
      ...(browserListings !== undefined && !isStatic && { browserListings }),
    }),
  )
  const pictures = createPictures({
    pages,
    drawShareImage: createShareImages(join(cacheFolder(), 'share-images')),
    answerOf,
  })
  const media = createMedia({ images: service.images, callAs: service.callAs, answerOf })
  const robots = answerOf({
    type: 'text/plain; charset=utf-8',
    cacheControl: ASK_AGAIN,
    content: entry.robots(siteUrl),
  })
  const files = new Map([...(await code.readFiles(answerOf)), ['/robots.txt', robots]])
  const { owner } = service
  // Whoever has no server counts nothing, nor does one without the key.
  const numbers =
    owner && !isStatic
      ? createWeeklyNumbers({
          write: async (counted) => countNumbers(serviceOf(await owner()), counted),
          addressOf,
          isUnlimited: limitOptions.isUnlimited ?? false,
          onProblem: onWarning,
        })
      : undefined
  const app = createSiteApp({
    consolePage: createConsolePages({
      pageOf: code.consolePage,
      settings: { ...config, ...(isStatic && { isStatic }) },
      answerOf,
    }),
    dataService: service.address,
    feed,
    files,
    pages,
    pictures,
    media,
    uploads: createUploads({
      images: service.images,
      limits: createUploadLimits({ addressOf, isUnlimited: limitOptions.isUnlimited ?? false, onBrake: onWarning }),
      inTurn: limits.inTurn,
      addressOf,
      administratorOf: service.administratorOf,
      callAs: service.callAs,
      siteUrl,
      onWarning,
    }),
    limits,
    submissions: createSubmissions({
      target: service.submissionsTarget,
      ask: createAskService(limits.inTurn),
      addressOf,
      isUnlimited: limitOptions.isUnlimited ?? false,
      onBrake: onWarning,
    }),
    backups: service.backups,
    seller,
    bank,
    numbers,
    smtp,
    administratorOf: service.administratorOf,
    callAs: service.callAs,
    imports: service.imports,
    invitations: createInvitations({
      owner: service.owner,
      publishableKey: service.publishableKey,
      siteUrl,
      isByMail: smtp !== undefined,
      addressOf,
      isUnlimited: limitOptions.isUnlimited ?? false,
      onBrake: onWarning,
    }),
    passwordLinks: createPasswordLinks({
      owner: service.owner,
      isByMail: smtp !== undefined,
      addressOf,
      isUnlimited: limitOptions.isUnlimited ?? false,
      onBrake: onWarning,
      onError: (error) => onWarning(`A link for a password could not be written: ${String(error)}`),
    }),
    accountChanges: createAccountChanges({
      owner: service.owner,
      publishableKey: service.publishableKey,
      addressOf,
      isUnlimited: limitOptions.isUnlimited ?? false,
      onError: (error) => onWarning(`A change of an account failed: ${String(error)}`),
    }),
    addressOf,
    onError: (error, request) => onWarning(`${request} failed: ${String(error)}`),
  })
  return {
    listener: createSiteListener({
      app,
      inMemory: (target) =>
        files.get(target) ?? pictures.inMemory(target) ?? media.inMemory(target) ?? pages.inMemory(target),
      onSent: numbers?.pageSent,
      headers,
    }),
    headers,
    close: async () => numbers?.stop(),
    formerPaths: async () => {
      const slugs: string[] = []
      for await (const page of service.data.formerSlugs()) slugs.push(...page)
      return slugs.map(paths.listing)
    },
    paths: async () => {
      const { store } = await feed.fresh({ isPatient: true })
      const ofPages = await entry.pathsOf({ store, config: { ...config, indexPath: '', indexCursor: '', idsPath: '' } })
      // A host of files has no addresses with parts that differ.
      return [...ofPages, ...CONSOLE_PATHS.filter((path) => !path.includes(':'))]
    },
  }
}
