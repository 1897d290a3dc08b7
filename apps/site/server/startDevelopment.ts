import { randomUUID } from 'node:crypto'
import { createServer as createHttpServer, type IncomingMessage } from 'node:http'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createServer as createViteServer } from 'vite'
import { imageOriginsOf } from '../src/app/siteConfig.ts'
import type * as EntryServer from '../src/entry-server.tsx'
import { createAnswers } from './http/answer.ts'
import { clientAddress } from './http/clientAddress.ts'
import { createAccountChanges } from './http/accountChanges.ts'
import { createInvitations } from './http/invitations.ts'
import { createPasswordLinks } from './http/passwordLinks.ts'
import { createRateLimits } from './http/rateLimits.ts'
import { createSiteApp } from './http/siteApp.ts'
import { createSiteListener } from './http/siteListener.ts'
import { createSubmissions } from './http/submissions.ts'
import { createMedia } from './images/media.ts'
import { createPictures } from './images/pictures.ts'
import { createShareImages } from './images/shareImages.ts'
import { createUploadLimits, createUploads } from './images/uploads.ts'
import { openDirectoryFeed } from './listings/directoryFeed.ts'
import { cacheFolder } from './openSite.ts'
import { createSitePages, type SitePages } from './pages/sitePages.ts'
import { BOOT_MARK } from './pages/template.ts'
import { listen, type RunningSite, type StartOptions } from './startSite.ts'

const SITE = join(import.meta.dirname, '..')

/** Not the policy for scripts: Vite brings inline ones of its own. */
const HEADERS = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin-when-cross-origin' }

/** Serves the site from its source: every page is rendered anew, and the browser follows each change of the code. */
export async function startDevelopment({
  host,
  port,
  siteUrl,
  imageOrigins,
  mapTilesUrl,
  service,
  onWarning,
}: StartOptions): Promise<RunningSite> {
  const server = createHttpServer()
  const url = await listen(server, host, port)
  const vite = await createViteServer({
    configFile: join(SITE, 'vite.config.ts'),
    server: { middlewareMode: true, hmr: { server } },
  })
  const config = {
    siteUrl: siteUrl ?? url,
    apiUrl: service.publicUrl,
    formsUrl: '',
    publishableKey: service.publishableKey,
    imageOrigins,
    ...(mapTilesUrl !== undefined && { mapTilesUrl }),
  }
  const feed = await openDirectoryFeed({
    data: service.data,
    file: join(cacheFolder(), 'development.listings'),
    // The code may change at any time: what is stored is never used again.
    installation: randomUUID(),
    imageOrigins: imageOriginsOf(config),
    onWarning,
  })
  const answerOf = createAnswers(HEADERS)
  const addressOf = (request: IncomingMessage) => clientAddress(request, 0)

  /** The pages as their source says now; nothing is cached. */
  async function pagesFor(pageUrl: string): Promise<SitePages> {
    // A module that Vite loads has the exports of its source.
    const entry = (await vite.ssrLoadModule('/src/entry-server.tsx')) as typeof EntryServer
    const source = await readFile(join(SITE, 'index.html'), 'utf8')
    const withTheme = source.replace(BOOT_MARK, () => `<script>${entry.themeScript}</script>`)
    const template = await vite.transformIndexHtml(pageUrl, withTheme)
    return createSitePages({
      entry,
      templateOf: () => template,
      config,
      feed,
      answerOf,
      checksOf: service.data.checksOf,
    })
  }
  const first = await pagesFor('/')
  const pages: SitePages = {
    inMemory: () => undefined,
    answer: async (request) => (await pagesFor(request.url)).answer(request),
    payload: async (pageUrl) => (await pagesFor(pageUrl)).payload(pageUrl),
    index: first.index,
  }
  const app = createSiteApp({
    dataService: service.address,
    feed,
    files: new Map(),
    pages,
    pictures: createPictures({
      pages,
      drawShareImage: createShareImages(join(cacheFolder(), 'share-images')),
      answerOf,
    }),
    media: createMedia({ images: service.images, callAs: service.callAs, answerOf }),
    uploads: createUploads({
      images: service.images,
      limits: createUploadLimits({ addressOf, isUnlimited: true, onBrake: onWarning }),
      addressOf,
      administratorOf: service.administratorOf,
      callAs: service.callAs,
      siteUrl: config.siteUrl,
      onWarning,
    }),
    limits: createRateLimits({ trustedProxies: 0, isUnlimited: true }),
    submissions: createSubmissions({
      target: service.submissionsTarget,
      addressOf,
      isUnlimited: true,
      onBrake: onWarning,
    }),
    backups: service.backups,
    administratorOf: service.administratorOf,
    callAs: service.callAs,
    invitations: createInvitations({
      owner: service.owner,
      publishableKey: service.publishableKey,
      siteUrl: config.siteUrl,
      addressOf,
      isUnlimited: true,
      onBrake: onWarning,
    }),
    // Development sends no letters.
    passwordLinks: createPasswordLinks({
      owner: undefined,
      isByMail: false,
      addressOf,
      onBrake: onWarning,
      onError: (error) => onWarning(String(error)),
    }),
    accountChanges: createAccountChanges({
      owner: service.owner,
      publishableKey: service.publishableKey,
      addressOf,
      isUnlimited: true,
      onError: (error) => onWarning(String(error)),
    }),
    addressOf,
    onError: (error, request) => onWarning(`${request} failed: ${String(error)}`),
  })
  const answer = createSiteListener({ app, inMemory: () => undefined, headers: HEADERS })
  server.on('request', (request, response) => {
    if (/^\/(?:(?:rest|auth)\/v1\/|media\b)/.test(request.url ?? '')) answer(request, response)
    else vite.middlewares(request, response, () => answer(request, response))
  })
  return {
    url,
    stop: async () => {
      await vite.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
