import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FailedTest, Results } from './results.ts'

const REPOSITORY = join(import.meta.dirname, '..', '..')
const RECORD = join(REPOSITORY, 'docs', 'nightly.json')

/** After so many days a record says little of the code of today. */
const OLD = 14
const DAY = 86_400_000

/** What the last nightly run found: who ran it commits it, and `.ci/run` tries again what failed, with its seed. */
export interface NightlyRecord {
  readonly commit: string
  /** As in 2026-11-27. */
  readonly date: string
  readonly seed: number
  readonly passed: number
  readonly failed: readonly FailedTest[]
}

/** The record; undefined where there is none. */
export function readRecord(): NightlyRecord | undefined {
  try {
    return JSON.parse(readFileSync(RECORD, 'utf8')) as NightlyRecord // Its only writer is below.
  } catch {
    return undefined
  }
}

export function writeRecord({ passed, failedTests }: Results, seed: number): void {
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: REPOSITORY, encoding: 'utf8' }).trim()
  const date = new Date().toISOString().slice(0, 10)
  const failed = failedTests.map(({ file, name }) => ({ file: file.replace(`${REPOSITORY}/`, ''), name }))
  const record: NightlyRecord = { commit, date, seed, passed, failed }
  writeFileSync(RECORD, `${JSON.stringify(record, undefined, 2)}\n`)
}

/** A line for the summary where nobody has run it for long; undefined otherwise. */
export function remarkOnAge(record: NightlyRecord | undefined, now = Date.now()): string | undefined {
  if (!record) return 'No nightly run is on record: pnpm test:nightly'
  const days = Math.floor((now - Date.parse(record.date)) / DAY)
  return days > OLD ? `The last nightly run was ${days} days ago: pnpm test:nightly` : undefined
}

/** What a runner is asked for, so that it runs these tests alone: their files, and a pattern of their names. */
export function selectTests(tests: readonly FailedTest[]): { files: readonly string[]; names: string } {
  const names = new Set(tests.map(({ name }) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)))
  return { files: [...new Set(tests.map(({ file }) => file))], names: [...names].join('|') }
}
