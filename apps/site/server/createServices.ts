import { createHash } from 'node:crypto'
import { access, constants, mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serviceOf } from '@dira/backend'
import { countNumbers } from '@dira/data'
import { CONSOLE_PATHS, paths, imageOriginsOf } from '@dira/data/site'
import { startDataService, type DataService, type Log } from './data/dataService.ts'
import { createAnswers, type Answer } from './http/answer.ts'
import { ASK_AGAIN } from './http/cachePolicy.ts'
import type { HandlerServices } from './http/handlerServices.ts'
import { createRateLimits } from './http/rateLimits.ts'
import { createMedia, type Media } from './images/media.ts'
import { createPictures, type Pictures } from './images/pictures.ts'
import { createShareImages } from './images/shareImages.ts'
import { startJobs } from './jobs.ts'
import { openDirectoryFeed, type DirectoryFeed } from './listings/directoryFeed.ts'
import { createWeeklyNumbers, type WeeklyNumbers } from './numbers/weeklyNumbers.ts'
import { createConsolePages, type ConsolePages } from './pages/consolePages.ts'
import { createSitePages, type SitePages, type SitePagesOptions } from './pages/sitePages.ts'
import { createLandAround } from './plates/landAround.ts'
import { createPlates } from './plates/createPlates.ts'
import type { SiteSettings } from './settings/settings.ts'
import type { SiteCode } from './build/siteCode.ts'

/** All that a site is made of, each made once: handlers take from it what they need. */
export interface Services extends HandlerServices {
  readonly feed: DirectoryFeed
  readonly files: ReadonlyMap<string, Answer>
  readonly pages: SitePages
  /** The pages of administrators and owners. */
  readonly consolePages: ConsolePages
  readonly pictures: Pictures
  readonly media: Media
  /** Counts how often listings are seen and contacted; undefined: nothing is counted. */
  readonly numbers: WeeklyNumbers | undefined
  /** What every answer carries. */
  readonly headers: Readonly<Record<string, string>>
  /** The path of every page that there is now. */
  readonly paths: () => Promise<readonly string[]>
  /** The path of every page of a listing that there was. */
  readonly formerPaths: () => Promise<readonly string[]>
}

const NOTHING_SENT = 'Without SUPABASE_SECRET_KEY this server sends no emails, although SMTP_URL is set.'

export interface ServicesOptions {
  readonly openCode: () => Promise<SiteCode>
  readonly log: Log
  /** Gets what ends each thing as soon as it is up, so that all can be ended at any time, the last first. */
  readonly stops: (() => Promise<void>)[]
}

/** Brings up all that the site of these settings is made of. */
export async function createServices(
  settings: SiteSettings,
  { openCode, log, stops }: ServicesOptions,
): Promise<Services> {
  const dataService = await startDataService(settings, log)
  stops.push(dataService.stop)
  const services = await servicesOver(dataService, settings, { code: await openCode(), log })
  stops.push(services.feed.close)
  if (settings.smtp && !dataService.owner) log.warn(NOTHING_SENT)
  // A host of files is filled by this server, and then there is none.
  if (!settings.isStatic) stops.push(startJobs(services, log))
  return services
}

async function servicesOver(
  dataService: DataService,
  settings: SiteSettings,
  { code, log: { step: onStep, warn } }: { readonly code: SiteCode; readonly log: Log },
): Promise<Services> {
  const { siteUrl, cacheFolder, isStatic = false } = settings
  const { entry, version } = code
  const { data, owner } = dataService
  const config = configOf(dataService, settings)
  const headers = code.headersFor(config)
  const answerOf = createAnswers(headers)
  const limits = createRateLimits({ ...settings, warn })
  const feed = await openDirectoryFeed({
    data,
    file: join(await writableFolder(cacheFolder, warn), 'published.listings'),
    installation: createHash('sha256').update([version, config.apiUrl, config.publishableKey].join('\n')).digest('hex'),
    imageOrigins: imageOriginsOf(config),
    onWarning: warn,
    onStep,
  })
  // The first visitor sees what changed while the server was stopped.
  await feed.fresh()
  const platesOf = createPlates(createLandAround())
  const pages = code.pagesBy((pageCode) =>
    createSitePages({
      ...pageCode,
      config,
      feed,
      answerOf,
      checksOf: data.checksOf,
      formerAddresses: data.formerAddresses,
      platesOf,
      isStatic,
      ...(!isStatic && { browserListings: settings.browserListings }),
    }),
  )
  const robots = answerOf({
    type: 'text/plain; charset=utf-8',
    cacheControl: ASK_AGAIN,
    content: entry.robots(siteUrl),
  })
  return {
    settings,
    dataService,
    limits,
    feed,
    files: new Map([...(await code.readFiles(answerOf)), ['/robots.txt', robots]]),
    pages,
    consolePages: createConsolePages({
      pageOf: code.consolePage,
      settings: { ...config, ...(isStatic && { isStatic }) },
      answerOf,
    }),
    pictures: createPictures({
      pages,
      feed,
      platesOf,
      drawShareImage: createShareImages(join(cacheFolder, 'share-images')),
      answerOf,
    }),
    media: createMedia({ ...dataService, answerOf }),
    // A static export counts nothing, nor does a server without the key.
    numbers:
      owner && !isStatic
        ? createWeeklyNumbers({ write: async (counted) => countNumbers(serviceOf(await owner()), counted), limits })
        : undefined,
    headers,
    warn,
    paths: async () => {
      const { store } = await feed.fresh({ isPatient: true })
      const ofPages = await entry.pathsOf({ store, config: { ...config, indexPath: '', indexCursor: '', idsPath: '' } })
      // A host of files has no addresses with parts that differ.
      return [...ofPages, ...CONSOLE_PATHS.filter((path) => !path.includes(':'))]
    },
    formerPaths: async () => {
      const slugs: string[] = []
      for await (const page of data.formerSlugs()) slugs.push(...page)
      return slugs.map(paths.listing)
    },
  }
}

/** What pages know of the site. */
function configOf(
  { publicUrl, publishableKey, owner }: DataService,
  settings: SiteSettings,
): SitePagesOptions['config'] {
  const { siteUrl, imageOrigins, mapTilesUrl, smtp, isStatic = false } = settings
  return {
    siteUrl,
    apiUrl: publicUrl,
    formsUrl: isStatic ? publicUrl : '',
    publishableKey,
    imageOrigins,
    // Files alone have no map.
    ...(mapTilesUrl !== undefined && !isStatic && { mapTilesUrl }),
    ...(smtp && owner && !isStatic && { sendsEmails: true }),
  }
}

/** The folder, or where it cannot be written to one that can, which is empty. */
async function writableFolder(folder: string, warn: Log['warn']): Promise<string> {
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
    return folder
  } catch (error) {
    warn(`The listings are read anew at each start: ${String(error)}`)
    return mkdtemp(join(tmpdir(), 'dira-'))
  }
}
