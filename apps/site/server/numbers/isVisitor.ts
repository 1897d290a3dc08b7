import type { IncomingHttpHeaders } from 'node:http'
import { UNCOUNTED_COOKIE } from '@dira/data'

/** Programs that read pages for nobody in particular: crawlers, previews of links, monitors, libraries. Browsers have none of these words in their names. */
const PROGRAMS =
  /bot\b|crawl|spider|slurp|scrape|archiv|facebookexternalhit|whatsapp|telegram|embedly|quora link|pinterest|vkshare|bingpreview|google-|mediapartners|feedfetcher|lighthouse|pagespeed|pingdom|uptime|monitor|validator|curl|wget|python|java\/|okhttp|axios|undici|node-fetch|^node$|go-http|libwww|httpx|aiohttp|ruby|perl|php|^$/i

/**
 * Whether a page that is asked for so is seen by a visitor: not by a program that gives its name, not fetched ahead, and not by somebody who is signed in and whose
 * browser says so.
 */
export function isVisitor(headers: IncomingHttpHeaders): boolean {
  if (PROGRAMS.test(headers['user-agent'] ?? '')) return false
  const ahead = [headers['sec-purpose'], headers['purpose'], headers['x-moz']].join()
  if (/prefetch|prerender/.test(ahead)) return false
  return !(headers.cookie ?? '').split(/;\s*/).includes(UNCOUNTED_COOKIE)
}
