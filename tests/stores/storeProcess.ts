import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import {
  createDirectory,
  encodeIndex,
  GEO_SEARCH,
  listingFacts,
  openIndex,
  openServerIndex,
  PAGE_SIZE,
  serialiseSearch,
  type Directory,
  type ListingRow,
  type SearchState,
} from '../../packages/directory-core/src/index.ts'
import { pageOver } from '../../apps/site/src/testing/samplePages.ts'
import { makeListings } from '../../bench/corpus.ts'
import { median } from '../../bench/figures.ts'
import { NOW, storeQueries, withFacts } from '../../bench/storeQueries.ts'

/** How a store answered. */
interface Answers {
  readonly milliseconds: readonly number[]
  /** For each search a text that is the same for the same answer. */
  readonly digests: readonly string[]
}

/** What a store that holds listings took, and how it answered. */
export interface StoreReport extends Answers {
  /** How long its file took to open. */
  readonly opened: number
  /** What it holds after the searches, as JavaScript says, and by how much the process grew. */
  readonly held: number
  readonly resident: number
}

/** What all others are compared with, and the files that are written from it. */
export interface WholeReport extends Answers {
  readonly built: number
  /** By use, how long the file took to write, how long it is and how long as a phone fetches it. */
  readonly files: Readonly<
    Record<StoreName, { readonly encoded: number; readonly bytes: number; readonly packed: number }>
  >
  /** What a phone fetches for a full page of a list that the server searches: the gzipped `page.json`, the middle one of some. */
  readonly page: number
}

const OPEN = { browser: openIndex, server: openServerIndex }
export type StoreName = keyof typeof OPEN

/** So many full pages are made. */
const PAGES = 50
/** The beginning of a number stands for a rule of numbering plans. */
const options = { facts: listingFacts({ hasWhatsApp: ({ phone }) => phone.startsWith('+2547') }), geo: GEO_SEARCH }

/**
 * `node storeProcess.ts write <folder> <size>` writes the index files of made-up listings and reports the answers of the directory that they are of;
 * `node storeProcess.ts browser|server <folder> <size>` opens one, and asks it the same.
 */
const [task, folder = '', size] = process.argv.slice(2)
process.send?.(await (task === 'write' ? write() : openFile(task as StoreName)))

async function write(): Promise<WholeReport> {
  const listings = withFacts(makeListings(Number(size)))
  const start = performance.now()
  const directory = createDirectory(listings, options)
  const built = performance.now() - start
  const queries = storeQueries(listings, 4)
  writeFileSync(join(folder, 'queries.json'), JSON.stringify(queries))
  const fileOf = (use: StoreName) => {
    const writing = performance.now()
    const file = encodeIndex(directory, { use })
    const encoded = performance.now() - writing
    writeFileSync(join(folder, use), file)
    return { encoded, bytes: file.length, packed: packed(file) }
  }
  const files = { browser: fileOf('browser'), server: fileOf('server') }
  const rowOf = new Map(listings.map(({ id }, row) => [id, row]))
  const answers = asked(directory, queries, ({ id }) => rowOf.get(id)!)
  const pages = []
  for (const query of queries) {
    if (directory.search(query, {}, { now: NOW }).listings.length < PAGE_SIZE) continue
    const url = `/listings?${serialiseSearch(query)}`
    pages.push(packed(JSON.stringify({ url, data: await pageOver(directory, url) })))
    if (pages.length === PAGES) break
  }
  return { ...answers, built, files, page: median(pages) }
}

function openFile(store: StoreName): StoreReport {
  const before = inUse()
  const start = performance.now()
  const directory = OPEN[store](readFileSync(join(folder, store)), options)
  const opened = performance.now() - start
  const answers = asked(directory, readQueries(), store === 'browser' ? ({ id }) => Number(id) : rowOfUuid)
  const after = inUse()
  return { ...answers, opened, held: after.held - before.held, resident: after.resident - before.resident }
}

/** Reading the answers is not timed. The first pass warms up. */
function asked(
  store: Pick<Directory<ListingRow>, 'search'>,
  queries: readonly SearchState[],
  rowOf: (row: ListingRow) => number,
): Answers {
  const milliseconds: number[] = []
  const digests: string[] = []
  for (const query of queries) {
    const start = performance.now()
    const found = store.search(query, {}, { now: NOW })
    milliseconds.push(performance.now() - start)
    const { matches, listings, distances, facets } = found
    const { categories, countries, tiers, open, has } = facets
    const counts = [categories, countries, tiers, open, has].map((facet) =>
      facet.map(({ value, count }) => [value, count]),
    )
    digests.push(JSON.stringify([matches, listings.map(rowOf), distances, counts]))
  }
  return { milliseconds: milliseconds.slice(Math.floor(queries.length / 4)), digests }
}

function readQueries(): readonly SearchState[] {
  return JSON.parse(readFileSync(join(folder, 'queries.json'), 'utf8')) as SearchState[]
}

/** The ids that are made up end with the row. */
function rowOfUuid({ id }: ListingRow): number {
  return Number.parseInt(id.slice(-6), 16)
}

function packed(file: Uint8Array | string): number {
  return gzipSync(file, { level: 9 }).length
}

function inUse(): { readonly held: number; readonly resident: number } {
  // Twice, because the first collection can free what holds more.
  globalThis.gc?.()
  globalThis.gc?.()
  const { heapUsed, arrayBuffers, rss } = process.memoryUsage()
  return { held: heapUsed + arrayBuffers, resident: rss }
}
