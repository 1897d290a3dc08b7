import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { percentile, tableRow } from '../../bench/figures.ts'
import type { StoreName, StoreReport, WholeReport } from '../../tests/stores/storeProcess.ts'
import { duration } from '../../bench/table.ts'
import { forkMeasured } from './forkMeasured.ts'

const STORES = {
  browser: 'browser index',
  server: 'server memory',
} as const satisfies Record<StoreName, string>

/** Prints a table with a row for each store of made-up listings: each in a process of its own, asked the same, compared with the directory of whole listings. */
export async function measureStores(size: number, stores: readonly string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'dira-stores-'))
  try {
    const whole = await run<WholeReport>('write', folder, size)
    console.log(`\n## Stores of ${size.toLocaleString('en')} listings, ${whole.milliseconds.length} searches\n`)
    console.log('| store | exactly right | p50 | p95 | memory | process | file | to a phone | written in | opened in |')
    console.log('|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|')
    const built = duration(whole.built)
    console.log(tableRow(['whole listings', 'taken as right', ...times(whole), '', '', '', '', built, '']))
    for (const store of Object.keys(STORES) as StoreName[]) {
      if (!stores.includes(store)) continue
      const report = await run<StoreReport>(store, folder, size)
      console.log(tableRow([STORES[store], ...cellsOf(store, { report, whole, size })]))
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

interface Measured {
  readonly report: StoreReport
  readonly whole: WholeReport
  readonly size: number
}

function cellsOf(store: StoreName, { report, whole, size }: Measured): readonly string[] {
  const right = report.digests.filter((digest, at) => digest === whole.digests[at]).length
  const file = whole.files[store]
  return [
    // Rounded down: one wrong answer is seen.
    `${(Math.floor((right / whole.digests.length) * 1000) / 10).toFixed(1)} %`,
    ...times(report),
    megabytes(report.held),
    megabytes(report.resident),
    megabytes(file.bytes),
    store === 'browser'
      ? `${kilobytes(file.packed)} once, ${(file.packed / size).toFixed(1)} B a listing`
      : `${kilobytes(whole.page)} a page`,
    duration(file.encoded),
    duration(report.opened),
  ]
}

function times({ milliseconds }: Pick<StoreReport, 'milliseconds'>): string[] {
  return [0.5, 0.95].map((share) => duration(percentile(milliseconds, share)))
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(bytes < 1e7 ? 2 : 0)} MB`
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(bytes < 1e4 ? 1 : 0)} kB`
}

/** The report of a process. */
async function run<Report>(task: string, folder: string, size: number): Promise<Report> {
  const child = forkMeasured(new URL('../../tests/stores/storeProcess.ts', import.meta.url), [
    task,
    folder,
    String(size),
  ])
  let report: Report | undefined
  child.on('message', (message) => {
    report = message as Report
    // Engines that run inside a process can keep it alive.
    child.disconnect()
  })
  const [code] = (await once(child, 'exit')) as [number]
  if (report === undefined) throw new Error(`storeProcess ${task} ended with ${code}`)
  return report
}
