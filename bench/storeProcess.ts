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
  type Directory,
  type ListingRow,
  type SearchState,
} from '@dira/directory-core'
import { makeListings } from './corpus.ts'
import { NOW, storeQueries, withFacts } from './storeQueries.ts'

export interface StoreReport {
  readonly milliseconds: readonly number[]
  /** For each search a text that is the same for the same answer. */
  readonly digests: readonly string[]
  /** How long it took until the store could be asked. */
  readonly opened: number
  /** What it holds after the searches: what JavaScript says, and by how much the process grew. */
  readonly held: number
  readonly resident: number
}

export interface FilesReport {
  readonly built: number
  /** By use, how long the file took to write, how long it is and how long as a phone fetches it. */
  readonly files: Readonly<
    Record<StoreName, { readonly encoded: number; readonly bytes: number; readonly packed: number }>
  >
}

const OPEN = { browser: openIndex, server: openServerIndex }
export type StoreName = keyof typeof OPEN

/**
 * `node storeProcess.ts write <size> <folder>` writes the index files of made-up listings and the answers of the directory that they are of;
 * `node storeProcess.ts browser|server <folder>` opens one and asks it the same. Each reports to its parent.
 */
const options = { facts: listingFacts({ hasWhatsApp: ({ phone }) => phone.startsWith('+2547') }), geo: GEO_SEARCH }
const [task, ...rest] = process.argv.slice(2)
if (task === 'write') write(Number(rest[0]), rest[1]!)
else process.send?.(open(task as StoreName, rest[0]!))

function write(size: number, folder: string): void {
  const listings = withFacts(makeListings(size))
  const building = performance.now()
  const directory = createDirectory(listings, options)
  const built = performance.now() - building
  const queries = storeQueries(listings, 4)
  writeFileSync(join(folder, 'queries.json'), JSON.stringify(queries))
  const fileOf = (use: StoreName) => {
    const start = performance.now()
    const file = encodeIndex(directory, { use })
    const encoded = performance.now() - start
    writeFileSync(join(folder, use), file)
    return { encoded, bytes: file.length, packed: gzipSync(file, { level: 9 }).length }
  }
  process.send?.({ built, files: { browser: fileOf('browser'), server: fileOf('server') } } satisfies FilesReport)
  const rowOf = new Map(listings.map(({ id }, row) => [id, row]))
  process.send?.(asked(directory, queries, ({ id }) => rowOf.get(id)!))
}

function open(store: StoreName, folder: string): StoreReport {
  const queries = JSON.parse(readFileSync(join(folder, 'queries.json'), 'utf8')) as SearchState[]
  const before = inUse()
  const start = performance.now()
  const directory = OPEN[store](readFileSync(join(folder, store)), options)
  const opened = performance.now() - start
  const rowOf = (row: ListingRow) => Number(store === 'browser' ? row.id : Number.parseInt(row.id.slice(-6), 16))
  const report = asked(directory, queries, rowOf)
  const after = inUse()
  return { ...report, opened, held: after.held - before.held, resident: after.resident - before.resident }
}

/** Reading the answers is not timed. The first pass warms up. */
function asked(directory: Directory<ListingRow>, queries: readonly SearchState[], rowOf: (row: ListingRow) => number) {
  const milliseconds: number[] = []
  const digests: string[] = []
  for (const query of queries) {
    const start = performance.now()
    const { matches, listings, distances, facets } = directory.search(query, {}, { now: NOW })
    milliseconds.push(performance.now() - start)
    digests.push(JSON.stringify([matches, listings.map(rowOf), distances, facets]))
  }
  return { milliseconds: milliseconds.slice(Math.floor(queries.length / 4)), digests, opened: 0, held: 0, resident: 0 }
}

function inUse(): { readonly held: number; readonly resident: number } {
  // Twice, because the first collection can free what holds more.
  globalThis.gc?.()
  globalThis.gc?.()
  const { heapUsed, arrayBuffers, rss } = process.memoryUsage()
  return { held: heapUsed + arrayBuffers, resident: rss }
}
