import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Problem } from '@dira/backend'
import { buildSite } from './buildSite.ts'
import { pagesFolder } from './builtSite.ts'
import type { DataService } from './dataService.ts'
import { createHttpServer, stopListening } from './httpServer.ts'
import { openSite } from './openSite.ts'
import type { GuardOptions } from './requestGuard.ts'
import { PLAIN_HEADERS } from './securityHeaders.ts'

export interface StartOptions extends GuardOptions {
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

/** Builds what changed and serves the site. The port is taken first, so that a taken one is told before any work is done. */
export async function startSite({
  host,
  port,
  siteUrl,
  service,
  onStep,
  onWarning,
  ...guardOptions
}: StartOptions): Promise<RunningSite> {
  let answer: RequestListener = answerStarting
  const server = createHttpServer((request, response) => answer(request, response))
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
  answer = await openSite({ service, onWarning, pages, ...guardOptions })
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
    .writeHead(503, { ...PLAIN_HEADERS, 'content-type': 'text/plain; charset=utf-8', 'retry-after': '10' })
    .end('Dira is being prepared. Try again in a moment.\n')
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
