import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SUPABASE_FOLDER } from '../data/dataFolder.ts'

/** A file of `supabase/migrations`. */
export interface Migration {
  readonly version: string
  readonly name: string
  readonly sql: string
}

/** The migrations in the order in which they are applied. `migrations-before-0.1` are those that the first of `migrations` stands for. */
export function readMigrations(
  folder: 'migrations' | 'migrations-before-0.1' = 'migrations',
): readonly [Migration, ...Migration[]] {
  const path = join(SUPABASE_FOLDER, folder)
  const [first, ...others] = readdirSync(path)
    .toSorted()
    .flatMap((file) => {
      const [, version, name] = /^(\d{14})_(.+)\.sql$/.exec(file) ?? []
      return version && name ? [{ version, name, sql: readFileSync(join(path, file), 'utf8') }] : []
    })
  if (!first) throw new Error(`There are no migrations in ${path}`)
  return [first, ...others]
}
