import { statSync } from 'node:fs'
import { join } from 'node:path'
import { dataPaths } from './dataFolder.ts'

/** Answers whether the data folder is still the one that was opened. */
export type Ownership = () => boolean

/**
 * Remembers the files of an opened data folder. When the folder is removed, moved or replaced, the database goes on
 * answering from files that no longer have a name, and would acknowledge what nobody will ever find.
 */
export function rememberOwnership(folder: string): Ownership {
  const { lock, database } = dataPaths(folder)
  const landmarks = [lock, join(database, 'PG_VERSION'), join(database, 'global/pg_control'), join(database, 'pg_wal')]
  const identities = landmarks.map(identity)
  return () => landmarks.every((path, index) => identity(path) === identities[index])
}

function identity(path: string): string | undefined {
  const stat = statSync(path, { bigint: true, throwIfNoEntry: false })
  return stat && `${stat.dev}:${stat.ino}`
}
