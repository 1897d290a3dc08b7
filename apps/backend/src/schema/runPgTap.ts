import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { SUPABASE_FOLDER } from '../data/dataFolder.ts'

const FOLDER = join(SUPABASE_FOLDER, 'tests/database')

/** The files of the database's own tests, in pgTAP. */
export function pgTapFiles(): readonly string[] {
  return readdirSync(FOLDER).filter((file) => file.endsWith('.sql'))
}

/**
 * Runs one of them inside the transaction that is open, of which it leaves nothing behind, and returns what went wrong: the
 * promises that were not kept, a plan that was not fulfilled, or the error that ended it.
 */
export async function runPgTap(postgres: PGlite, file: string): Promise<readonly string[]> {
  const statements = readFileSync(join(FOLDER, file), 'utf8')
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
    // Prepared statements are the session's, which no rollback takes back.
    await postgres.exec('rollback to savepoint pgtap; deallocate all')
  }
}
