/*
 * The search in Postgres by size: `DATABASE_URL=postgres://… node --conditions=@dira/source scripts/measurePostgres.ts --sizes=10000,100000,1000000`. Makes a database
 * on that server, times the function itself, without the network, and compares every answer with the directory in memory.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import postgres from 'postgres'
import { readMigrations } from '../apps/backend/src/database/readMigrations.ts'
import { makeListings } from '../bench/corpus.ts'
import { connectSearchStore } from '../packages/data/src/searchStore.ts'
import { searchRows } from '../packages/data/src/searchWriter.ts'
import {
  createDirectory,
  EMPTY_SEARCH,
  GEO_SEARCH,
  listingFacts,
  type Listing,
  type SearchContext,
  type SearchState,
} from '../packages/directory-core/src/index.ts'
import * as en from '../packages/directory-core/src/names/en/index.ts'
import { mulberry32 } from '../packages/directory-core/src/sample/index.ts'

const server = process.env['DATABASE_URL']
if (!server) throw new Error('DATABASE_URL names no server')

const NOW = Date.parse('2026-11-23T09:00:00Z')
const SHAPES: Readonly<Record<string, readonly [Partial<SearchState>, SearchContext?]>> = {
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
  'cells of the whole world': [{}, { zoom: 4 }],
  'box of a town, cells': [{ box: { south: -1.4, west: 36.7, north: -1.2, east: 36.9 } }, { zoom: 12 }],
  'box of a country, cells': [{ box: { south: -5, west: 34, north: 5, east: 42 } }, { zoom: 6 }],
}

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000' },
    runs: { type: 'string', default: '20' },
  },
})

for (const size of values.sizes.split(',').map(Number)) await measure(size)

async function measure(size: number): Promise<void> {
  const name = `dira_measure_${size}`
  const root = postgres(server!, { max: 1, onnotice: () => undefined })
  await root.unsafe(`drop database if exists ${name}`)
  await root.unsafe(`create database ${name}`)
  const url = new URL(server!)
  url.pathname = `/${name}`
  const sql = postgres(url.href, { max: 1, onnotice: () => undefined })
  const listings = placed(makeListings(size))
  const facts = listingFacts()
  const directory = createDirectory(listings, { facts, geo: GEO_SEARCH })
  await makeTables(sql)

  const started = performance.now()
  const rows = searchRows(listings, { facts })
  for (let from = 0; from < rows.length; from += 5000) {
    await sql`select public.write_search(${sql.json({ rows: rows.slice(from, from + 5000) as never, knows_facts: true })})`
  }
  await sql`select public.refresh_search()`
  await sql.unsafe('vacuum analyze').simple()
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  const [sizes] =
    await sql`select pg_size_pretty(pg_total_relation_size('private.search_rows')) as rows, (select count(*) from private.search_blocks) as blocks`
  console.log(
    `\n${size} listings, written in ${seconds} s, ${sizes?.['rows']} with indexes, ${sizes?.['blocks']} blocks, PostgreSQL ${(await sql`show server_version`)[0]?.['server_version']}`,
  )

  const byId = new Map(listings.map((listing) => [listing.id, listing]))
  let spent: number[] = []
  const store = connectSearchStore({
    url: 'http://postgres',
    key: '',
    names: en,
    listingsOf: (ids) => ids.flatMap((id) => byId.get(id) ?? []),
    fetch: async (_, init) => {
      const { asked } = JSON.parse(init?.body as string) as { asked: postgres.JSONValue }
      const from = performance.now()
      const [row] = await sql`select public.search_listings(${sql.json(asked)}) as answer`
      spent.push(performance.now() - from)
      return Response.json(row?.['answer'])
    },
  })
  for (const [shape, [part, context]] of Object.entries(SHAPES)) {
    const state = { ...EMPTY_SEARCH, ...part }
    const asked = { now: NOW, ...context }
    const expected = plain(directory.answer(state, {}, asked))
    spent = []
    let exact = 0
    for (let run = 0; run < Number(values.runs); run += 1) {
      if (plain(await store.answer(state, {}, asked)) === expected) exact += 1
    }
    const sorted = spent.toSorted((a, b) => a - b)
    const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1]!.toFixed(1).padStart(8)
    console.log(`${shape.padEnd(34)} p50 ${at(0.5)} ms  p95 ${at(0.95)} ms  exact ${exact}/${spent.length}`)
  }
  await sql.end()
  await root.unsafe(`drop database ${name} with (force)`)
  await root.end()
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

async function makeTables(sql: postgres.Sql): Promise<void> {
  const bare = readFileSync(new URL('../supabase/bare-postgres.sql', import.meta.url), 'utf8')
  await sql.unsafe(bare.replace(/^create extension .*pgtap.*$/m, '')).simple()
  for (const { sql: statements } of readMigrations()) await sql.unsafe(statements).simple()
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
