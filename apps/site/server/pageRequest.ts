import { isHashed } from './cachePolicy.ts'

export type PageRequest =
  | { readonly kind: 'page' | 'payload'; /** Path and query of the page. */ readonly url: string }
  | { readonly kind: 'moved'; readonly location: string }
  | { readonly kind: 'sitemap' }
  | { readonly kind: 'missing-file' }

const PAYLOAD = '/page.json'
export const SITEMAP = '/sitemap.xml'

/** Names of files under which no page is to be opened: a page has one address, and one that is missing never answers 200. */
export const UNLISTED = /\.html$|^\/(?:404|index|_headers)$/

/** What a request target that no file answers asks for. It never throws, whatever the target holds. */
export function readPageRequest(target: string): PageRequest {
  const queryAt = target.indexOf('?')
  const pathname = queryAt === -1 ? target : target.slice(0, queryAt)
  const query = queryAt === -1 || queryAt === target.length - 1 ? '' : target.slice(queryAt)
  if (pathname === SITEMAP) return { kind: 'sitemap' }
  if (isHashed(pathname)) return { kind: 'missing-file' }
  if (pathname.endsWith(PAYLOAD)) {
    return { kind: 'payload', url: (pathname.slice(0, -PAYLOAD.length) || '/') + query }
  }
  const trimmed = `/${pathname.replace(/^[/\\]+|\/+$/g, '')}`
  if (trimmed !== pathname) return { kind: 'moved', location: trimmed + query }
  return { kind: 'page', url: pathname + query }
}
