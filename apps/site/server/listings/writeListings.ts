import { closeSync, fsyncSync, mkdirSync, openSync, readSync, renameSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import {
  createDirectory,
  encodeIndex,
  listingFacts,
  rowOf,
  type DirectoryOptions,
  type FactName,
  type Listing,
  type ListingFact,
  type ListingFacts,
} from '@dira/directory-core'
import { footLine, type FileFoot, type ListingLines } from './listingsFile.ts'

export interface WriteOptions {
  readonly file: string
  readonly installation: string
  readonly found: DirectoryOptions
  /** The file that the new one is to be like, but for what has changed. @default none: what is put is all there is */
  readonly before?: ListingLines | undefined
}

/** What became of some listings, by their ids. An id that is also put stays. */
export interface PublishedChanges {
  readonly put: readonly Listing[]
  readonly remove: readonly string[]
}

/** Writes a file of listings as they come. Its calls read and write at once: it is for a process of its own. */
export interface ListingsWriter {
  /** Takes changes. Where there was a file before, a listing may come twice, and the last one counts; otherwise none may. */
  readonly change: (changes: PublishedChanges) => void
  /** The file gets its name, and is complete. */
  readonly finish: (version: string) => void
}

/** How much is read and written at a time, in bytes or characters. */
const CHUNK = 1024 * 1024

export function writeListings({ file, installation, found, before }: WriteOptions): ListingsWriter {
  // Under its name only when it is whole: the process may be stopped at any time.
  const unfinished = unfinishedFile(file, process.pid)
  mkdirSync(dirname(file), { recursive: true })
  const fd = openSync(unfinished, 'w')
  const rows = foundRows(found.facts ?? listingFacts())
  const changed = new Map<string, Prepared | undefined>()
  const starts: number[] = [0]
  let lines: string[] = []
  let waiting = 0
  let written = 0

  function write(bytes: Uint8Array): void {
    for (let done = 0; done < bytes.length;) done += writeSync(fd, bytes, done)
    written += bytes.length
  }

  function flush(): void {
    write(Buffer.from(lines.join('')))
    lines = []
    waiting = 0
  }

  // What comes is prepared at once: at the end of an import little is left to do.
  const prepared = (listing: Listing, line = `${JSON.stringify(listing)}\n`): Prepared => ({
    line,
    row: rows.rowOf(listing),
  })

  function add({ line, row }: Prepared): void {
    starts.push(starts.at(-1)! + Buffer.byteLength(line))
    rows.listings.push(row)
    lines.push(line)
    waiting += line.length
    if (waiting > CHUNK) flush()
  }

  /** A changed listing keeps its place, a new one comes last, as in a directory. */
  function addAll({ fd: from, end }: ListingLines): void {
    for (const line of linesOf(from, end)) {
      const listing = JSON.parse(line) as Listing // Written above.
      if (!changed.has(listing.id)) add(prepared(listing, line))
      else {
        const now = changed.get(listing.id)
        if (now) add(now)
        changed.delete(listing.id)
      }
    }
    for (const one of changed.values()) if (one) add(one)
  }

  return {
    change: ({ put, remove }) => {
      if (!before) return put.forEach((listing) => add(prepared(listing)))
      for (const id of remove) changed.set(id, undefined)
      for (const listing of put) changed.set(listing.id, prepared(listing))
    },
    finish: (version) => {
      if (before) addAll(before)
      flush()
      const places = { starts: written, index: written + starts.length * 8 }
      write(new Uint8Array(Float64Array.from(starts).buffer))
      write(encodeIndex(createDirectory(rows.listings, { ...found, facts: rows.facts }), { use: 'server' }))
      const foot: FileFoot = { ...places, end: written, version, installation }
      write(Buffer.from(footLine(foot)))
      fsyncSync(fd)
      closeSync(fd)
      renameSync(unfinished, file)
    },
  }
}

/** The name of a file while a process writes it. */
export function unfinishedFile(file: string, pid: number): string {
  return `${file}.${pid}`
}

/** What the index needs of listings, which is a quarter of them, with their facts read. */
function foundRows(facts: ListingFacts) {
  const listings: FoundListing[] = []
  const names = Object.keys(facts) as FactName[]
  const shared = new Map<string, unknown>()
  /** One object for all that are equal. */
  function share<Value>(value: Value): Value {
    const key = JSON.stringify(value)
    if (!shared.has(key)) shared.set(key, value)
    return shared.get(key) as Value // That of the same text.
  }
  return {
    listings,
    facts: Object.fromEntries(
      names.map((name): [FactName, ListingFact] => [
        name,
        // The directory has no other listings.
        { ...facts[name], keyOf: (listing) => (listing as FoundListing).keys[name] },
      ]),
    ) as ListingFacts, // The names are the same.
    rowOf: (listing: Listing): FoundListing => {
      return {
        ...rowOf(listing),
        location: share(listing.location),
        address: '',
        phone: '',
        keys: share(Object.fromEntries(names.map((name) => [name, facts[name].keyOf(listing)]))),
      }
    },
  }
}

/** A listing without what nothing is found by, and the keys of its facts. */
interface FoundListing extends Listing {
  readonly keys: Readonly<Record<string, string | undefined>>
}

/** A listing as it is written, and as it is found. */
interface Prepared {
  readonly line: string
  readonly row: FoundListing
}

/** The lines of a file, each with its end. */
function* linesOf(fd: number, end: number): Generator<string> {
  let rest = Buffer.alloc(0)
  for (let position = 0; position < end;) {
    const chunk = Buffer.alloc(Math.min(CHUNK, end - position))
    const length = readSync(fd, chunk, 0, chunk.length, position)
    if (length === 0) throw new Error('The file of the listings is shorter than it was')
    position += length
    const bytes = Buffer.concat([rest, chunk.subarray(0, length)])
    let start = 0
    for (let stop = bytes.indexOf(LINE_BREAK); stop >= 0; stop = bytes.indexOf(LINE_BREAK, start)) {
      yield bytes.toString('utf8', start, stop + 1)
      start = stop + 1
    }
    rest = bytes.subarray(start)
  }
}

const LINE_BREAK = 10
