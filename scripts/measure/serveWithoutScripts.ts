import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync } from 'node:zlib'

/** What a page loads and runs: scripts, their data, and what fetches code ahead. Data for search engines stays. */
const SCRIPTS = /<script(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>|<link[^>]*rel="modulepreload"[^>]*>/g

/** The same site, whose pages are answered with their scripts taken out: the fastest that these pages can be. */
export async function serveWithoutScripts(site: string): Promise<{ readonly url: string; readonly stop: () => void }> {
  const server = createServer((request, response) => {
    // What can be compressed comes as it is, so that pages can be read; they are compressed again as the site does.
    const isPage = request.headers.accept?.includes('text/html') ?? false
    const headers = { ...request.headers, ...(isPage && { 'accept-encoding': 'identity' }) }
    ask(new URL(request.url ?? '/', site), { headers }, (answer) => void pass(answer, response)).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // It listens on a port.
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() }
}

async function pass(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!answer.headers['content-type']?.startsWith('text/html')) {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
    return
  }
  const page = (await buffer(answer)).toString().replaceAll(SCRIPTS, '')
  const body = brotliCompressSync(page)
  response.writeHead(answer.statusCode ?? 502, {
    ...answer.headers,
    'content-encoding': 'br',
    'content-length': body.length,
  })
  response.end(body)
}
