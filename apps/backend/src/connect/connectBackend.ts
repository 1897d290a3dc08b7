import { setTimeout as pause } from 'node:timers/promises'
import { defaultDataFolder } from '../data/dataFolder.ts'
import { readRunningProcess } from '../data/runningProcess.ts'
import { readSecrets } from '../data/secrets.ts'
import { Problem } from '../report/problem.ts'
import type { EmbeddedBackend } from './backend.ts'
import { embeddedBackend } from './embeddedBackend.ts'

export interface ConnectOptions {
  /** @default DIRA_DATA, or .dira/data in the repository */
  readonly dataFolder?: string
  /** The name of this process in the message to others who find the data in use. @default 'a command' */
  readonly command?: string
  /** Whether only a process that serves the data will do: this one does not open them, which would keep that one from starting again. @default false */
  readonly mustRun?: boolean
}

/** How long to wait for a process that holds the data to start listening, in milliseconds. */
const STARTING = 15_000

/**
 * The embedded default's data: through the process that serves it, or opened by this process when none does. Rejects with a
 * `Problem` when another process holds the data and does not serve it.
 */
export async function connectBackend({
  dataFolder = defaultDataFolder(),
  command = 'a command',
  mustRun = false,
}: ConnectOptions = {}): Promise<EmbeddedBackend> {
  const deadline = Date.now() + STARTING
  for (;;) {
    const running = await connectRunning(dataFolder)
    if (running) return running
    if (mustRun) throw new Problem('backend-down', 'The data service is away. Try again in a moment.')
    try {
      return await openHere(dataFolder, command)
    } catch (error) {
      // Another process holds the data. A server that is starting will answer in a moment.
      if (
        !(error instanceof Problem) ||
        error.code !== 'data-in-use' ||
        !isStarting(dataFolder) ||
        Date.now() > deadline
      )
        throw error
      await pause(200)
    }
  }
}

async function connectRunning(dataFolder: string): Promise<EmbeddedBackend | undefined> {
  const port = readRunningProcess(dataFolder)?.port
  const secrets = port === undefined ? undefined : readSecrets(dataFolder)
  if (!secrets) return undefined
  const address = `http://127.0.0.1:${port}`
  const backend = embeddedBackend({
    name: `the running server's data (${dataFolder})`,
    ...secrets,
    send: async (path, init) => {
      try {
        return await fetch(address + path, init)
      } catch (error) {
        throw new Problem(
          'backend-down',
          `The server at ${address} does not answer. Start it again, then repeat the command.`,
          {
            cause: error,
          },
        )
      }
    },
    close: async () => undefined,
  })
  try {
    // The process in the file may be dead, and another program may use its port now.
    return (await backend.request('/control/status')).ok ? backend : undefined
  } catch {
    return undefined
  }
}

async function openHere(dataFolder: string, command: string): Promise<EmbeddedBackend> {
  // Imported here, so that a command that talks to a running server does not load the database.
  const { openEmbedded } = await import('../embedded/openEmbedded.ts')
  const { secrets, fetch: answer, close } = await openEmbedded({ dataFolder, command })
  return embeddedBackend({
    name: `the data in ${dataFolder}`,
    ...secrets,
    send: (path, init) => answer(new Request(`http://127.0.0.1${path}`, init)),
    close,
  })
}

/** A server writes its port to the file once it listens. */
function isStarting(dataFolder: string): boolean {
  const running = readRunningProcess(dataFolder)
  return running !== undefined && running.serves && running.port === undefined
}
