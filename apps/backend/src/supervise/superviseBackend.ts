import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Account } from '../accounts/embeddedAccounts.ts'
import { defaultDataFolder, REPOSITORY_ROOT } from '../data/dataFolder.ts'
import { Problem } from '../report/problem.ts'
import type { ProcessMessage } from '../server/processMessages.ts'
import { collectLines, ended, endProcess, firstMessage, startWatchdog } from './childProcess.ts'

/** Only `ready` has an address. `stopped` is final. */
export type BackendState = 'starting' | 'ready' | 'restarting' | 'stopped'

/** The embedded backend in a child process, which is restarted whenever it ends. */
export interface SupervisedBackend {
  /** The base of `/rest/v1` and `/auth/v1`, such as `http://127.0.0.1:40123`; undefined while the backend is down. */
  address(): string | undefined
  readonly state: BackendState
  /** Why the last restart failed, in a sentence for the operator; undefined when the backend runs. */
  readonly problem: string | undefined
  /** The key that browsers send. It is public. */
  readonly publishableKey: string
  /** The account that the first start made. */
  readonly demoAdministrator: Account
  /** The child process, while the backend is ready. */
  readonly pid: number | undefined
  /** Sends a request to a path. Adds no key. Rejects with a `Problem` while the backend is down. */
  request(path: string, init?: RequestInit): Promise<Response>
  /** Ends the process once the open requests are answered. */
  stop(): Promise<void>
}

export interface SuperviseOptions {
  /** @default DIRA_DATA, or .dira/data in the repository */
  readonly dataFolder?: string
  /** The name of this process in the message that a second one gets. @default 'npm start' */
  readonly command?: string
  /** Receives the log of the process, line by line. @default no log */
  readonly log?: (line: string) => void
  /** Milliseconds between two heartbeats. The process is killed when it misses six. @default 5000 */
  readonly heartbeat?: number
}

/** Milliseconds between restarts; the delay doubles with each one that fails. */
const MIN_DELAY = 200
const MAX_DELAY = 10_000
/** A process that ran this long gets the shortest delay again. */
const STABLE_AFTER = 10_000

type Ready = Extract<ProcessMessage, { type: 'ready' }>

/**
 * Starts the embedded backend and keeps it running. Resolves when it is ready; rejects with a `Problem` when the first start
 * fails. A restart never makes a new database in place of a missing one.
 *
 * The child process ends when this process does, even after kill -9. The caller handles signals and calls `stop()`.
 */
export async function superviseBackend({
  dataFolder = defaultDataFolder(),
  command = 'npm start',
  log = () => undefined,
  heartbeat = 5000,
}: SuperviseOptions = {}): Promise<SupervisedBackend> {
  let state: BackendState = 'starting'
  let problem: string | undefined
  let child: ChildProcess | undefined
  let ready: Ready | undefined
  let delay = MIN_DELAY
  const stopping = new AbortController()

  const start = async (mustExist: boolean): Promise<Ready> => {
    const started = fork(join(import.meta.dirname, '../process.ts'), processArguments(dataFolder, command, mustExist), {
      cwd: REPOSITORY_ROOT,
      execArgv: ['--conditions=@dira/source'],
      env: { ...process.env, DO_NOT_TRACK: '1' },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    child = started
    const lastLines = collectLines(started, log)
    const message = await firstMessage(started)
    if (message?.type === 'ready') {
      startWatchdog(started, heartbeat)
      return message
    }
    if (message) throw new Problem(message.code, message.message)
    throw new Problem(
      'backend-failed',
      `The backend did not start. The end of its log: ${lastLines.join(' ') || '(empty)'}`,
    )
  }

  const watch = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const startedAt = performance.now()
      await ended(child)
      ready = undefined
      if (stopping.signal.aborted) return
      state = 'restarting'
      log(`The backend has ended (${child?.signalCode ?? `exit code ${child?.exitCode}`}); restarting it.`)
      if (performance.now() - startedAt > STABLE_AFTER) delay = MIN_DELAY
      await restart()
    }
  }

  const restart = async (): Promise<void> => {
    while (!stopping.signal.aborted && !ready) {
      // Rejects when the backend is stopped.
      await sleep(delay, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return
      delay = Math.min(delay * 2, MAX_DELAY)
      try {
        const message = await start(true)
        if (stopping.signal.aborted) return
        ready = message
        problem = undefined
        state = 'ready'
        log('The backend runs again.')
      } catch (error) {
        problem = error instanceof Error ? error.message : String(error)
        if (!stopping.signal.aborted) log(`The restart failed: ${problem}`)
      }
    }
  }

  const first = await start(false)
  ready = first
  state = 'ready'
  const watching = watch()

  return {
    address: () => ready && `http://127.0.0.1:${ready.port}`,
    get state() {
      return state
    },
    get problem() {
      return problem
    },
    get publishableKey() {
      return (ready ?? first).publishableKey
    },
    get demoAdministrator() {
      return (ready ?? first).demoAdministrator
    },
    get pid() {
      return ready && child?.pid
    },
    request: async (path, init) => {
      const down = (cause?: unknown) =>
        new Problem('backend-down', problem ?? 'The backend is restarting. Try again in a moment.', { cause })
      if (!ready) throw down()
      try {
        return await fetch(`http://127.0.0.1:${ready.port}${path}`, init)
      } catch (error) {
        throw down(error)
      }
    },
    stop: async () => {
      state = 'stopped'
      stopping.abort()
      await endProcess(child)
      await watching
    },
  }
}

function processArguments(dataFolder: string, command: string, mustExist: boolean): string[] {
  return ['--supervised', '--data', dataFolder, '--command', command, ...(mustExist ? ['--existing'] : [])]
}
