import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { median, tableRow } from '../../bench/figures.ts'
import { BROWSER_ARGS } from '../test/browser.ts'

/** A route of each public kind, by the name it has in the table. Lighthouse measures no page that answers 404. */
const ROUTES = {
  home: '/',
  listings: '/listings',
  'listings, filtered': '/listings?search=lodge&country=namibia',
  listing: '/listings/nara-dunes-lodge',
  classifieds: '/classifieds',
  categories: '/categories',
  category: '/categories/accommodation',
  locations: '/locations',
  location: '/locations/kenya',
  town: '/locations/kenya/nairobi',
  compare: '/compare?listing=nara-dunes-lodge&listing=old-pier-rooms',
  shortlist: '/shortlist?listing=nara-dunes-lodge&listing=old-pier-rooms',
  pricing: '/pricing',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
} as const

/** What Lighthouse judges beside speed: it does not change from visit to visit. */
const QUALITIES = ['accessibility', 'best-practices', 'seo']

export interface PagesToMeasure {
  /** Addresses of the site, and of the same site without scripts. */
  readonly site: string
  readonly bare: string
  /** The path of Chromium. */
  readonly browser: string
  readonly runs: number
  /** Names of routes; all when undefined. */
  readonly only?: readonly string[] | undefined
}

/** Prints what Lighthouse measures on a phone (slow 4G, a processor four times slower): medians, beside the same page without scripts. */
export async function measurePages({ site, bare, browser, runs, only }: PagesToMeasure): Promise<void> {
  console.log(`\n## Pages on a phone: Lighthouse, slow 4G, CPU ×4, median of ${runs}\n`)
  console.log(
    '| page | perf | a11y | best practices | SEO | LCP | without scripts | × | TBT | without | CLS | transfer |',
  )
  console.log('|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|')
  const found: string[] = []
  for (const [name, path] of Object.entries(ROUTES)) {
    if (only && !only.includes(name)) continue
    const ours: Result[] = []
    const without: Result[] = []
    // In turn, so that a busy moment of the machine meets both.
    for (let run = 0; run < runs; run += 1) {
      ours.push(await visit(`${site}${path}`, browser, ['performance']))
      without.push(await visit(`${bare}${path}`, browser, ['performance']))
    }
    const { audits, categories } = await visit(`${site}${path}`, browser, QUALITIES)
    const metric = (from: readonly Result[], of: string) =>
      median(from.map((result) => result.audits[of]?.numericValue ?? NaN))
    const percent = (score: number) => String(Math.round(score * 100))
    const [paint, barePaint] = [ours, without].map((from) => metric(from, 'largest-contentful-paint')) as [
      number,
      number,
    ]
    console.log(
      tableRow([
        name,
        percent(median(ours.map((result) => result.categories['performance']?.score ?? 0))),
        ...QUALITIES.map((quality) => percent(categories[quality]?.score ?? 0)),
        `${(paint / 1000).toFixed(2)} s`,
        `${(barePaint / 1000).toFixed(2)} s`,
        (paint / barePaint).toFixed(2),
        ...[ours, without].map((from) => `${metric(from, 'total-blocking-time').toFixed(0)} ms`),
        metric(ours, 'cumulative-layout-shift').toFixed(3),
        `${(metric(ours, 'total-byte-weight') / 1000).toFixed(0)} kB`,
      ]),
    )
    // What kept a score below 100.
    const faults = QUALITIES.flatMap((quality) => categories[quality]?.auditRefs ?? []).filter(
      ({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1,
    )
    found.push(...faults.map(({ id }) => `- ${name}: ${audits[id]?.title}`))
  }
  for (const line of found) console.log(line)
}

/** A visit with a browser of its own, so that nothing is remembered; made anew when Lighthouse could not record it. */
async function visit(url: string, browser: string, onlyCategories: string[], attempts = 3): Promise<Result> {
  const chrome = await launch({ chromePath: browser, chromeFlags: ['--headless=new', ...BROWSER_ARGS] })
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error', onlyCategories })
    if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`)
    return result.lhr
  } catch (error) {
    if (attempts === 1) throw error
  } finally {
    chrome.kill()
  }
  return visit(url, browser, onlyCategories, attempts - 1)
}
