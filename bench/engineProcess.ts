import type { Listing } from '@dira/directory-core'
import { makeListings } from './corpus.ts'
import { digestOf } from './engine.ts'
import { ENGINES, type EngineName } from './engines.ts'
import { queryPasses } from './queries.ts'

export interface BuildReport {
  readonly milliseconds: number
  /** What the engine holds beside the listings. */
  readonly bytes: number
}

export interface PassReport {
  /** For each search. */
  readonly milliseconds: readonly number[]
  /** For each search a text that is the same for the same answer. */
  readonly digests: readonly string[]
}

/** Builds one engine, reports that, and then runs one pass of searches for each message: `node engineProcess.ts <engine> <size>`. */
const [name, size] = process.argv.slice(2)
// Through JSON, as a browser gets listings: flat strings that share no memory.
const listings = JSON.parse(JSON.stringify(makeListings(Number(size)))) as Listing[]
const passes = queryPasses(listings)
const make = await ENGINES[name as EngineName]()
const before = bytesInUse()
const start = performance.now()
const engine = await make(listings)
const milliseconds = performance.now() - start
process.send?.({ milliseconds, bytes: bytesInUse() - before } satisfies BuildReport)
process.on('message', () => void runPass().then((report) => process.send?.(report)))

async function runPass(): Promise<PassReport> {
  const times: number[] = []
  const digests: string[] = []
  for (const query of passes.next().value ?? []) {
    const asked = performance.now()
    const searching = engine.search(query)
    const readAnswer = searching instanceof Promise ? await searching : searching
    times.push(performance.now() - asked)
    digests.push(digestOf(readAnswer()))
  }
  return { milliseconds: times, digests }
}

function bytesInUse(): number {
  // Twice, because the first collection can free what holds more.
  globalThis.gc?.()
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
