import { Problem } from '../report/problem.ts'
import { dataPaths } from './dataFolder.ts'
import { holdLock, type Lock } from './holdLock.ts'
import { readRunningProcess } from './runningProcess.ts'

/** While it is held, no other process can open the data folder. */
export type DataLock = Lock

/** Locks the data folder for this process. Two processes on one PGlite folder would lose acknowledged rows. */
export function lockDataFolder(folder: string): DataLock {
  const lock = holdLock(dataPaths(folder).lock)
  if (lock) return lock
  throw new Problem(
    'data-in-use',
    `The data in ${folder} is in use by ${holder(folder)}. Stop it first, then try again.`,
  )
}

function holder(folder: string): string {
  const running = readRunningProcess(folder)
  return running ? `process ${running.pid} (${running.command})` : 'another process'
}
