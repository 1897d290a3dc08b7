import { publicPaths } from '../app/pages.ts'
import type { PageSource } from '../app/pageSource.ts'
import { escapeMarkup } from './escapeMarkup.ts'

/** The sitemap: every public page, as XML. */
export function sitemap(source: PageSource, siteUrl: string): string {
  const urls = publicPaths(source).map((path) => `<url><loc>${escapeMarkup(siteUrl + path)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

/** What crawlers are asked to leave alone, and where the sitemap is. */
export function robots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /admin\nDisallow: /rest/\nDisallow: /auth/\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}
