import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { IMAGES_PATH, IMPORTS_PATH } from '@dira/data'
import { PLAIN_HEADERS } from './securityHeaders.ts'

/** How long a photograph may take to arrive, in milliseconds: a megabyte by a slow phone takes minutes. */
const IMAGE_TIMEOUT = 300_000
const REQUEST_TIMEOUTS = { headersTimeout: 10_000, requestTimeout: IMAGE_TIMEOUT, connectionsCheckingInterval: 5000 }
/**
 * How long a connection without a request is kept, in milliseconds: longer than proxies keep theirs, which is a minute. A request that is sent as the
 * connection ends is lost.
 */
const IDLE_TIMEOUT = 70_000
/** How long everything else may take: a client that sends a byte a second holds no connection for long. */
const BODY_TIMEOUT = 30_000

/** How long a client may take to read why its connection ends, in milliseconds. */
const REFUSAL_TIMEOUT = 1000

/** The timeout for open requests when the server stops, in milliseconds. */
const SHUTDOWN_TIMEOUT = 3000

const REFUSALS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** A server that ends slow requests, and answers with all headers what it cannot read. */
export function createHttpServer(answer: RequestListener, { bodyTimeout = BODY_TIMEOUT } = {}): Server {
  const server = createServer({ ...REQUEST_TIMEOUTS, keepAliveTimeout: IDLE_TIMEOUT }, (request, response) => {
    endSlowBody(request, bodyTimeout, () => {
      const error = Object.assign(new Error('A slow body'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
      server.emit('clientError', error, request.socket)
    })
    answer(request, response)
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
    const status = REFUSALS[error.code ?? ''] ?? '400 Bad Request'
    const headers = { ...PLAIN_HEADERS, 'content-length': 0, connection: 'close' }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n`)
    // The other side may never end its half, nor read.
    const timer = setTimeout(() => socket.destroy(), REFUSAL_TIMEOUT)
    socket.once('close', () => clearTimeout(timer))
  })
  return server
}

/** Node has one limit for all requests, which is that of images; the others are ended here. */
function endSlowBody(request: IncomingMessage, timeout: number, end: () => void): void {
  const { headers, url } = request
  const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
  if (!hasBody || url === IMAGES_PATH || url?.startsWith(`${IMPORTS_PATH}?`)) return
  const timer = setTimeout(end, timeout)
  request.once('close', () => clearTimeout(timer)).once('end', () => clearTimeout(timer))
}

/** Stops listening and lets open requests finish, for at most a few seconds. */
export async function stopListening(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT).unref()
  await closed
}

/** Logs each answer as one line of JSON, without the client's address and without the search. */
export function withLog(answer: RequestListener, write: (line: string) => void): RequestListener {
  return (request: IncomingMessage, response: ServerResponse) => {
    const start = performance.now()
    const [path] = (request.url ?? '/').split('?')
    const { method } = request
    response.once('close', () => {
      const ms = Math.round(performance.now() - start)
      const { statusCode: status, writableFinished: isWhole } = response
      write(
        JSON.stringify({
          time: new Date().toISOString(),
          id: response.getHeader('x-request-id'),
          method,
          path,
          status,
          ms,
          ...(!isWhole && { cut: true }),
        }),
      )
    })
    answer(request, response)
  }
}
