import type { IncomingMessage, ServerResponse } from 'node:http'
import { dayOf, type Listing } from '@dira/directory-core'
import sirv from 'sirv'
import type { DirectoryFeed, Published } from './directoryFeed.ts'
import type { Snapshot } from './builtSite.ts'

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
  const built = new Map(snapshot.listings.map((listing) => [listing.slug, listing]))

  /** Whether a page still says what it would say if it were rendered now. */
  function isCurrent(target: string, { version, directory }: Published): boolean {
    const slug = listingSlug(target)
    if (slug !== undefined) return version === snapshot.version || isSame(directory.find(slug), built.get(slug))
    // The lists show many listings, and what is featured changes with the day.
    return version === snapshot.version && dayOf(Date.now()) === dayOf(Date.parse(snapshot.config.indexTakenAt))
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
      if (isCurrent(target, published)) serve(request, response, next)
      else next()
    }, next)
  }
}

function isPage(target: string): boolean {
  const [pathname = ''] = target.split('?')
  return pathname.endsWith('/page.json') || !/\.[a-z0-9]+$/i.test(pathname)
}

function listingSlug(target: string): string | undefined {
  const slug = /^\/listings\/([^/]+)(\/page\.json)?$/.exec(target)?.[1]
  try {
    return slug === undefined ? undefined : decodeURIComponent(slug)
  } catch {
    return undefined
  }
}

function isSame(a: Listing | undefined, b: Listing | undefined): boolean {
  return a !== undefined && JSON.stringify(a) === JSON.stringify(b)
}
