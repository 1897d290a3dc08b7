import { statSync } from 'node:fs'
import { join } from 'node:path'
import { dataPaths } from './dataFolder.ts'

/**
 * Returns a check whether the data folder is still the one that was opened. When it is removed, moved or replaced, the
 * database goes on working with the deleted files, and would acknowledge rows that nobody can find again.
 */
export function rememberFolder(folder: string): () => boolean {
  const { lock, database } = dataPaths(folder)
  const paths = [lock, join(database, 'PG_VERSION'), join(database, 'global/pg_control'), join(database, 'pg_wal')]
  const identities = paths.map(identity)
  return () => paths.every((path, index) => identity(path) === identities[index])
}

function identity(path: string): string | undefined {
  const stat = statSync(path, { bigint: true, throwIfNoEntry: false })
  return stat && `${stat.dev}:${stat.ino}`
}
