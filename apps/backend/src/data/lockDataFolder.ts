import { DatabaseSync } from 'node:sqlite'
import { Problem } from '../problem.ts'
import { dataPaths } from './dataFolder.ts'
import { readRunningProcess } from './runningProcess.ts'

const SQLITE_BUSY = 5

/** A data folder that no other process can open meanwhile. */
export interface DataLock {
  release(): void
}

/**
 * Takes the data folder for this process. Two processes on one PGlite folder would lose acknowledged rows.
 *
 * The lock is SQLite's exclusive file lock, because Node has no file locks of its own: the operating system holds it and
 * takes it back whenever the process ends, also by kill -9, so there is no stale lock to clean up.
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
