import { databaseUrl } from '../database/databaseUrl.ts'
import { Problem } from '../problem.ts'

/** Refuses a command that works on the files of the embedded database where the environment names a hosted project or a PostgreSQL server. */
export function refuseElsewhere(ofHosted: string, ofServer: string): void {
  const url = process.env['SUPABASE_URL']?.trim() || process.env['VITE_SUPABASE_URL']?.trim()
  const named = url || (databaseUrl() === undefined ? undefined : 'a PostgreSQL server by DATABASE_URL')
  if (named === undefined) return
  throw new Problem(
    'wrong-usage',
    `The environment names ${named}. ${url ? ofHosted : ofServer}: see docs/running-a-directory.md.`,
  )
}
