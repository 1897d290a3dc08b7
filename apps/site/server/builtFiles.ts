import type { IncomingMessage, ServerResponse } from 'node:http'
import { dayOf } from '@dira/directory-core'
import sirv from 'sirv'
import type { Snapshot } from './builtSite.ts'
import type { DirectoryFeed, Published } from './directoryFeed.ts'
import { SITEMAP } from './pageRequest.ts'

/** Written for static hosts; here it would be a missing page that answers 200. */
const STATIC_NOT_FOUND = '/404'

const HASHED = /^\/(assets|data)\//

/** Serves the files of the build, and its pages as long as the listings on them have not changed since. */
export function createBuiltFiles({
  folder,
  snapshot,
  feed,
}: {
  folder: string
  snapshot: Snapshot
  feed: DirectoryFeed
}) {
  const serve = sirv(folder, {
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders: (response, pathname) => {
      response.setHeader('cache-control', HASHED.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  /** Whether a page still says what it would say if it were rendered now: lists, counts and what is featured change with the day. */
  function isCurrent({ version }: Published): boolean {
    return version === snapshot.version && dayOf(Date.now()) === dayOf(Date.parse(snapshot.takenAt))
  }

  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const target = request.url ?? '/'
    if (!isPage(target)) {
      serve(request, response, next)
      return
    }
    if (target.includes('?') || target === STATIC_NOT_FOUND || (target.endsWith('/') && target !== '/')) {
      next()
      return
    }
    feed.fresh().then((published) => {
      if (isCurrent(published)) serve(request, response, next)
      else next()
    }, next)
  }
}

function isPage(target: string): boolean {
  const [pathname = ''] = target.split('?')
  return pathname.endsWith('/page.json') || pathname === SITEMAP || !/\.[a-z0-9]+$/i.test(pathname)
}
