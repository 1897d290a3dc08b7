// @module-tag ci
import { beforeAll, expect, it, vi } from 'vitest'
import { join } from 'node:path'
import type { Script } from '../../apps/site/src/app/paths.ts'
import { buildChunks, kilobytes, withImports, type Chunk } from './chunks.ts'

const SITE = 'apps/site/src/'
const ENTRY = `${SITE}entry-client.tsx`
const ENGINE = `${SITE}data/listEngine.ts`

/** What the script of a page may weigh when it is opened and nothing is touched, in kB of gzip: 97 of it are React and the router. */
const LIMITS: readonly [page: string, limit: number, also?: string][] = [
  ['home/HomePage', 142],
  ['categories/CategoriesPage', 135],
  ['locations/LocationsPage', 128],
  ['pricing/PricingPage', 136],
  ['about/AboutRoute', 137],
  ['contact/ContactPage', 139],
  ['privacy/PrivacyPage', 127],
  ['compare/ComparePage', 139],
  ['shortlist/ShortlistPage', 139],
  ['not-found/NotFoundPage', 126],
  ['request/RequestPage', 156],
  ['claim/ClaimPage', 144],
  // The gallery, the hours, the contact and the directions of a business come with its page.
  ['listing/ListingPage', 159],
  // With the engine, which the first touch of a list fetches.
  ['listings/ListingsPage', 180, ENGINE],
  // With the kinds of places to choose from, the card that the form makes, and the editor of hours.
  ['get-listed/GetListedPage', 198],
]

const LAZY_LIMIT = 60
/** What a limit cannot hold: MapLibre, which no page asks for unless the deployment names its tiles, and the visitor goes close to a map. */
const STREETS = 'apps/site/src/streets/drawStreets.ts'

/** What a page of the administration may weigh when it is opened, with the code of signing in and what reads its data. */
const ADMIN_LIMIT = 260
const ADMIN_PAGES = [
  'dashboard/Dashboard',
  'listings/ListingsPage',
  'inbox/InboxPage',
  'history/HistoryPage',
  'administrators/AdministratorsPage',
  'invitation/InvitationPage',
]

/** The same for a page of owners. */
const OWNER_LIMIT = 260
const OWNER_PAGES = [
  'home/HomePage',
  'enquiries/EnquiriesPage',
  'renew/RenewPage',
  'account/AccountPage',
  'sign-in/SignInPage',
]

const root = join(import.meta.dirname, '../..')
const siteChunks = (mode: Script) =>
  buildChunks({ configFile: join(root, 'apps/site/vite.config.ts'), mode }, (id) => id.replace(`${root}/`, ''))
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
let ownersChunks: readonly Chunk[]
let adminChunks: readonly Chunk[]
const fetchedBy = (page: string) => fetchedWith(chunks, [ENTRY, `${SITE}routes/${page}.tsx`])

beforeAll(async () => {
  // What is built in a test would otherwise be built for one.
  vi.stubEnv('NODE_ENV', 'production')
  chunks = await siteChunks('visitors')
  ownersChunks = await siteChunks('owners')
  adminChunks = await siteChunks('admin')
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
it('builds the script of visitors without the administration and the pages of owners', () => {
  const modules = chunks.flatMap((chunk) => chunk.modules)
  // Who has claimed a page is told where owners go.
  const others = /^apps\/site\/src\/(?:(?:routes\/)?admin|owner)\/(?!ownerPaths)/
  expect(modules.filter((path) => others.test(path))).toEqual([])
})

it.each(ADMIN_PAGES)('%s costs an administrator at most what a page of the administration may', (page) => {
  const sources = [
    ENTRY,
    ...['admin/AdminArea.tsx', `admin/${page}.tsx`, 'account/siteAuth.ts'].map((path) => SITE + path),
  ]
  expect(kilobytes(fetchedWith(adminChunks, sources))).toBeLessThanOrEqual(ADMIN_LIMIT)
})

it.each(OWNER_PAGES)('%s costs an owner at most what a page of owners may', (page) => {
  const sources = [
    ENTRY,
    ...['owner/OwnerArea.tsx', `owner/${page}.tsx`, 'account/siteAuth.ts'].map((path) => SITE + path),
  ]
  expect(kilobytes(fetchedWith(ownersChunks, sources))).toBeLessThanOrEqual(OWNER_LIMIT)
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
    modulesOf(ENTRY, `${SITE}routes/listings/ListingsPage.tsx`, ENGINE).filter((path) => words.test(path)),
  ).toEqual([])
  expect(modulesOf(`${SITE}data/understoodList.ts`).filter((path) => words.test(path))).not.toEqual([])
})

// What imports it would wait for it, and it waits for the page.
it('keeps the entry apart from all that a page imports', () => {
  const [entry] = fetchedWith(chunks, [ENTRY])
  expect(entry?.modules.filter((path) => path.startsWith(SITE))).toEqual([ENTRY])
})
