import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll } from 'vitest'
import { openScratchDatabase } from '../database/openScratchDatabase.ts'

/** Making one takes seconds, so the files that a worker runs share it. */
let scratch: Promise<PGlite> | undefined

/** A migrated database in memory for the tests of a file, in a transaction that is rolled back after them. */
export function useScratchDatabase(): () => PGlite {
  let postgres: PGlite | undefined
  beforeAll(async () => {
    scratch ??= openScratchDatabase()
    postgres = await scratch
    await postgres.exec('begin')
  })
  afterAll(async () => void (await postgres?.exec('rollback')))

  return () => {
    if (!postgres) throw new Error('The scratch database is open during tests only')
    return postgres
  }
}
