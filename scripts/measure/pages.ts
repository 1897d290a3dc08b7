import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { median, tableRow } from '../../bench/figures.ts'
import { BROWSER_ARGS } from '../test/browserArgs.ts'

/** A route of each public kind, by the name it has in the table. */
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
  compare: '/compare?listing=nara-dunes-lodge&listing=old-pier-rooms',
  shortlist: '/shortlist?listing=nara-dunes-lodge&listing=old-pier-rooms',
  pricing: '/pricing',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
  'not found': '/no-such-page',
} as const

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const METRICS = [
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'total-byte-weight',
] as const

interface Measured {
  readonly scores: Readonly<Record<(typeof CATEGORIES)[number], number>>
  readonly metrics: Readonly<Record<(typeof METRICS)[number], number>>
  /** What kept a score below 100. */
  readonly found: readonly string[]
}

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
  const found = new Set<string>()
  for (const [name, path] of Object.entries(ROUTES)) {
    if (only && !only.includes(name)) continue
    const ours: Measured[] = []
    const without: Measured[] = []
    // In turn, so that a busy moment of the machine meets both.
    for (let run = 0; run < runs; run += 1) {
      ours.push(await measure(`${site}${path}`, browser))
      without.push(await measure(`${bare}${path}`, browser))
    }
    console.log(rowOf(name, ours, without))
    for (const one of ours) for (const reason of one.found) found.add(`${name}: ${reason}`)
  }
  for (const reason of found) console.log(`- ${reason}`)
}

function rowOf(name: string, ours: readonly Measured[], without: readonly Measured[]): string {
  const score = (category: (typeof CATEGORIES)[number]) =>
    Math.round(median(ours.map(({ scores }) => scores[category])) * 100)
  const metric = (from: readonly Measured[], of: (typeof METRICS)[number]) =>
    median(from.map(({ metrics }) => metrics[of]))
  const paint = metric(ours, 'largest-contentful-paint')
  const barePaint = metric(without, 'largest-contentful-paint')
  return tableRow([
    name,
    ...CATEGORIES.map((category) => String(score(category))),
    `${(paint / 1000).toFixed(2)} s`,
    `${(barePaint / 1000).toFixed(2)} s`,
    (paint / barePaint).toFixed(2),
    `${metric(ours, 'total-blocking-time').toFixed(0)} ms`,
    `${metric(without, 'total-blocking-time').toFixed(0)} ms`,
    metric(ours, 'cumulative-layout-shift').toFixed(3),
    `${(metric(ours, 'total-byte-weight') / 1000).toFixed(0)} kB`,
  ])
}

/** A visit, made anew when Lighthouse could not record it. */
async function measure(url: string, browser: string, attempts = 3): Promise<Measured> {
  try {
    return await visit(url, browser)
  } catch (error) {
    if (attempts === 1) throw error
    return measure(url, browser, attempts - 1)
  }
}

/** One visit with a browser of its own, so that nothing is remembered. */
async function visit(url: string, browser: string): Promise<Measured> {
  const chrome = await launch({
    chromePath: browser,
    chromeFlags: ['--headless=new', ...BROWSER_ARGS],
  })
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error', onlyCategories: [...CATEGORIES] })
    if (!result) throw new Error(`Lighthouse measured nothing at ${url}`)
    const { audits, categories, runtimeError } = result.lhr
    // A page that is not found is what one of the routes is for.
    if (runtimeError && runtimeError.code !== 'ERRORED_DOCUMENT_REQUEST')
      throw new Error(`${url}: ${runtimeError.message}`)
    return {
      scores: record(CATEGORIES, (category) => categories[category]?.score ?? 0),
      metrics: record(METRICS, (metric) => audits[metric]?.numericValue ?? NaN),
      found: CATEGORIES.slice(1).flatMap((category) =>
        (categories[category]?.auditRefs ?? [])
          .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
          .map(({ id }) => `${category}, ${audits[id]?.title}`),
      ),
    }
  } finally {
    chrome.kill()
  }
}

function record<Key extends string>(keys: readonly Key[], valueOf: (key: Key) => number): Record<Key, number> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, number> // Every key is there.
}
