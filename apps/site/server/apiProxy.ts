import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'

/** What the proxy answers for the data service: every other path stays on the site. */
const API_PATHS = /^\/(rest|auth)\/v1(\/|$|\?)/

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
    if (target === undefined) unavailable(response)
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
    if (response.headersSent) response.destroy()
    else if (error.code === 'ECONNREFUSED') unavailable(response)
    else answerLost(response)
  })
  response.on('close', () => upstream.destroy())
  request.pipe(upstream)
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
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'retry-after': '5' })
    .end(JSON.stringify({ code, message, details: null, hint: null }))
}
