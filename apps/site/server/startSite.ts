import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Problem } from '@dira/backend'
import { createHttpServer, stopListening, withLog } from './http/httpServer.ts'
import { PLAIN_HEADERS } from './http/securityHeaders.ts'
import { openSite, type OpenOptions, type OpenSite } from './openSite.ts'
import { keepSending } from './outbox/keepSending.ts'
import { smtpMailer } from './outbox/smtpMailer.ts'
import type { OpenCode } from './siteCode.ts'

export interface StartOptions extends Omit<OpenOptions, 'code' | 'siteUrl'> {
  readonly openCode: OpenCode
  readonly host: string
  /** 0 takes any free port. */
  readonly port: number
  /** Default: the served address. */
  readonly siteUrl?: string | undefined
  /** Gets a line for each answer. @default nobody */
  readonly onAnswer?: ((line: string) => void) | undefined
}

export interface RunningSite {
  readonly url: string
  /** Stops listening and lets the answers under way finish, for at most a few seconds. */
  readonly stop: () => Promise<void>
}

const NOTHING_SENT = 'Without SUPABASE_SECRET_KEY this server sends no letters, although SMTP_URL is set.'

/** Hosts that a person on this machine reaches by name. */
const LOCAL = new Set(['127.0.0.1', '::1', '0.0.0.0', '::'])

/** Serves the site, and sends its letters. The port is taken first, so that a taken one is reported before any work is done. */
export async function startSite({
  openCode,
  host,
  port,
  siteUrl,
  onAnswer,
  ...options
}: StartOptions): Promise<RunningSite & Omit<OpenSite, 'listener' | 'close'>> {
  const { service, smtp, onStep, onWarning } = options
  let answer: RequestListener = answerStarting
  const server = createHttpServer((request, response) => answer(request, response))
  const url = await listen(server, host, port)
  const publicUrl = siteUrl ?? url
  const code = await openCode({ server, onStep })
  const { listener, headers, paths, formerPaths, close } = await openSite({ ...options, code, siteUrl: publicUrl })
  const site = code.around?.(listener) ?? listener
  answer = onAnswer ? withLog(site, onAnswer) : site
  if (smtp && !service.owner) onWarning(NOTHING_SENT)
  // A host of files is filled by this server, and then there is none.
  const sender = !options.isStatic && service.owner
  const mailer = smtp && smtpMailer(smtp)
  const stopSending = sender && keepSending(sender, { mailer, siteUrl: publicUrl, onProblem: onWarning })
  return {
    url,
    headers,
    paths,
    formerPaths,
    stop: async () => {
      await code.close?.()
      await Promise.all([stopListening(server), stopSending && stopSending()])
      await close()
    },
  }
}

/** Starts to listen; gives the address that a person opens. */
async function listen(server: Server, host: string, port: number): Promise<string> {
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
