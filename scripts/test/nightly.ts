import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Failure, Results } from './results.ts'

const ROOT = join(import.meta.dirname, '../..')
const RECORD = join(ROOT, 'docs/nightly.json')

/** After so many days a record says little of the code of today. */
const OLD = 14

/** What the last nightly run found: who ran it commits it, and `.ci/run` tries again what failed, with its seed. */
export interface NightlyRecord {
  readonly commit: string
  /** As in 2026-11-27. */
  readonly date: string
  readonly seed: number
  readonly passed: number
  readonly failed: readonly Pick<Failure, 'file' | 'name'>[]
}

export function readRecord(): NightlyRecord | undefined {
  return existsSync(RECORD) ? (JSON.parse(readFileSync(RECORD, 'utf8')) as NightlyRecord) : undefined // Its only writer is below.
}

export function writeRecord({ passed, failures }: Results, seed: number): void {
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim()
  const failed = failures.map(({ file, name }) => ({ file: file.replace(`${ROOT}/`, ''), name }))
  const record: NightlyRecord = { commit, date: new Date().toISOString().slice(0, 10), seed, passed, failed }
  writeFileSync(RECORD, `${JSON.stringify(record, undefined, 2)}\n`)
}

/** A line for the summary where nobody has run it for long; undefined otherwise. */
export function remarkOnAge(record: NightlyRecord | undefined): string | undefined {
  if (!record) return 'No nightly run is on record: pnpm test:nightly'
  const days = Math.floor((Date.now() - Date.parse(record.date)) / 86_400_000)
  return days > OLD ? `The last nightly run was ${days} days ago: pnpm test:nightly` : undefined
}

/** A pattern of names by which a runner finds these tests. */
export function namesOf(tests: NightlyRecord['failed']): string {
  return tests.map(({ name }) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|')
}
