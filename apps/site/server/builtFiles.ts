import type { IncomingMessage, ServerResponse } from 'node:http'
import { dayOf } from '@dira/directory-core'
import sirv from 'sirv'
import type { Snapshot } from './builtSite.ts'
import { ASK_AGAIN, FOR_GOOD, isHashed } from './cachePolicy.ts'
import type { DirectoryFeed, Published } from './directoryFeed.ts'
import { SITEMAP, UNLISTED } from './pageRequest.ts'

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
      response.setHeader('cache-control', isHashed(pathname) ? FOR_GOOD : ASK_AGAIN)
      // The one type that sirv does not know.
      if (pathname.endsWith('.ico')) response.setHeader('content-type', 'image/x-icon')
    },
  })
  /** Whether a page still says what it would say if it were rendered now: lists, counts and what is featured change with the day. */
  function isCurrent({ version }: Published): boolean {
    return version === snapshot.version && dayOf(Date.now()) === dayOf(Date.parse(snapshot.takenAt))
  }

  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const target = request.url ?? '/'
    if (UNLISTED.test(pathOf(target))) {
      next()
      return
    }
    if (!isPage(target)) {
      serve(request, response, next)
      return
    }
    if (target.includes('?') || (target.endsWith('/') && target !== '/')) {
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
  const pathname = pathOf(target)
  return pathname.endsWith('/page.json') || pathname === SITEMAP || !/\.[a-z0-9]+$/i.test(pathname)
}

function pathOf(target: string): string {
  return target.split('?')[0] ?? ''
}
