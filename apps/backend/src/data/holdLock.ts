import { DatabaseSync } from 'node:sqlite'

const SQLITE_BUSY = 5

/** While it is held, no other process gets it. */
export interface Lock {
  release(): void
}

/**
 * Takes the lock of a file; undefined while another process has it.
 *
 * It is SQLite's exclusive file lock, because Node has no file locks. The operating system releases it when the process ends,
 * even after kill -9, so a lock is never stale.
 */
export function holdLock(file: string): Lock | undefined {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file)
    database.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    database?.close()
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error
    return undefined
  }
  const held = database
  return { release: () => held.close() }
}
