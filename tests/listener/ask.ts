import { request, type IncomingHttpHeaders } from 'node:http'
import { publishableKeyIn } from '../journeys/startSite.ts'

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

interface Options {
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: string
}

/** Asks a server for a path exactly as it is written, which a browser or `fetch` would tidy up, and follows no redirect. */
export function ask(origin: string, path: string, { method = 'GET', headers = {}, body = '' }: Options = {}) {
  const { hostname, port } = new URL(origin)
  return new Promise<Answer>((resolve, reject) => {
    request({ hostname, port, path, method, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (text += chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }))
    })
      .on('error', reject)
      .end(body)
  })
}

/** The header with which every visitor's browser asks the data service. */
export async function visitorHeaders(origin: string): Promise<{ apikey: string }> {
  return { apikey: publishableKeyIn((await ask(origin, '/')).body) }
}
