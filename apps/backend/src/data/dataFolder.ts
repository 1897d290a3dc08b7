import { resolve } from 'node:path'

/** The root folder of the repository. */
export const REPOSITORY_ROOT = resolve(import.meta.dirname, '../../../..')

/** The folder that holds `config.toml`, the migrations and the seed. */
export const SUPABASE_FOLDER = resolve(REPOSITORY_ROOT, 'supabase')

/** The folder of the embedded database: `DIRA_DATA`, or `.dira/data` in the repository. */
export function defaultDataFolder(environment: NodeJS.ProcessEnv = process.env): string {
  const named = environment['DIRA_DATA']?.trim()
  return named ? resolve(named) : resolve(REPOSITORY_ROOT, '.dira/data')
}

/** The files of a data folder. */
export function dataPaths(folder: string) {
  return {
    lock: resolve(folder, 'lock.sqlite'),
    running: resolve(folder, 'running.json'),
    secrets: resolve(folder, 'secrets.json'),
    database: resolve(folder, 'postgres'),
    /** The image files of listings. */
    images: resolve(folder, 'images'),
    /** A new database. It is renamed when it is complete. */
    unfinishedDatabase: resolve(folder, 'postgres.unfinished'),
    /** There until a restore is complete. */
    unfinishedRestore: resolve(folder, 'restore.unfinished'),
  }
}
