import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { createApiProxy } from './apiProxy.ts'
import { createBuiltFiles } from './builtFiles.ts'
import { importEntryServer, pagesFolder, readSnapshot, readTemplate } from './builtSite.ts'
import type { DataService } from './dataService.ts'
import { createDirectoryFeed } from './directoryFeed.ts'
import { createHealth } from './health.ts'
import { createPageRenderer } from './pageRenderer.ts'
import { createRequestGuard, type GuardOptions } from './requestGuard.ts'
import { securityHeaders } from './securityHeaders.ts'
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
  const snapshot = await readSnapshot(pages)
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
  return createSiteListener({
    health: createHealth(feed),
    api: createApiProxy(service.address),
    files: createBuiltFiles({ folder: join(pages, snapshot.site), snapshot, feed }),
    renderer: createPageRenderer({ entry, template, config: snapshot.config, feed }),
    headers: securityHeaders({ ...snapshot.config, bootScript: entry.bootScript }),
    guard: createRequestGuard(guardOptions),
    onError: (error, request) => onWarning(`${request.method} ${request.url} failed: ${String(error)}`),
  })
}
