import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Starts a process to be measured. What the launcher preloads stays out of it: that lets a process end that waits for messages. */
export function forkMeasured(script: URL, args: readonly string[]): ChildProcess {
  return fork(fileURLToPath(script), args, {
    execArgv: ['--conditions=@dira/source', '--expose-gc', '--max-old-space-size=8192'],
  })
}
