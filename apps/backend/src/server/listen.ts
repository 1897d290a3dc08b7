import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isPlainPath } from './isPlainPath.ts'
import { isPlainQuery } from './plainJson.ts'
import { refusal } from './refusal.ts'

/** Several times the largest batch that an import sends. */
const BODY_LIMIT = 2 * 1024 * 1024

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

export interface Listener {
  readonly port: number
  /** Accepts no new requests, and resolves when the open ones are answered. */
  close(): Promise<void>
}

/** Serves a request handler over HTTP on the loopback address, on a free port. */
export async function listen(handle: (request: Request) => Promise<Response>): Promise<Listener> {
  // The one client is on this machine and ends what it does not use: a request that is sent as the server ends a connection is lost.
  const server = createServer({ keepAliveTimeout: 0 }, (incoming, outgoing) => void answer(incoming, outgoing, handle))
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  return {
    // A server that listens on TCP has an address of this form.
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeIdleConnections()
      }),
  }
}

async function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  handle: (request: Request) => Promise<Response>,
): Promise<void> {
  let response: Response
  try {
    response = await respond(incoming, handle)
  } catch (error) {
    // The sender left in the middle of the body: nothing was done, and nobody waits for an answer.
    if (!incoming.complete) return
    // A defect: the log gets the stack, the caller only the status.
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
    response = refusal(500, 'INTERNAL', 'The request failed inside the server.')
  }
  const body = Buffer.from(await response.arrayBuffer())
  outgoing.writeHead(response.status, [...response.headers].flat())
  outgoing.end(incoming.method === 'HEAD' ? undefined : body)
}

async function respond(incoming: IncomingMessage, handle: (request: Request) => Promise<Response>): Promise<Response> {
  const { method = 'GET', url = '' } = incoming
  const [path = ''] = url.split('?')
  if (!isPlainPath(path) || !isPlainQuery(url)) {
    return refusal(400, 'BAD_REQUEST', 'The address of this request is not valid.')
  }
  if (!METHODS.includes(method)) return refusal(405, 'METHOD_NOT_ALLOWED', `There is no method ${method} here.`)
  // The whole body first: a slow upload must not block the only database session.
  const body = await readBody(incoming)
  if (!body) return refusal(413, 'TOO_LARGE', `A request holds at most ${BODY_LIMIT / 1024 / 1024} MB.`)
  const headers = new Headers()
  for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
    // Raw headers come in pairs of name and value.
    headers.append(incoming.rawHeaders[index]!, incoming.rawHeaders[index + 1]!)
  }
  const hasBody = method !== 'GET' && method !== 'HEAD' && body.length > 0
  return handle(
    new Request(`http://127.0.0.1${url}`, { method, headers, ...(hasBody && { body: new Uint8Array(body) }) }),
  )
}

async function readBody(incoming: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length
    // Discard the rest instead of answering early: most clients do not read an answer while they upload.
    if (size <= BODY_LIMIT) chunks.push(chunk)
  }
  return size <= BODY_LIMIT ? Buffer.concat(chunks) : undefined
}
