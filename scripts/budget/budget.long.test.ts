import { beforeAll, expect, it, vi } from 'vitest'
import { join } from 'node:path'
import { fetchedWith, kilobytes, siteChunks, type Chunk } from './siteChunks.ts'

const SITE = 'apps/site/src/'
const ENTRY = `${SITE}entry-client.tsx`
const ENGINE = `${SITE}data/pageEngine.ts`

/** What the script of a page may weigh when it is opened and nothing is touched, in kB of gzip. */
const LIMITS: readonly [page: string, limit: number, also?: string][] = [
  ['home/HomePage', 105],
  ['categories/CategoriesPage', 105],
  ['locations/LocationsPage', 105],
  ['pricing/PricingPage', 105],
  ['about/AboutRoute', 105],
  ['contact/ContactPage', 105],
  ['privacy/PrivacyPage', 105],
  ['compare/ComparePage', 105],
  ['shortlist/ShortlistPage', 105],
  ['not-found/NotFoundPage', 105],
  // The gallery, the hours, the contact and the directions of a business come with its page.
  ['listing/ListingPage', 115],
  // With the engine, which the first touch of a list fetches.
  ['listings/ListingsPage', 140, ENGINE],
]

const LAZY_LIMIT = 60

let chunks: readonly Chunk[]
const fetchedBy = (page: string) => fetchedWith(chunks, [ENTRY, `${SITE}routes/${page}.tsx`])

beforeAll(async () => {
  // What is built in a test would otherwise be built for one.
  vi.stubEnv('NODE_ENV', 'production')
  chunks = await siteChunks(join(import.meta.dirname, '../..'))
  vi.unstubAllEnvs()
}, 180_000)

it.each(LIMITS)('%s costs a visitor at most %i kB', (page, limit, also) => {
  const fetched = new Set([...fetchedBy(page), ...(also === undefined ? [] : fetchedWith(chunks, [also]))])
  const largest = [...fetched]
    .toSorted((a, b) => b.gzipped - a.gzipped)
    .map(({ name, gzipped }) => `${gzipped} ${name}`)
  expect(kilobytes([...fetched]), largest.join('\n')).toBeLessThanOrEqual(limit)
})

it('has no part that is fetched later and weighs more than it may', () => {
  const first = new Set(fetchedWith(chunks, [ENTRY]))
  const heavy = chunks.filter((chunk) => !first.has(chunk) && kilobytes([chunk]) > LAZY_LIMIT)
  expect(heavy.map(({ name, gzipped }) => `${gzipped} ${name}`)).toEqual([])
})

it.each(LIMITS)(
  '%s begins without Supabase, the code that draws covers, and what checks the data of others',
  (page) => {
    const modules = fetchedBy(page).flatMap((chunk) => chunk.modules)
    expect(modules.filter((path) => /@supabase\/|packages\/ui\/src\/art\/cloth\/drawCover|\/zod\//.test(path))).toEqual(
      [],
    )
  },
)

it('searches without the words of five languages, which come when a search finds little', () => {
  const words = /packages\/directory-core\/src\/names\/words\//
  const modulesOf = (...sources: string[]) => fetchedWith(chunks, sources).flatMap(({ modules }) => modules)
  expect(
    modulesOf(ENTRY, `${SITE}routes/listings/ListingsPage.tsx`, ENGINE).filter((path) => words.test(path)),
  ).toEqual([])
  expect(modulesOf(`${SITE}data/understoodList.ts`).filter((path) => words.test(path))).not.toEqual([])
})

// What imports it would wait for it, and it waits for the page.
it('keeps the entry apart from all that a page imports', () => {
  const [entry] = fetchedWith(chunks, [ENTRY])
  expect(entry?.modules.filter((path) => path.startsWith(SITE))).toEqual([ENTRY])
})
