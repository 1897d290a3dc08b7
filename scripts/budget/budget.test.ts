// @module-tag ci
import { beforeAll, expect, it, vi } from 'vitest'
import { join } from 'node:path'
import { buildChunks, kilobytes, withImports, type Chunk } from './chunks.ts'

const SITE = 'apps/site/src/'
const ENTRY = `${SITE}entry-client.tsx`
const ENGINE = `${SITE}shared/data/listEngine.ts`

/** What the script of a page may weigh when it is opened and nothing is touched, in kB of gzip: 97 of it are React and the router. */
const LIMITS: readonly [page: string, limit: number, also?: string][] = [
  ['home/HomePage', 135],
  ['categories/CategoriesPage', 126],
  ['locations/LocationsPage', 130],
  ['pricing/PricingPage', 127],
  ['about/AboutRoute', 126],
  ['contact/ContactPage', 131],
  ['privacy/PrivacyPage', 122],
  ['compare/ComparePage', 132],
  ['shortlist/ShortlistPage', 129],
  ['request/RequestPage', 138],
  ['claim/ClaimPage', 137],
  // The gallery, the contact and the directions of a business come with its page.
  ['listing/ListingPage', 140],
  ['listings/ListingsPage', 163],
  // With the engine, which the first touch of a list fetches.
  ['listings/ListingsPage', 188, ENGINE],
  // Its first step: the others come with what checks them.
  ['get-listed/GetListedPage', 139],
]

const LAZY_LIMIT = 60
/** What a limit cannot hold: MapLibre, which no page asks for unless the deployment names its tiles, and the visitor goes close to a map. */
const STREETS = 'packages/app/src/map/drawStreets.ts'

/** What a page of the console may weigh when it is opened, with the code of signing in and what reads its data; the sign-in without these. */
const CONSOLE_LIMIT = 275
const SIGN_IN_LIMIT = 170
const CONSOLE = 'apps/console/src/'
const CONSOLE_ENTRY = `${CONSOLE}entry-browser.tsx`
const ADMIN_PAGES = [
  'dashboard/Dashboard',
  'listings/ListingsPage',
  'inbox/InboxPage',
  'history/HistoryPage',
  'administrators/AdministratorsPage',
]
const SITE_AUTH = 'packages/app/src/account/siteAuth.ts'
const OWNER_PAGES = [
  'owner-home/HomePage',
  'owner-enquiries/EnquiriesPage',
  'owner-package/RenewPage',
  'owner-account/AccountPage',
]

const root = join(import.meta.dirname, '../..')
const chunksOf = (app: string) =>
  buildChunks({ configFile: join(root, app, 'vite.config.ts') }, (id) => id.replace(`${root}/`, ''))
/** The chunks that hold some sources, and all that is fetched with them. */
const fetchedWith = (all: readonly Chunk[], sources: readonly string[]) =>
  withImports(
    all,
    sources.map((source) => {
      const chunk = all.find(({ modules }) => modules.includes(source))
      if (!chunk) throw new Error(`No chunk of the site holds ${source}.`)
      return chunk
    }),
  )

let chunks: readonly Chunk[]
let consoleChunks: readonly Chunk[]
const fetchedBy = (page: string) => fetchedWith(chunks, [ENTRY, `${SITE}features/${page}.tsx`])

beforeAll(async () => {
  // A build inside a test would otherwise be a build for tests.
  vi.stubEnv('NODE_ENV', 'production')
  chunks = await chunksOf('apps/site')
  consoleChunks = await chunksOf('apps/console')
  vi.unstubAllEnvs()
})

it.each(LIMITS)('%s costs a visitor at most %i kB', (page, limit, also) => {
  const fetched = new Set([...fetchedBy(page), ...(also === undefined ? [] : fetchedWith(chunks, [also]))])
  const largest = [...fetched]
    .toSorted((a, b) => b.gzipped - a.gzipped)
    .map(({ name, gzipped }) => `${gzipped} ${name}`)
  expect(kilobytes([...fetched]), largest.join('\n')).toBeLessThanOrEqual(limit)
})

// Each of its files would cut visitors' files into more and smaller ones.
it('builds the script of visitors without the console', () => {
  const modules = chunks.flatMap((chunk) => chunk.modules)
  const others = /^apps\/console\//
  expect(modules.filter((path) => others.test(path))).toEqual([])
})

it('builds the console with the styles that its own style files take from ui', () => {
  const modules = new Set(consoleChunks.flatMap((chunk) => chunk.modules))
  const looks = ['components/Checkbox/Checkbox', 'components/OptionList/OptionList', 'theme/typography']
  const paths = looks.map((look) => `packages/ui/src/${look}.css.ts.vanilla.css`)
  expect(paths.filter((path) => !modules.has(path))).toEqual([])
})

it.each([
  ...ADMIN_PAGES.map((page) => ['AdminArea', page] as const),
  ...OWNER_PAGES.map((page) => ['OwnerArea', page] as const),
])('in the %s %s costs at most what a page of the console may', (area, page) => {
  const sources = [CONSOLE_ENTRY, `${CONSOLE}shell/${area}.tsx`, `${CONSOLE}features/${page}.tsx`, SITE_AUTH]
  expect(kilobytes(fetchedWith(consoleChunks, sources))).toBeLessThanOrEqual(CONSOLE_LIMIT)
})

it.each(['LoginPage', 'SignInPage'])('%s costs at most what a sign-in may', (page) => {
  expect(
    kilobytes(fetchedWith(consoleChunks, [CONSOLE_ENTRY, `${CONSOLE}features/sign-in/${page}.tsx`])),
  ).toBeLessThanOrEqual(SIGN_IN_LIMIT)
})

it('has no part that is fetched later and weighs more than it may', () => {
  const first = new Set([...fetchedWith(chunks, [ENTRY]), ...fetchedWith(chunks, [STREETS])])
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
    modulesOf(ENTRY, `${SITE}features/listings/ListingsPage.tsx`, ENGINE).filter((path) => words.test(path)),
  ).toEqual([])
  expect(modulesOf(`${SITE}shared/data/understoodList.ts`).filter((path) => words.test(path))).not.toEqual([])
})

// What imports it would wait for it, and it waits for the page.
it('keeps the entry apart from all that a page imports', () => {
  const [entry] = fetchedWith(chunks, [ENTRY])
  expect(entry?.modules.filter((path) => path.startsWith(SITE))).toEqual([ENTRY])
})
