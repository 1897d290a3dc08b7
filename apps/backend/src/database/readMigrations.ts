import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SUPABASE_FOLDER } from '../data/dataFolder.ts'

/** A file of `supabase/migrations`. */
export interface Migration {
  readonly version: string
  readonly name: string
  readonly sql: string
}

/** The migrations in the order in which they are applied. */
export function readMigrations(): readonly Migration[] {
  const folder = join(SUPABASE_FOLDER, 'migrations')
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) => {
      const [, version, name] = /^(\d{14})_(.+)\.sql$/.exec(file) ?? []
      return version && name ? [{ version, name, sql: readFileSync(join(folder, file), 'utf8') }] : []
    })
}
