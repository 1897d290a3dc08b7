import { readFileSync, rmSync } from 'node:fs'
import { dataPaths } from './dataFolder.ts'
import { writePrivately } from './writePrivately.ts'

/** Who holds a data folder. The note is a help for others; the lock alone decides. */
export interface RunningProcess {
  readonly pid: number
  /** What was started, in the words of the person who did. */
  readonly command: string
  /** Whether it serves the data to others, or will when it has started. */
  readonly serves: boolean
  /** Where it listens, once it does. */
  readonly port?: number
}

export function readRunningProcess(folder: string): RunningProcess | undefined {
  try {
    return JSON.parse(readFileSync(dataPaths(folder).running, 'utf8')) as RunningProcess
  } catch {
    // No note, or half of one: nobody to name.
    return undefined
  }
}

export function writeRunningProcess(folder: string, running: RunningProcess): void {
  writePrivately(dataPaths(folder).running, `${JSON.stringify(running)}\n`)
}

/** Removes the note, if it is still this process's own. */
export function removeRunningProcess(folder: string): void {
  if (readRunningProcess(folder)?.pid === process.pid) rmSync(dataPaths(folder).running, { force: true })
}
