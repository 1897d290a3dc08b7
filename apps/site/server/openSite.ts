import type { IncomingMessage, RequestListener } from 'node:http'
import { join } from 'node:path'
import { createApiProxy } from './apiProxy.ts'
import { createBuiltFiles } from './builtFiles.ts'
import { importEntryServer, pagesFolder, readSnapshot, readTemplate } from './builtSite.ts'
import type { DataService } from './dataService.ts'
import { createDirectoryFeed } from './directoryFeed.ts'
import { createHealth } from './health.ts'
import { createPageRenderer } from './pageRenderer.ts'
import { withPictures } from './pictures.ts'
import { createRequestGuard, type GuardOptions } from './requestGuard.ts'
import { securityHeaders } from './securityHeaders.ts'
import { createShareImages, shareImagesFolder } from './shareImages.ts'
import { createSiteListener } from './siteListener.ts'

export interface OpenOptions extends GuardOptions {
  readonly service: DataService
  readonly onWarning: (message: string) => void
  /** Where the build put the pages. Default: the folder that the environment names. */
  readonly pages?: string
}

/** The site as it was built, over a data service: a listener for any server of Node. */
export async function openSite({
  service,
  onWarning,
  pages = pagesFolder(),
  ...guardOptions
}: OpenOptions): Promise<RequestListener> {
  const built = await readSnapshot(pages)
  // The build may have been made from other data than these, as in a container: the key of these is the one that counts.
  const isOwnData = built.config.publishableKey === service.publishableKey
  const snapshot = { ...built, config: { ...built.config, publishableKey: service.publishableKey } }
  const feed = createDirectoryFeed({
    snapshot,
    source: service.source,
    onError: (error) =>
      onWarning(`The data service does not answer; pages go on from what is known. (${String(error)})`),
  })
  const entry = await importEntryServer()
  // All of it now: a later build may take the files away.
  await entry.loadAllRoutes()
  const template = await readTemplate(entry)
  const renderer = createPageRenderer({ entry, template, config: snapshot.config, feed })
  const guard = createRequestGuard(guardOptions)
  const onError = (error: unknown, request: IncomingMessage) =>
    onWarning(`${request.method} ${request.url} failed: ${String(error)}`)
  return createSiteListener({
    health: createHealth(feed),
    api: createApiProxy(service.address),
    files: withPictures({
      files: createBuiltFiles({
        folder: join(pages, snapshot.site),
        // Pages with another key are never current.
        snapshot: isOwnData ? snapshot : { ...snapshot, version: '' },
        feed,
      }),
      renderer,
      guard,
      drawShareImage: createShareImages(shareImagesFolder(pages)),
      onError,
    }),
    renderer,
    headers: securityHeaders({ ...snapshot.config, bootScript: entry.bootScript }),
    guard,
    onError,
  })
}
