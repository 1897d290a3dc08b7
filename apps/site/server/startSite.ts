import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readFile } from 'node:fs/promises'
import { createApiProxy } from './apiProxy.ts'
import { buildSite, readBuildStamp } from './buildSite.ts'
import { createBuiltFiles } from './builtFiles.ts'
import { importEntryServer, pagesFolder, readSnapshot, TEMPLATE_FILE } from './builtSite.ts'
import type { DataService } from './dataService.ts'
import { createDirectoryFeed } from './directoryFeed.ts'
import { createPageRenderer } from './pageRenderer.ts'
import { createSiteServer } from './siteServer.ts'

export interface StartOptions {
  readonly host: string
  /** 0 takes any free port. */
  readonly port: number
  /** Default: the served address. */
  readonly siteUrl?: string | undefined
  readonly service: DataService
  readonly onStep: (step: string) => void
  readonly onWarning: (message: string) => void
}

export interface RunningSite {
  readonly url: string
  /** Stops listening and lets the answers under way finish, for at most a few seconds. */
  readonly stop: () => Promise<void>
}

/** A port that another program holds, or that this user may not open. */
export class PortUnavailableError extends Error {
  override readonly name = 'PortUnavailableError'
}

/** How long answers under way may take to finish when the site stops, in milliseconds. */
const GRACE = 3000

/** Builds what changed and serves the site. The port is taken first, so that a taken one is told before any work is done. */
export async function startSite({ host, port, siteUrl, service, onStep, onWarning }: StartOptions): Promise<RunningSite> {
  const actualPort = await freePort(host, port)
  const url = `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${actualPort}`
  const installation = { siteUrl: siteUrl ?? url, apiUrl: service.publicUrl, publishableKey: service.publishableKey }
  const pages = pagesFolder()
  await buildSite({ ...installation, pages, source: service.source, onStep })

  const snapshot = await readSnapshot(pages)
  const feed = createDirectoryFeed({
    snapshot,
    source: service.source,
    onError: (error) => onWarning(`The data service does not answer; pages go on from what is known. (${String(error)})`),
  })
  const entry = await importEntryServer(await readBuildStamp())
  const template = await readFile(TEMPLATE_FILE, 'utf8')
  const server = createSiteServer({
    api: createApiProxy(service.address),
    files: createBuiltFiles({ folder: pages.site, snapshot, feed }),
    renderer: createPageRenderer({ entry, template, config: snapshot.config, feed }),
    onError: (error, request) => onWarning(`${request.method} ${request.url} failed: ${String(error)}`),
  })
  await listen(server, host, actualPort)
  return {
    url,
    stop: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeIdleConnections()
      setTimeout(() => server.closeAllConnections(), GRACE).unref()
      await closed
    },
  }
}

/** The port itself, or a free one for 0. */
async function freePort(host: string, port: number): Promise<number> {
  const probe = createServer()
  await listen(probe, host, port)
  const { port: taken } = probe.address() as AddressInfo // A TCP server that listens has one.
  await new Promise((resolve) => probe.close(resolve))
  return taken
}

async function listen(server: ReturnType<typeof createServer>, host: string, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new PortUnavailableError(reasonFor(error, host, port), { cause: error }))
    })
    server.listen(port, host, resolve)
  })
}

function reasonFor({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. Choose another: PORT=${port + 1} npm start`
  if (code === 'EACCES') return `This user may not open port ${port}. Choose one above 1023: PORT=4173 npm start`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST=${host} is not an address of this machine. Leave it out, or use 0.0.0.0.`
  return `The site cannot listen on ${host}:${port}: ${message}`
}
