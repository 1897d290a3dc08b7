import { DatabaseSync } from 'node:sqlite'
import { Problem } from '../problem.ts'
import { dataPaths } from './dataFolder.ts'
import { readRunningProcess } from './runningProcess.ts'

const SQLITE_BUSY = 5

/** While it is held, no other process can open the data folder. */
export interface DataLock {
  release(): void
}

/**
 * Locks the data folder for this process. Two processes on one PGlite folder would lose acknowledged rows.
 *
 * The lock is SQLite's exclusive file lock, because Node has no file locks. The operating system releases it when the process
 * ends, even after kill -9, so a lock is never stale.
 */
export function lockDataFolder(folder: string): DataLock {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(dataPaths(folder).lock)
    database.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    database?.close()
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error
    throw new Problem(
      'data-in-use',
      `The data in ${folder} is in use by ${holder(folder)}. Stop it first, then try again.`,
    )
  }
  const held = database
  return { release: () => held.close() }
}

function holder(folder: string): string {
  const running = readRunningProcess(folder)
  return running ? `process ${running.pid} (${running.command})` : 'another process'
}
