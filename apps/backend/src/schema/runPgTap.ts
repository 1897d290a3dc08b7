import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { SUPABASE_FOLDER } from '../data/dataFolder.ts'

const FOLDER = join(SUPABASE_FOLDER, 'tests/database')

/** The names of the database's pgTAP files. */
export function pgTapFiles(): readonly string[] {
  return readdirSync(FOLDER).filter((file) => file.endsWith('.sql'))
}

/** The statements of one of them. */
export const readPgTap = (file: string): string => readFileSync(join(FOLDER, file), 'utf8')

/**
 * Runs a pgTAP file inside the open transaction, rolls back what it did, and returns what went wrong: failed tests, an unmet plan,
 * or the error that ended it.
 */
export async function runPgTap(postgres: PGlite, file: string): Promise<readonly string[]> {
  const statements = readPgTap(file)
    .replace(/^begin;$/m, '')
    .replace(/^rollback;$/m, '')
  await postgres.exec('savepoint pgtap')
  try {
    const results = await postgres.exec(statements)
    const lines = results.flatMap(({ rows }) => rows.flatMap((row) => Object.values(row).map(String)))
    return lines.filter((line) => /^not ok |^# Looks like /.test(line))
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  } finally {
    // A rollback does not drop prepared statements.
    await postgres.exec('rollback to savepoint pgtap; deallocate all')
  }
}
