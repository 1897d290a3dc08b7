import { publicPaths } from './pageRoutes.ts'
import type { PageSource } from '../shared/data/pageSource.ts'
import { escapeMarkup } from '../shared/seo/escapeMarkup.ts'

/** The most addresses that a sitemap may have, by the protocol (sitemaps.org). */
const MOST_ADDRESSES = 50_000

/** A sitemap as XML: every public page, or where these are too many the list of its parts, which have numbers from 1. Undefined for a part that there is not. */
export async function sitemap(
  source: PageSource,
  {
    siteUrl,
    part,
    most = MOST_ADDRESSES,
  }: { readonly siteUrl: string; readonly part?: number; readonly most?: number },
): Promise<string | undefined> {
  const paths = await publicPaths(source)
  const parts = Math.ceil(paths.length / most)
  if (part !== undefined)
    return part <= parts ? setOf('url', paths.slice((part - 1) * most, part * most), siteUrl) : undefined
  if (parts === 1) return setOf('url', paths, siteUrl)
  const addresses = Array.from({ length: parts }, (_, at) => `/sitemap-${at + 1}.xml`)
  return setOf('sitemap', addresses, siteUrl)
}

function setOf(kind: 'url' | 'sitemap', paths: readonly string[], siteUrl: string): string {
  const [root, namespace] = [kind === 'url' ? 'urlset' : 'sitemapindex', 'http://www.sitemaps.org/schemas/sitemap/0.9']
  const entries = paths.map((path) => `<${kind}><loc>${escapeMarkup(siteUrl + path)}</loc></${kind}>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}">\n${entries.join('\n')}\n</${root}>\n`
}

/** What crawlers are asked to leave alone, and where the sitemap is. */
export function robots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /admin\nDisallow: /rest/\nDisallow: /auth/\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}
