import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pauseFor } from 'node:timers/promises'
import type { Account } from '../admin/embeddedAccounts.ts'
import { defaultDataFolder, REPOSITORY_ROOT } from '../data/dataFolder.ts'
import { Problem } from '../problem.ts'
import type { ProcessMessage } from '../server/processMessages.ts'

/** `starting` and `restarting`: no address yet, or not any more; `stopped`: for good. */
export type BackendState = 'starting' | 'ready' | 'restarting' | 'stopped'

/** The embedded backend, running in a process that is started again whenever it dies. */
export interface SupervisedBackend {
  /** Where `/rest/v1` and `/auth/v1` are served now, such as `http://127.0.0.1:40123`; undefined while they are not. */
  address(): string | undefined
  readonly state: BackendState
  /** Why the process did not come back at its last restart, in a sentence for the operator; undefined when all is well. */
  readonly problem: string | undefined
  /** The key that browsers send; what it may read is public. */
  readonly publishableKey: string
  /** The sign-in that was made at the first start. Exists in the embedded default only. */
  readonly demoAdministrator: Account
  /** The process that serves now. */
  readonly pid: number | undefined
  /** Sends a request to a path, with the headers given and no key of its own. Rejects with a `Problem` while nobody serves. */
  request(path: string, init?: RequestInit): Promise<Response>
  /** Ends the process; requests under way are answered first. */
  stop(): Promise<void>
}

export interface SuperviseOptions {
  /** @default DIRA_DATA, or .dira/data in the repository */
  readonly dataFolder?: string
  /** What a second process is told is holding the data. @default 'npm start' */
  readonly command?: string
  /** Receives what happens to the process, a line each. @default nothing is said */
  readonly log?: (line: string) => void
  /** How often the process is asked whether it is alive, in milliseconds. It is killed after six questions without an answer. @default 5000 */
  readonly heartbeat?: number
}

const FIRST_PAUSE = 200
const LONGEST_PAUSE = 10_000
/** A process that has served this long did not die of its start; its successor is started without a pause again. */
const SETTLED = 10_000
const MOST_UNANSWERED = 6
/** How long the process may take to end by itself: a little longer than it gives its own requests. */
const FAREWELL = 12_000

type Ready = Extract<ProcessMessage, { type: 'ready' }>

/**
 * Starts the embedded backend and keeps it running. Resolves when it serves; rejects with a `Problem` when the first start
 * fails. A restart never makes a new database in place of one that has gone.
 *
 * Nothing is left behind: the process ends when its parent does, however that happens. Signals are the caller's, who calls
 * `stop()`.
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
  let pause = FIRST_PAUSE
  const stopping = new AbortController()

  const start = async (existing: boolean): Promise<Ready> => {
    const started = fork(join(import.meta.dirname, '../process.ts'), processArguments(dataFolder, command, existing), {
      cwd: REPOSITORY_ROOT,
      execArgv: [],
      env: { ...process.env, DO_NOT_TRACK: '1' },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    child = started
    const lastLines = collectLines(started, log)
    const message = await firstMessage(started)
    if (message?.type === 'ready') {
      killWhenStuck(started, heartbeat)
      return message
    }
    if (message) throw new Problem(message.code, message.message)
    throw new Problem(
      'backend-failed',
      `The backend did not start. Its last words: ${lastLines().join(' ') || '(none)'}`,
    )
  }

  const watch = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const startedAt = performance.now()
      await ended(child)
      ready = undefined
      if (stopping.signal.aborted) return
      state = 'restarting'
      log(
        `The backend's process has ended (${child?.signalCode ?? `exit code ${child?.exitCode}`}); starting it again.`,
      )
      if (performance.now() - startedAt > SETTLED) pause = FIRST_PAUSE
      await restart()
    }
  }

  const restart = async (): Promise<void> => {
    while (!stopping.signal.aborted && !ready) {
      // Rejects when stopping, which the condition above then sees.
      await pauseFor(pause, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return
      pause = Math.min(pause * 2, LONGEST_PAUSE)
      try {
        const message = await start(true)
        if (stopping.signal.aborted) return
        ready = message
        problem = undefined
        state = 'ready'
        log('The backend serves again.')
      } catch (error) {
        problem = error instanceof Error ? error.message : String(error)
        if (!stopping.signal.aborted) log(`The backend could not be started again: ${problem}`)
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
        new Problem('backend-down', problem ?? 'The backend is being started again. Try again in a moment.', { cause })
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

function processArguments(dataFolder: string, command: string, existing: boolean): string[] {
  return ['--supervised', '--data', dataFolder, '--command', command, ...(existing ? ['--existing'] : [])]
}

/** The first thing the process says; undefined when it ends without a word. */
async function firstMessage(child: ChildProcess): Promise<ProcessMessage | undefined> {
  return new Promise((resolve) => {
    child.once('message', (message) => resolve(message as ProcessMessage))
    child.once('exit', () => resolve(undefined))
    child.once('error', () => resolve(undefined))
  })
}

/** Questions are counted, not time: a machine that has slept must not take its processes for dead. */
function killWhenStuck(child: ChildProcess, heartbeat: number): void {
  let unanswered = 0
  child.on('message', (message) => {
    if (message === 'alive') unanswered = 0
  })
  const beat = setInterval(() => {
    unanswered += 1
    if (unanswered > MOST_UNANSWERED) child.kill('SIGKILL')
    else if (child.connected) child.send('alive?')
  }, heartbeat)
  beat.unref()
  child.once('exit', () => clearInterval(beat))
}

async function ended(child: ChildProcess | undefined): Promise<void> {
  if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

/** Closing the channel asks the process to end, on every platform alike. */
async function endProcess(child: ChildProcess | undefined): Promise<void> {
  if (child?.connected) child.disconnect()
  const lastResort = setTimeout(() => child?.kill('SIGKILL'), FAREWELL)
  await ended(child)
  clearTimeout(lastResort)
}

function collectLines(child: ChildProcess, log: (line: string) => void): () => readonly string[] {
  const kept: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    let rest = ''
    stream?.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines.filter((candidate) => candidate.trim() !== '')) {
        log(line)
        kept.push(line)
        if (kept.length > 5) kept.shift()
      }
    })
  }
  return () => kept
}
