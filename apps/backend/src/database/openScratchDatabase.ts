import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { pgtap } from '@electric-sql/pglite/pgtap'
import { SUPABASE_FOLDER } from '../data/dataFolder.ts'
import { readMigrations } from './readMigrations.ts'

/** Opens a database in memory with every migration, or other statements, and pgTAP, for reading the schema and for tests. */
export async function openScratchDatabase(statements = readMigrations().map(({ sql }) => sql)): Promise<PGlite> {
  const postgres = await PGlite.create({ extensions: { pg_trgm, pgtap } })
  await postgres.exec(readFileSync(join(SUPABASE_FOLDER, 'bare-postgres.sql'), 'utf8'))
  for (const sql of statements) await postgres.exec(sql)
  return postgres
}
