/*
 * The search in Postgres by size: `DATABASE_URL=postgres://… node --conditions=@dira/source scripts/measurePostgres.ts --sizes=10000,100000,1000000`. Makes a database
 * on that server, times the function itself, without the network, and compares every answer with the directory in memory.
 */
import { parseArgs } from 'node:util'
import { makeListings } from '../bench/corpus.ts'
import { connectTo, fillSearch, searchOf } from '../tests/stores/databases.ts'
import {
  createDirectory,
  EMPTY_SEARCH,
  GEO_SEARCH,
  listingFacts,
  type Listing,
  type Scope,
  type SearchContext,
  type SearchState,
} from '../packages/directory-core/src/index.ts'
import { mulberry32 } from '../packages/directory-core/src/sample/index.ts'

const server = process.env['DATABASE_URL']
if (!server) throw new Error('DATABASE_URL names no server')

const NOW = Date.parse('2026-11-23T09:00:00Z')
const SHAPES: Readonly<Record<string, readonly [Partial<SearchState>, SearchContext?, Scope?]>> = {
  'no text': [{}],
  'no text, z to a, page 40': [{ sort: 'za', page: 40 }],
  a: [{ search: 'a' }],
  an: [{ search: 'an' }],
  hotel: [{ search: 'hotel' }],
  kenya: [{ search: 'kenya' }],
  'two words: golden lodge': [{ search: 'golden lodge' }],
  'words in any order: lodge golden': [{ search: 'lodge golden' }],
  'nothing: qqxx': [{ search: 'qqxx' }],
  'hotel, filtered': [
    { search: 'hotel', categories: ['accommodation'], countries: ['kenya', 'south-africa'], tiers: ['premium'] },
  ],
  'an, A to Z, filtered': [{ search: 'an', sort: 'az', countries: ['kenya'] }],
  'open now': [{ open: 'now' }],
  nearest: [{ sort: 'nearest', near: { lat: -1.29, lng: 36.82 } }],
  'within 10 km': [{ sort: 'nearest', near: { lat: -1.29, lng: 36.82, within: 10 } }],
  'hotel within 100 km': [{ search: 'hotel', sort: 'nearest', near: { lat: -1.29, lng: 36.82, within: 100 } }],
  'two rare letters: xq': [{ search: 'xq' }],
  'A to Z, the last page': [{ sort: 'az', page: 1e9 }],
  'A to Z, a page in the middle': [{ sort: 'az', page: 20_000 }],
  'the last page': [{ page: 1e9 }],
  'a page in the middle, of a country': [{ countries: ['kenya'], sort: 'az', page: 700 }],
  'a page in the middle, of a category': [{ categories: ['accommodation'], page: 3000 }],
  'hotel, a late page': [{ search: 'hotel', page: 1000 }],
  'open now, near': [{ open: 'now', sort: 'nearest', near: { lat: -1.29, lng: 36.82 } }],
  'open now, within 10 km': [{ open: 'now', sort: 'nearest', near: { lat: -1.29, lng: 36.82, within: 10 } }],
  'open now, A to Z': [{ open: 'now', sort: 'az' }],
  'hotel, open now': [{ search: 'hotel', open: 'now' }],
  'has WhatsApp': [{ has: ['whatsapp'] }],
  'has a website and photographs': [{ has: ['website', 'photographs'] }],
  'has WhatsApp, within 10 km': [{ has: ['whatsapp'], near: { lat: -1.29, lng: 36.82, within: 10 } }],
  'page of a category': [{}, {}, { category: 'accommodation' }],
  'page of a subcategory': [{}, {}, { category: 'accommodation', subcategory: 'hotels-resorts' }],
  'page of a city': [{}, {}, { country: 'kenya', city: 'nairobi' }],
  'hotel on the page of a country': [{ search: 'hotel' }, {}, { country: 'kenya' }],
  'cells of the whole world': [{}, { zoom: 4 }],
  'box of a town, cells': [{ box: { south: -1.4, west: 36.7, north: -1.2, east: 36.9 } }, { zoom: 12 }],
  'box of a town': [{ box: { south: -1.4, west: 36.7, north: -1.2, east: 36.9 } }],
  'box of half a continent, cells': [{ box: { south: -35, west: 5, north: 5, east: 52 } }, { zoom: 4 }],
  'cells of a country': [{ countries: ['kenya'] }, { zoom: 6 }],
  'cells of the whole world, hotel': [{ search: 'hotel' }, { zoom: 4 }],
  'cells of the whole world, open now': [{ open: 'now' }, { zoom: 4 }],
  'box of a country, cells': [{ box: { south: -5, west: 34, north: 5, east: 42 } }, { zoom: 6 }],
}

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000' },
    runs: { type: 'string', default: '20' },
    /** The database stays, and the next run with this measures it again. */
    keep: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
})

for (const size of values.sizes.split(',').map(Number)) await measure(size)

async function measure(size: number): Promise<void> {
  const name = `dira_measure_${size}`
  const root = connectTo(server!)
  const known = values.keep && (await root.ask('select true from pg_database where datname = $1', name))
  if (!known) {
    await root.run(`drop database if exists ${name}`)
    await root.run(`create database ${name}`)
  }
  const url = new URL(server!)
  url.pathname = `/${name}`
  const database = connectTo(url.href)
  const listings = placed(makeListings(size))
  const facts = listingFacts()
  const directory = createDirectory(listings, { facts, geo: GEO_SEARCH })
  const started = performance.now()
  if (!known) await fillSearch(database, listings, facts)
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  const told = await database.ask(
    `select pg_size_pretty(pg_total_relation_size('private.search_rows')) || ' with indexes, '
      || (select count(*) from private.search_blocks) || ' blocks, PostgreSQL ' || current_setting('server_version')`,
  )
  console.log(`\n${size} listings, written in ${seconds} s, ${String(told)}`)

  let spent: number[] = []
  const store = searchOf(database, listings, (milliseconds) => spent.push(milliseconds))
  for (const [shape, [part, context, scope = {}]] of Object.entries(SHAPES)) {
    if (!shape.includes(values.only)) continue
    const state = { ...EMPTY_SEARCH, ...part }
    const asked = { now: NOW, ...context }
    const expected = plain(directory.answer(state, scope, asked))
    spent = []
    let exact = 0
    for (let run = 0; run < Number(values.runs); run += 1) {
      if (plain(await store.answer(state, scope, asked)) === expected) exact += 1
    }
    const sorted = spent.toSorted((a, b) => a - b)
    const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1]!.toFixed(1).padStart(8)
    console.log(`${shape.padEnd(34)} p50 ${at(0.5)} ms  p95 ${at(0.95)} ms  exact ${exact}/${spent.length}`)
  }
  await database.close()
  if (!values.keep) await root.run(`drop database ${name} with (force)`)
  await root.close()
}

/** Towns as clusters, a twentieth with hours, half with a website. */
function placed(listings: readonly Listing[]): Listing[] {
  const random = mulberry32(3)
  const towns = new Map<string, { lat: number; lng: number }>()
  return listings.map((listing, at) => {
    const name = `${listing.location.country}/${listing.location.city?.slug}`
    const isNairobi = towns.size === 0
    const town =
      towns.get(name) ??
      (isNairobi ? { lat: -1.29, lng: 36.82 } : { lat: -34 + random() * 70, lng: -17 + random() * 65 })
    towns.set(name, town)
    const spread = () => (random() + random() + random() - 1.5) * 0.2
    return {
      ...listing,
      ...(at % 10 !== 0 && { mapCoordinates: { lat: town.lat + spread(), lng: town.lng + spread() } }),
      ...(at % 2 === 0 && { website: 'https://one.example' }),
      ...(at % 2 === 0 && { businessHours: [{ day: 'Mon-Fri', hours: `0${6 + (at % 4)}:00-1${5 + (at % 5)}:30` }] }),
    }
  })
}

function plain({
  total,
  matches,
  page,
  pageCount,
  listings,
  distances,
  facets,
  map,
  words,
}: ReturnType<ReturnType<typeof createDirectory>['answer']>): string {
  return JSON.stringify([
    [total, matches, page, pageCount, words, distances],
    listings.map(({ id }) => id),
    Object.values(facets).map((options) => options.map(({ value, count }) => [value, count])),
    map && [
      map.zoom,
      map.cells.map(({ listing, ...cell }) => [Object.entries(cell).map(String).sort().join(), listing?.id]),
    ],
  ])
}
