import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { percentile, tableRow } from './figures.ts'
import type { FilesReport, StoreName, StoreReport } from './storeProcess.ts'
import { duration } from './table.ts'

/** Prints what the index files of made-up listings cost, and how the directories that are opened from them answer, each in a process of its own. */
export async function measureStores(size: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'dira-stores-'))
  try {
    const [{ built, files }, whole] = await run<[FilesReport, StoreReport]>(['write', String(size), folder], 2)
    const rows = (['browser', 'server'] as const).map((store) => ({ store, file: files[store] }))
    console.log(`\n## Stores of ${size.toLocaleString('en')} listings, built in ${duration(built)}\n`)
    console.log(
      '| store | exactly right | p50 | p95 | memory | process | file | gzipped | a listing | written | opened |',
    )
    console.log('|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|')
    console.log(tableRow(['whole listings', 'taken as right', ...times(whole), '', '', '', '', '', '', '']))
    for (const { store, file } of rows) {
      const [report] = await run<[StoreReport]>([store, folder], 1)
      const right = report.digests.filter((digest, at) => digest === whole.digests[at]).length
      console.log(
        tableRow([
          store satisfies StoreName,
          `${((right / whole.digests.length) * 100).toFixed(1)} %`,
          ...times(report),
          ...[report.held, report.resident, file.bytes, file.packed].map(megabytes),
          `${(file.packed / size).toFixed(1)} B`,
          duration(file.encoded),
          duration(report.opened),
        ]),
      )
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

function times({ milliseconds }: StoreReport): string[] {
  return [0.5, 0.95].map((share) => duration(percentile(milliseconds, share)))
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(bytes < 1e7 ? 2 : 0)} MB`
}

/** The messages of a process. */
async function run<Reports extends readonly unknown[]>(args: readonly string[], count: number): Promise<Reports> {
  const child = fork(fileURLToPath(new URL('storeProcess.ts', import.meta.url)), args, {
    execArgv: [...process.execArgv, '--expose-gc', '--max-old-space-size=8192'],
  })
  const reports: unknown[] = []
  child.on('message', (report) => reports.push(report))
  const [code] = (await once(child, 'exit')) as [number]
  if (reports.length !== count) throw new Error(`storeProcess ${args.join(' ')} ended with ${code}`)
  return reports as readonly unknown[] as Reports
}
