import { EMPTY_SEARCH, type Listing } from '@dira/directory-core'
import { digestOf, type Engine } from './engine.ts'
import { ENGINES } from './engines.ts'
import { makeListings } from './listings.ts'
import type { Order, Report } from './messages.ts'
import { makeQueries } from './queries.ts'

/** Runs one engine for `run.ts`, alone in its process. */
let engine: Engine | undefined
let queries = [EMPTY_SEARCH]
let rounds = 0

process.on('message', (order: Order) => {
  void (order.kind === 'build' ? build(order) : round()).then((report) => process.send?.(report))
})

async function build({ engine: name, size }: Extract<Order, { kind: 'build' }>): Promise<Report> {
  // Through JSON, as listings come to a browser: flat texts, none of them shared.
  const listings = JSON.parse(JSON.stringify(makeListings(size))) as Listing[]
  queries = makeQueries(listings)
  const make = await ENGINES[name]()
  const before = bytesInUse()
  const start = performance.now()
  engine = await make(listings)
  const milliseconds = performance.now() - start
  return { kind: 'built', milliseconds, bytes: bytesInUse() - before }
}

async function round(): Promise<Report> {
  const milliseconds: number[] = []
  const digests: string[] = []
  for (const query of queries) {
    const start = performance.now()
    const searching = engine!.search(query)
    const readAnswer = searching instanceof Promise ? await searching : searching
    milliseconds.push(performance.now() - start)
    if (rounds === 0) digests.push(digestOf(readAnswer()))
  }
  rounds += 1
  return { kind: 'round', milliseconds, digests }
}

function bytesInUse(): number {
  // Twice: what the first collection sets free may hold more.
  globalThis.gc?.()
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
