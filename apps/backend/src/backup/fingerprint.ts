import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { Tables } from './backupFolder.ts'

/** Opens the database of a folder without its API, for a while. Postgres first repeats from the log what the files lack. */
export async function withDatabase<Result>(
  folder: string,
  task: (postgres: PGlite) => Promise<Result>,
): Promise<Result> {
  const postgres = await PGlite.create({ dataDir: folder, extensions: { pg_trgm } })
  try {
    return await task(postgres)
  } finally {
    await postgres.close()
  }
}

/** Reads every row of every table: how many there are, and a hash that is the same for the same rows in any order. */
export async function fingerprint(postgres: Pick<PGlite, 'query'>): Promise<Tables> {
  const { rows: names } = await postgres.query<{ name: string; quoted: string }>(
    `select schemaname || '.' || tablename as name, format('%I.%I', schemaname, tablename) as quoted
     from pg_tables where schemaname not in ('pg_catalog', 'information_schema') order by name`,
  )
  const tables: Record<string, Tables[string]> = {}
  for (const { name, quoted } of names) {
    const { rows } = await postgres.query<Tables[string]>(
      `select count(*)::int as rows, coalesce(sum(hashtextextended(a_row::text, 0)::numeric), 0)::text as hash from ${quoted} as a_row`,
    )
    tables[name] = rows[0]! // An aggregate returns one row.
  }
  return tables
}

/** The tables that are not the same. */
export function differences(one: Tables, other: Tables): readonly string[] {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  return names.filter((name) => one[name]?.rows !== other[name]?.rows || one[name]?.hash !== other[name]?.hash)
}
