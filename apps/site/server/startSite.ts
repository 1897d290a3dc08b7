import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Problem } from '@dira/backend'
import { createListener } from './app.ts'
import { createServices, type Services, type ServicesOptions } from './createServices.ts'
import { createHttpServer, stopListening, withLog } from './http/httpServer.ts'
import { PLAIN_HEADERS } from './http/securityHeaders.ts'
import type { Settings, SiteSettings } from './settings/settings.ts'
import type { OpenCode, SiteCode } from './build/siteCode.ts'

export interface StartOptions extends Omit<ServicesOptions, 'openCode'> {
  readonly openCode: OpenCode
  /** Gets a line for each answer. @default nobody */
  readonly onAnswer?: ((line: string) => void) | undefined
}

export interface RunningSite {
  readonly url: string
  readonly services: Services
}

/** Hosts that a person on this machine reaches by name. */
const LOCAL = new Set(['127.0.0.1', '::1', '0.0.0.0', '::'])

/** Serves the site of these settings. The port is taken first, so that a taken one is reported before any work is done. */
export async function startSite(
  settings: Settings & Pick<SiteSettings, 'isStatic'>,
  { openCode, log, onAnswer, stops }: StartOptions,
): Promise<RunningSite> {
  let answer: RequestListener = answerStarting
  let code: SiteCode | undefined
  const server = createHttpServer((request, response) => answer(request, response))
  const url = await listen(server, settings)
  const services = await createServices(
    { ...settings, siteUrl: settings.siteUrl ?? url },
    {
      log,
      stops,
      openCode: async () => (code = await openCode({ server, onStep: log.step })),
    },
  ).catch(async (error: unknown) => {
    await stopListening(server)
    throw error
  })
  stops.push(async () => {
    await code?.close?.()
    await stopListening(server)
  })
  const listener = createListener(services)
  const site = code?.around?.(listener) ?? listener
  answer = onAnswer ? withLog(site, onAnswer) : site
  return { url, services }
}

/** Ends what is up, the last first. */
export async function stopAll(stops: readonly (() => Promise<void>)[]): Promise<void> {
  for (const stop of stops.toReversed()) await stop()
}

/** Starts to listen; gives the address that a person opens. */
async function listen(server: Server, { host, port }: Pick<Settings, 'host' | 'port'>): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new Problem('wrong-usage', reasonFor(error, host, port), { cause: error }))
    })
    server.listen(port, host, resolve)
  })
  const { port: taken } = server.address() as AddressInfo // A TCP server that listens has one.
  return `http://${LOCAL.has(host) ? 'localhost' : host}:${taken}`
}

/** The answer until the site is open. */
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
