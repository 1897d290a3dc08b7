import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { RenderedPage } from '../src/entry-server.tsx'
import type { PagePayload } from '../src/app/siteConfig.ts'
import { ASK_AGAIN } from './cachePolicy.ts'
import { encodedFor, sendable, type Sendable } from './compressed.ts'
import { readPageRequest } from './pageRequest.ts'
import type { RequestGuard } from './requestGuard.ts'

export interface PageRenderer {
  /** A whole page. */
  readonly html: (url: string) => Promise<{ status: RenderedPage['status']; html: Sendable }>
  /** Its payload alone. */
  readonly payload: (url: string) => Promise<{ status: RenderedPage['status']; payload: PagePayload }>
  /** The sitemap of what is published now, as XML. */
  readonly sitemap: () => Promise<string>
}

export interface SiteListenerOptions {
  /** Answers whoever watches the server; says whether the request was from there. */
  readonly health?: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Answers for the data service; says whether the request was one of its. */
  readonly api: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Serves a file of the build, or calls back when there is none for this request. */
  readonly files: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  readonly renderer: PageRenderer
  /** What every answer carries. */
  readonly headers: Readonly<Record<string, string>>
  readonly guard: RequestGuard
  readonly onError: (error: unknown, request: IncomingMessage) => void
}

/** The site behind one address: the data service, the files of the build, and pages rendered on demand. */
export function createSiteListener({
  health,
  api,
  files,
  renderer,
  headers,
  guard,
  onError,
}: SiteListenerOptions): RequestListener {
  return (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    if (health?.(request, response) || !guard.admits(request, response)) return
    if (api(request, response)) return
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end()
      return
    }
    files(request, response, () => {
      answerPage({ request, response, renderer, guard }).catch((error: unknown) => {
        onError(error, request)
        if (response.headersSent) response.destroy()
        else
          response
            .writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
            .end('This page could not be made. Try again in a minute.\n')
      })
    })
  }
}

async function answerPage({
  request,
  response,
  renderer,
  guard,
}: {
  request: IncomingMessage
  response: ServerResponse
  renderer: PageRenderer
  guard: RequestGuard
}): Promise<void> {
  const asked = readPageRequest(request.url ?? '/')
  if (asked.kind === 'missing-file') {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('There is no such file.\n')
    return
  }
  if (asked.kind === 'moved') {
    response.writeHead(308, { location: asked.location }).end()
    return
  }
  if (!guard.admitsRender(request, response)) return
  if (asked.kind === 'payload') {
    const { status, payload } = await renderer.payload(asked.url)
    await send({ request, response, status, type: 'application/json', body: sendable(JSON.stringify(payload)) })
    return
  }
  if (asked.kind === 'sitemap') {
    await send({ request, response, status: 200, type: 'application/xml', body: sendable(await renderer.sitemap()) })
    return
  }
  const { status, html } = await renderer.html(asked.url)
  await send({ request, response, status, type: 'text/html', body: html })
}

interface Answer {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly status: number
  readonly type: 'text/html' | 'application/json' | 'application/xml'
  readonly body: Sendable
}

async function send({ request, response, status, type, body }: Answer): Promise<void> {
  response.setHeader('content-type', `${type}; charset=utf-8`)
  response.setHeader('cache-control', ASK_AGAIN)
  response.setHeader('vary', 'accept-encoding')
  response.setHeader('etag', body.etag)
  if (status === 200 && request.headers['if-none-match'] === body.etag) {
    response.writeHead(304).end()
    return
  }
  const encoded = await encodedFor(request, body)
  response.writeHead(status, { ...encoded.headers, 'content-length': encoded.body.length })
  response.end(request.method === 'HEAD' ? undefined : encoded.body)
}
