import { existsSync, mkdirSync } from 'node:fs'
import { dataPaths } from '../data/dataFolder.ts'
import { explainDataFailure } from '../data/explainDataFailure.ts'
import { lockDataFolder } from '../data/lockDataFolder.ts'
import { rememberOwnership } from '../data/ownership.ts'
import { removeRunningProcess, writeRunningProcess } from '../data/runningProcess.ts'
import { ensureSecrets, type Secrets } from '../data/secrets.ts'
import { Problem } from '../problem.ts'
import { control, CONTROL_PREFIX } from '../server/control.ts'
import { guardData } from '../server/guardData.ts'
import { limitSignIn } from '../server/limitSignIn.ts'
import { refusal } from '../server/refusal.ts'
import { isServed } from '../server/servedRoutes.ts'
import { storageNotAvailable } from '../server/storageNotAvailable.ts'
import { createApp } from './createApp.ts'
import { createQueue } from './inTurn.ts'
import { openPostgres, type OpenedPostgres } from './openPostgres.ts'
import { prepareDatabase } from './prepareDatabase.ts'

/** An embedded database that this process has opened, and nobody else can meanwhile. */
export interface Embedded {
  readonly secrets: Secrets
  /** Answers a request as a Supabase project does. */
  readonly fetch: (request: Request) => Promise<Response>
  readonly close: () => Promise<void>
}

export interface OpenEmbeddedOptions {
  readonly dataFolder: string
  /** What a refused second process is told about this one. */
  readonly command: string
  /** Whether this process is going to serve what it opens to others. @default false */
  readonly serves?: boolean
  /** Refuse to make a new database where there is none. @default false */
  readonly mustExist?: boolean
  /** Told when the database no longer answers as it should; opening it anew is what helps. */
  readonly onBroken?: () => void
}

/** Opens the embedded default in a data folder: made, migrated and seeded when it is new, safe by default. */
export async function openEmbedded(options: OpenEmbeddedOptions): Promise<Embedded> {
  try {
    return await open(options)
  } catch (error) {
    throw explainDataFailure(error, options.dataFolder)
  }
}

async function open({
  dataFolder,
  command,
  serves = false,
  mustExist = false,
  onBroken = () => undefined,
}: OpenEmbeddedOptions): Promise<Embedded> {
  prepareFolder(dataFolder, mustExist)
  const lock = lockDataFolder(dataFolder)
  let postgres: OpenedPostgres | undefined
  try {
    writeRunningProcess(dataFolder, { pid: process.pid, command, serves })
    const { secrets, made: secretsMade } = await ensureSecrets(dataFolder)
    const opened = (postgres = await openPostgres({ dataFolder, mustExist }))
    const { connection } = opened
    const app = createApp(connection, secrets)
    await prepareDatabase({ app, connection, secrets, secretsMade })

    const inTurn = createQueue()
    const answer = async (request: Request): Promise<Response> => {
      const path = new URL(request.url).pathname
      if (path.startsWith(CONTROL_PREFIX)) {
        return control(request, { postgres: connection.driver, secretKey: secrets.secretKey, dataFolder })
      }
      if (path.startsWith('/storage/v1/')) return storageNotAvailable()
      return isServed(path) ? app.fetch(request) : refusal(404, 'NOT_FOUND', 'There is no such route.')
    }
    const isOurs = rememberOwnership(dataFolder)
    const guarded = guardData({
      handle: limitSignIn(answer),
      isOurs,
      isIntact: opened.isIntact,
      hasDiskFailed: () => opened.diskFailure() !== undefined,
      onBroken,
    })
    return {
      secrets,
      fetch: (request) => inTurn(() => guarded(request)),
      close: () =>
        inTurn(async () => {
          // Closing writes a last time, which a database without its folder never comes back from.
          if (isOurs()) await opened.close()
          removeRunningProcess(dataFolder)
          lock.release()
        }),
    }
  } catch (error) {
    // The first failure is the one to tell; a broken database may well refuse to close.
    await postgres?.close().catch(() => undefined)
    removeRunningProcess(dataFolder)
    lock.release()
    // Whoever asked may have wrapped it in words of their own.
    throw postgres?.diskFailure() ?? error
  }
}

function prepareFolder(dataFolder: string, mustExist: boolean): void {
  if (mustExist && !existsSync(dataPaths(dataFolder).lock)) {
    throw new Problem(
      'data-missing',
      `The data folder ${dataFolder} is gone. Put it back, or start anew to begin with an empty one.`,
    )
  }
  try {
    mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new Problem('data-unusable', `The data folder ${dataFolder} cannot be made. Name another one in DIRA_DATA.`, {
      cause: error,
    })
  }
}
