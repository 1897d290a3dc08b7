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
  compare: '/compare?listing=nara-dunes-lodge&listing=old-pier-rooms',
  shortlist: '/shortlist?listing=nara-dunes-lodge&listing=old-pier-rooms',
  pricing: '/pricing',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
} as const

/** What Lighthouse judges beside speed: it does not change from visit to visit. */
const QUALITIES = ['accessibility', 'best-practices', 'seo'] as const
const METRICS = [
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'total-byte-weight',
] as const

interface Speed {
  readonly performance: number
  readonly metrics: Readonly<Record<(typeof METRICS)[number], number>>
}

interface Qualities {
  readonly scores: Readonly<Record<(typeof QUALITIES)[number], number>>
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
    const ours: Speed[] = []
    const without: Speed[] = []
    // In turn, so that a busy moment of the machine meets both.
    for (let run = 0; run < runs; run += 1) {
      ours.push(speedIn(await visit({ url: `${site}${path}`, browser, categories: ['performance'] })))
      without.push(speedIn(await visit({ url: `${bare}${path}`, browser, categories: ['performance'] })))
    }
    const qualities = qualitiesIn(await visit({ url: `${site}${path}`, browser, categories: QUALITIES }))
    console.log(rowOf(name, { ours, without, qualities }))
    for (const reason of qualities.found) found.add(`${name}: ${reason}`)
  }
  for (const reason of found) console.log(`- ${reason}`)
}

function rowOf(
  name: string,
  { ours, without, qualities }: { ours: readonly Speed[]; without: readonly Speed[]; qualities: Qualities },
): string {
  const metric = (from: readonly Speed[], of: (typeof METRICS)[number]) =>
    median(from.map(({ metrics }) => metrics[of]))
  const paint = metric(ours, 'largest-contentful-paint')
  const barePaint = metric(without, 'largest-contentful-paint')
  return tableRow([
    name,
    percent(median(ours.map(({ performance }) => performance))),
    ...QUALITIES.map((quality) => percent(qualities.scores[quality])),
    `${(paint / 1000).toFixed(2)} s`,
    `${(barePaint / 1000).toFixed(2)} s`,
    (paint / barePaint).toFixed(2),
    `${metric(ours, 'total-blocking-time').toFixed(0)} ms`,
    `${metric(without, 'total-blocking-time').toFixed(0)} ms`,
    metric(ours, 'cumulative-layout-shift').toFixed(3),
    `${(metric(ours, 'total-byte-weight') / 1000).toFixed(0)} kB`,
  ])
}

function speedIn({ audits, categories }: Result): Speed {
  return {
    performance: categories['performance']?.score ?? 0,
    metrics: record(METRICS, (metric) => audits[metric]?.numericValue ?? NaN),
  }
}

function qualitiesIn({ audits, categories }: Result): Qualities {
  return {
    scores: record(QUALITIES, (quality) => categories[quality]?.score ?? 0),
    found: QUALITIES.flatMap((quality) =>
      (categories[quality]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${quality}, ${audits[id]?.title}`),
    ),
  }
}

interface Visit {
  readonly url: string
  readonly browser: string
  readonly categories: readonly string[]
}

/** A visit, made anew when Lighthouse could not record it. */
async function visit(asked: Visit, attempts = 3): Promise<Result> {
  try {
    return await visitOnce(asked)
  } catch (error) {
    if (attempts === 1) throw error
    return visit(asked, attempts - 1)
  }
}

/** One visit with a browser of its own, so that nothing is remembered. */
async function visitOnce({ url, browser, categories }: Visit): Promise<Result> {
  const chrome = await launch({ chromePath: browser, chromeFlags: ['--headless=new', ...BROWSER_ARGS] })
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error', onlyCategories: [...categories] })
    if (!result) throw new Error(`Lighthouse measured nothing at ${url}`)
    const { runtimeError } = result.lhr
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
    return result.lhr
  } finally {
    chrome.kill()
  }
}

const percent = (score: number) => String(Math.round(score * 100))

function record<Key extends string>(keys: readonly Key[], valueOf: (key: Key) => number): Record<Key, number> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, number> // Every key is there.
}
