import type { IncomingMessage, ServerResponse } from 'node:http'
import type { DirectoryFeed } from './directoryFeed.ts'

/** Where whoever watches the server asks whether it serves pages. */
const HEALTH_PATH = '/healthz'

/**
 * Answers whether pages are served, and from how many listings; says whether it was asked. That the data service is away makes no server
 * unwell: pages go on from what is known, and a server that is started anew for it would know less.
 */
export function createHealth(feed: Pick<DirectoryFeed, 'current'>) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.url !== HEALTH_PATH) return false
    const body = JSON.stringify({ status: 'ok', listings: feed.current().directory.listings.length })
    response
      .writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
      .end(request.method === 'HEAD' ? undefined : body)
    return true
  }
}
