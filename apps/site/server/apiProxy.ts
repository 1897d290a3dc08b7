import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'

/** What the proxy answers for the data service: every other path stays on the site. */
const API_PATHS = /^\/(rest|auth)\/v1(\/|$|\?)/

/** What may be sent at once, in bytes: several times the longest listing. */
export const LARGEST_BODY = 256 * 1024

/** How long the data service may take, in milliseconds. */
const ANSWER_TIMEOUT = 30_000

/** Headers that belong to one connection and are not passed on (RFC 9110, section 7.6.1). */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'host',
]

/** Passes requests for the data service on to its process; answers 503 with a clear sentence while it is away. */
export function createApiProxy(address: () => string | undefined) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (!API_PATHS.test(request.url ?? '')) return false
    const target = address()
    if (Number(request.headers['content-length'] ?? 0) > LARGEST_BODY) tooLarge(response)
    else if (target === undefined) unavailable(response)
    else pass({ request, response, target })
    return true
  }
}

function pass({ request, response, target }: { request: IncomingMessage; response: ServerResponse; target: string }) {
  const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !HOP_BY_HOP.includes(name)))
  const upstream = httpRequest(
    new URL(request.url ?? '/', target),
    { method: request.method ?? 'GET', headers },
    (answer) => {
      const passed = Object.entries(answer.headers).filter(([name]) => !HOP_BY_HOP.includes(name))
      response.writeHead(answer.statusCode ?? 502, Object.fromEntries(passed))
      answer.pipe(response)
      answer.on('error', () => response.destroy())
    },
  )
  upstream.on('error', (error: NodeJS.ErrnoException) => {
    if (response.writableEnded) return
    if (response.headersSent) response.destroy()
    else if (error.code === 'ECONNREFUSED') unavailable(response)
    else answerLost(response)
  })
  upstream.setTimeout(ANSWER_TIMEOUT, () => upstream.destroy(new Error('The data service took too long.')))
  response.on('close', () => upstream.destroy())
  // Whoever does not say how much is coming is stopped when it is too much.
  let received = 0
  request.on('data', (chunk: Buffer) => {
    received += chunk.length
    if (received <= LARGEST_BODY || response.headersSent) return
    request.unpipe(upstream)
    tooLarge(response)
    upstream.destroy()
  })
  request.pipe(upstream)
}

function tooLarge(response: ServerResponse): void {
  // The rest of the body is not read.
  response.setHeader('connection', 'close')
  refuse(response, {
    status: 413,
    code: 'body_too_large',
    message: `At most ${LARGEST_BODY / 1024} kB can be sent at once. Nothing was stored.`,
  })
}

function unavailable(response: ServerResponse): void {
  refuse(response, {
    status: 503,
    code: 'data_service_unavailable',
    message: 'The data service is not running at the moment. Nothing was stored. Try again in a minute.',
  })
}

function answerLost(response: ServerResponse): void {
  refuse(response, {
    status: 502,
    code: 'data_service_answer_lost',
    message: 'The data service stopped before it answered. What was sent may or may not have been stored.',
  })
}

/** An error in the shape that PostgREST gives its own. */
function refuse(
  response: ServerResponse,
  { status, code, message }: { status: number; code: string; message: string },
) {
  if (status >= 500) response.setHeader('retry-after', '5')
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
    .end(JSON.stringify({ code, message, details: null, hint: null }))
}
