import { readFileSync, rmSync } from 'node:fs'
import { dataPaths } from './dataFolder.ts'
import { writePrivately } from './writePrivately.ts'

/** The process that uses a data folder. The file only helps other processes; the lock decides. */
export interface RunningProcess {
  readonly pid: number
  /** The command that started it, such as `npm start`. */
  readonly command: string
  /** Whether it serves the data to other processes, now or when it has started. */
  readonly serves: boolean
  /** Its port, once it listens. */
  readonly port?: number
}

export function readRunningProcess(folder: string): RunningProcess | undefined {
  try {
    return JSON.parse(readFileSync(dataPaths(folder).running, 'utf8')) as RunningProcess
  } catch {
    // There is no file, or it is incomplete.
    return undefined
  }
}

export function writeRunningProcess(folder: string, running: RunningProcess): void {
  writePrivately(dataPaths(folder).running, `${JSON.stringify(running)}\n`)
}

/** Removes the file if it is this process's own. */
export function removeRunningProcess(folder: string): void {
  if (readRunningProcess(folder)?.pid === process.pid) rmSync(dataPaths(folder).running, { force: true })
}
