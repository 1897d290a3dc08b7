import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { ProcessMessage } from '../server/processMessages.ts'

const MAX_MISSED_HEARTBEATS = 6
/** Longer than the process waits for its own requests. */
const SHUTDOWN_TIMEOUT = 12_000
/** So many lines of the log are shown when a start fails. */
const LAST_LINES = 5

/** The first message of the process; undefined when it ends without one. */
export async function firstMessage(child: ChildProcess): Promise<ProcessMessage | undefined> {
  return new Promise((resolve) => {
    child.once('message', (message) => resolve(message as ProcessMessage))
    child.once('exit', () => resolve(undefined))
    child.once('error', () => resolve(undefined))
  })
}

/** Kills a process that no longer answers. It counts heartbeats instead of time, because the machine may have slept. */
export function startWatchdog(child: ChildProcess, heartbeat: number): void {
  let missed = 0
  child.on('message', (message) => {
    if (message === 'pong') missed = 0
  })
  const timer = setInterval(() => {
    missed += 1
    if (missed > MAX_MISSED_HEARTBEATS) child.kill('SIGKILL')
    else if (child.connected) child.send('ping')
  }, heartbeat)
  timer.unref()
  child.once('exit', () => clearInterval(timer))
}

export async function ended(child: ChildProcess | undefined): Promise<void> {
  if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

/** Closing the channel asks the process to end; unlike a signal, it works on every platform. */
export async function endProcess(child: ChildProcess | undefined): Promise<void> {
  if (child?.connected) child.disconnect()
  const timeout = setTimeout(() => child?.kill('SIGKILL'), SHUTDOWN_TIMEOUT)
  await ended(child)
  clearTimeout(timeout)
}

/** Logs what a process prints. Returns its last lines, which go on changing. */
export function collectLines(child: ChildProcess, log: (line: string) => void): readonly string[] {
  const lines: string[] = []
  for (const input of [child.stdout, child.stderr]) {
    if (!input) continue
    createInterface({ input }).on('line', (line) => {
      if (line.trim() === '') return
      log(line)
      lines.push(line)
      if (lines.length > LAST_LINES) lines.shift()
    })
  }
  return lines
}
