import { createHash } from 'node:crypto'
import type { IncomingMessage, RequestListener } from 'node:http'
import { join } from 'node:path'
import { imageOriginsOf } from '../src/app/siteConfig.ts'
import { narrowing } from '../src/data/narrowing.ts'
import { readPhonesOnce } from '../src/data/readPhonesOnce.ts'
import { CLIENT_FOLDER, DIST, readBuiltCode } from './build/builtCode.ts'
import type { DataService } from './dataService.ts'
import { createAnswers } from './http/answer.ts'
import { ASK_AGAIN } from './http/cachePolicy.ts'
import { clientAddress } from './http/clientAddress.ts'
import { createRateLimits, type RateLimitOptions } from './http/rateLimits.ts'
import { securityHeaders } from './http/securityHeaders.ts'
import { createSiteApp } from './http/siteApp.ts'
import { createSiteListener } from './http/siteListener.ts'
import { readStaticFiles } from './http/staticFiles.ts'
import { createSubmissions } from './http/submissions.ts'
import { createPictures } from './images/pictures.ts'
import { createShareImages } from './images/shareImages.ts'
import { openDirectoryFeed } from './listings/directoryFeed.ts'
import { createSnapshotStore } from './listings/listingsSnapshot.ts'
import { createSitePages } from './pages/sitePages.ts'

export interface OpenOptions extends RateLimitOptions {
  readonly service: DataService
  /** The public address without a slash at the end. */
  readonly siteUrl: string
  /** Other origins whose photographs pages may show. */
  readonly imageOrigins: readonly string[]
  readonly onWarning: (message: string) => void
  /** For a host without a server: forms go to the data service itself. @default false */
  readonly isStatic?: boolean
}

export interface OpenSite {
  readonly listener: RequestListener
  /** What every answer carries. */
  readonly headers: Readonly<Record<string, string>>
  /** The path of every page that there is now. */
  readonly paths: () => Promise<readonly string[]>
}

/** The folder of what can be made again: the last snapshot of the listings, and pictures of shared links. `DIRA_CACHE` names another. */
export function cacheFolder(environment: NodeJS.ProcessEnv = process.env): string {
  return environment['DIRA_CACHE']?.trim() || join(DIST, 'cache')
}

/** The site as it was built, over a data service: a listener for any server of Node. */
export async function openSite({
  service,
  siteUrl,
  imageOrigins,
  onWarning,
  isStatic = false,
  ...limitOptions
}: OpenOptions): Promise<OpenSite> {
  const { entry, template, version } = await readBuiltCode()
  const config = {
    siteUrl,
    apiUrl: service.publicUrl,
    formsUrl: isStatic ? service.publicUrl : '',
    publishableKey: service.publishableKey,
    imageOrigins,
  }
  const addressOf = (request: IncomingMessage) => clientAddress(request, limitOptions.trustedProxies)
  const headers = securityHeaders({ ...config, bootScript: entry.bootScript })
  const answerOf = createAnswers(headers)
  const feed = await openDirectoryFeed({
    data: service.data,
    found: narrowing({ imageOrigins: imageOriginsOf(config), readPhones: readPhonesOnce }),
    store: createSnapshotStore({
      file: join(cacheFolder(), 'listings.json'),
      installation: createHash('sha256')
        .update([version, config.apiUrl, config.publishableKey].join('\n'))
        .digest('hex'),
    }),
    onWarning,
  })
  // The first visitor sees what changed while the server was stopped.
  await feed.fresh()
  const pages = createSitePages({ entry, template, config, feed, answerOf })
  const pictures = createPictures({
    pages,
    drawShareImage: createShareImages(join(cacheFolder(), 'share-images')),
    answerOf,
  })
  const robots = answerOf({
    type: 'text/plain; charset=utf-8',
    cacheControl: ASK_AGAIN,
    content: entry.robots(siteUrl),
  })
  const files = new Map([...(await readStaticFiles(CLIENT_FOLDER, answerOf)), ['/robots.txt', robots]])
  const app = createSiteApp({
    dataService: service.address,
    feed,
    files,
    pages,
    pictures,
    limits: createRateLimits(limitOptions),
    submissions: createSubmissions({
      target: service.submissionsTarget,
      addressOf,
      isUnlimited: limitOptions.isUnlimited ?? false,
      onBrake: onWarning,
    }),
    addressOf,
    onError: (error, request) => onWarning(`${request} failed: ${String(error)}`),
  })
  return {
    listener: createSiteListener({
      app,
      inMemory: (target) => files.get(target) ?? pictures.inMemory(target) ?? pages.inMemory(target),
      headers,
    }),
    headers,
    paths: async () =>
      entry.pathsOf((await feed.fresh({ isPatient: true })).directory, { ...config, indexPath: '', indexCursor: '' }),
  }
}
