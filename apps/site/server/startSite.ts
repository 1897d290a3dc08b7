import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Problem } from '@dira/backend'
import { createApiProxy } from './apiProxy.ts'
import { buildSite } from './buildSite.ts'
import { createBuiltFiles } from './builtFiles.ts'
import { importEntryServer, pagesFolder, readSnapshot, readTemplate } from './builtSite.ts'
import type { DataService } from './dataService.ts'
import { createDirectoryFeed } from './directoryFeed.ts'
import { createPageRenderer } from './pageRenderer.ts'
import { createSiteListener } from './siteListener.ts'

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

/** Hosts that a person on this machine reaches by name. */
const LOCAL = new Set(['127.0.0.1', '::1', '0.0.0.0', '::'])

/** How long answers under way may take to finish when the site stops, in milliseconds. */
const GRACE = 3000

/** Builds what changed and serves the site. The port is taken first, so that a taken one is told before any work is done. */
export async function startSite({
  host,
  port,
  siteUrl,
  service,
  onStep,
  onWarning,
}: StartOptions): Promise<RunningSite> {
  let answer: RequestListener = answerStarting
  const server = createServer((request, response) => answer(request, response))
  const url = await listen(server, host, port)
  const pages = pagesFolder()
  await buildSite({
    siteUrl: siteUrl ?? url,
    apiUrl: service.publicUrl,
    publishableKey: service.publishableKey,
    pages,
    source: service.source,
    onStep,
  })

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
  answer = createSiteListener({
    api: createApiProxy(service.address),
    files: createBuiltFiles({ folder: join(pages, snapshot.site), snapshot, feed }),
    renderer: createPageRenderer({ entry, template, config: snapshot.config, feed }),
    onError: (error, request) => onWarning(`${request.method} ${request.url} failed: ${String(error)}`),
  })
  return { url, stop: () => stopListening(server) }
}

/** Starts to listen; gives the address that a person opens. */
export async function listen(server: Server, host: string, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new Problem('wrong-usage', reasonFor(error, host, port), { cause: error }))
    })
    server.listen(port, host, resolve)
  })
  const { port: taken } = server.address() as AddressInfo // A TCP server that listens has one.
  return `http://${LOCAL.has(host) ? 'localhost' : host}:${taken}`
}

/** What a visitor reads who comes while the pages are still being written. */
function answerStarting(_: IncomingMessage, response: ServerResponse): void {
  response
    .writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '10' })
    .end('Dira is being prepared. Try again in a moment.\n')
}

async function stopListening(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  setTimeout(() => server.closeAllConnections(), GRACE).unref()
  await closed
}

function reasonFor({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Choose another: PORT=${port + 1} npm start`
  if (code === 'EACCES') return `This user may not open port ${port}. Choose one above 1023: PORT=4173 npm start`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `HOST=${host} is not an address of this machine. Leave it out, or use 0.0.0.0.`
  }
  return `The site cannot listen on ${host}:${port}: ${message}`
}
