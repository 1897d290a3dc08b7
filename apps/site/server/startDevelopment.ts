import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createServer as createViteServer } from 'vite'
import type * as EntryServer from '../src/entry-server.tsx'
import type { SiteConfig } from '../src/app/siteConfig.ts'
import { createApiProxy } from './apiProxy.ts'
import { BOOT_MARK, fillTemplate, pagesFolder } from './builtSite.ts'
import { sendable } from './compressed.ts'
import { createDirectoryFeed } from './directoryFeed.ts'
import { withPictures } from './pictures.ts'
import { createRequestGuard } from './requestGuard.ts'
import { createShareImages, shareImagesFolder } from './shareImages.ts'
import { createSiteListener, type PageRenderer } from './siteListener.ts'
import { listen, type RunningSite, type StartOptions } from './startSite.ts'

const SITE = join(import.meta.dirname, '..')
const INDEX_PATH = '/data/listings.json'

/** Serves the site from its source: every page is rendered anew, and the browser follows each change of the code. */
export async function startDevelopment({
  host,
  port,
  siteUrl,
  service,
  onWarning,
}: StartOptions): Promise<RunningSite> {
  const server = createHttpServer()
  const url = await listen(server, host, port)
  const vite = await createViteServer({
    configFile: join(SITE, 'vite.config.ts'),
    server: { middlewareMode: true, hmr: { server } },
  })
  const feed = createDirectoryFeed({
    snapshot: { listings: [], version: '' },
    source: service.source,
    onError: (error) => onWarning(`The data service does not answer: ${String(error)}`),
  })
  const config: SiteConfig = {
    siteUrl: siteUrl ?? url,
    apiUrl: service.publicUrl,
    publishableKey: service.publishableKey,
    indexPath: INDEX_PATH,
    indexCursor: '',
  }

  async function entryFor(pageUrl: string) {
    // A module that Vite loads has the exports of its source.
    const entry = (await vite.ssrLoadModule('/src/entry-server.tsx')) as typeof EntryServer
    const { directory } = await feed.fresh({ patience: 10_000, readingPatience: 10_000 })
    return { entry, request: { url: pageUrl, directory, instant: new Date(), config } }
  }
  const renderer: PageRenderer = {
    html: async (pageUrl) => {
      const { entry, request } = await entryFor(pageUrl)
      const page = await entry.renderPage(request)
      const source = await readFile(join(SITE, 'index.html'), 'utf8')
      const withTheme = source.replace(BOOT_MARK, () => `<script>${entry.themeScript}</script>`)
      const template = await vite.transformIndexHtml(pageUrl, withTheme)
      return { status: page.status, html: sendable(fillTemplate(template, page)) }
    },
    payload: async (pageUrl) => {
      const { entry, request } = await entryFor(pageUrl)
      return entry.payloadFor(request)
    },
    sitemap: async () => {
      const { entry, request } = await entryFor('/')
      return entry.sitemap(request.directory, config.siteUrl)
    },
  }
  const files = (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (request.url !== INDEX_PATH) return void vite.middlewares(request, response, next)
    response.setHeader('content-type', 'application/json; charset=utf-8')
    response.end(JSON.stringify(feed.current().directory.listings))
  }
  const guard = createRequestGuard({ trustedProxies: 0, isUnlimited: true })
  const onError = (error: unknown, request: IncomingMessage) =>
    onWarning(`${request.method} ${request.url} failed: ${String(error)}`)
  server.on(
    'request',
    createSiteListener({
      api: createApiProxy(service.address),
      files: withPictures({
        files,
        renderer,
        guard,
        drawShareImage: createShareImages(shareImagesFolder(pagesFolder())),
        onError,
      }),
      renderer,
      // Not the policy for scripts: Vite brings inline ones of its own.
      headers: { 'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin-when-cross-origin' },
      guard,
      onError,
    }),
  )
  return {
    url,
    stop: async () => {
      await vite.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
