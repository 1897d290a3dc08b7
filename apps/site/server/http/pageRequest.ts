import { CHANGES_PATH, TOWNS_PATH } from '@dira/data/site'

/** What an address asks for. */
export interface PageRequest {
  readonly kind: 'page' | 'payload' | 'suggestions' | 'openCount' | 'changes' | 'towns' | 'sitemap'
  /** Path and query of the page. */
  readonly url: string
  /** Names the answer in memory: path and query as they were sent. */
  readonly key: string
}

/** What there is beside each page, by the end of its path. */
const BESIDE = { '/page.json': 'payload', '/suggestions.json': 'suggestions', '/open.json': 'openCount' } as const
const SITEMAP = /^\/sitemap(?:-[1-9]\d{0,3})?\.xml$/

/** What a path and query ask for. It never throws, whatever they hold. */
export function readPageRequest(target: string): PageRequest {
  const [pathname, query] = split(target)
  const key = pathname + query
  if (SITEMAP.test(pathname)) return { kind: 'sitemap', url: pathname, key: pathname }
  if (pathname === CHANGES_PATH) return { kind: 'changes', url: key, key }
  if (pathname === TOWNS_PATH) return { kind: 'towns', url: key, key }
  for (const [end, kind] of Object.entries(BESIDE)) {
    if (pathname.endsWith(end)) return { kind, url: (pathname.slice(0, -end.length) || '/') + query, key }
  }
  return { kind: 'page', url: key, key }
}

/** Where an address that is not the one of its page moves to: no slash at the end, and one at the start, so that it leads to no other host. */
export function movedTo(target: string): string | undefined {
  const [pathname, query] = split(target)
  const trimmed = `/${pathname.replace(/^[/\\]+|\/+$/g, '')}`
  return trimmed === pathname ? undefined : trimmed + query
}

/** Path and query; a question mark with nothing after it is no query. */
function split(target: string): readonly [pathname: string, query: string] {
  const at = target.indexOf('?')
  if (at === -1) return [target, '']
  return [target.slice(0, at), at === target.length - 1 ? '' : target.slice(at)]
}
