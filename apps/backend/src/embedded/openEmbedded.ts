import { existsSync, mkdirSync } from 'node:fs'
import { accountLike } from '../accounts/embeddedAccounts.ts'
import { dataPaths } from '../data/dataFolder.ts'
import { explainDataFailure } from '../data/explainDataFailure.ts'
import { lockDataFolder } from '../data/lockDataFolder.ts'
import { rememberFolder } from '../data/folderIdentity.ts'
import { removeRunningProcess, writeRunningProcess } from '../data/runningProcess.ts'
import { ensureSecrets, type Secrets } from '../data/secrets.ts'
import { Problem } from '../report/problem.ts'
import { allowParameters } from '../server/allowParameters.ts'
import { changePasswordOnly } from '../server/changePasswordOnly.ts'
import { control, CONTROL_PREFIX } from '../server/control.ts'
import { guardData } from '../server/guardData.ts'
import { limitSignIn } from '../server/limitSignIn.ts'
import { refusal } from '../server/refusal.ts'
import { sameWorkForEveryEmail } from '../server/sameWorkForEveryEmail.ts'
import { isServed } from '../server/servedRoutes.ts'
import { storageNotAvailable } from '../server/storageNotAvailable.ts'
import { createApp } from '../database/createApp.ts'
import type { OpenedDatabase } from '../database/database.ts'
import { databaseUrl } from '../database/databaseUrl.ts'
import { openPglite } from '../database/openPglite.ts'
import { openServer } from '../database/openServer.ts'
import { prepareDatabase } from './prepareDatabase.ts'
import { isPanic } from '../database/protectSession.ts'
import { createQueue, type Enqueue } from '../database/queue.ts'

/** A database that this process has opened and locked. */
export interface Embedded {
  readonly secrets: Secrets
  /** Answers a request as a Supabase project does. */
  readonly fetch: (request: Request) => Promise<Response>
  readonly close: () => Promise<void>
}

export interface OpenEmbeddedOptions {
  readonly dataFolder: string
  /** The name of this process in the message that a second process gets. */
  readonly command: string
  /** Whether this process will serve the data to others. @default false */
  readonly serves?: boolean
  /** Refuse to make a new database where there is none. @default false */
  readonly mustExist?: boolean
  /** A database of a PostgreSQL server, instead of the one in the data folder. @default what DATABASE_URL names */
  readonly databaseUrl?: string | undefined
  /** Called when the database no longer works; opening it again helps. */
  readonly onBroken?: () => void
  /** Gets a line for the operator when everybody together sends too many wrong passwords. */
  readonly onLimit?: (line: string) => void
}

/** Opens the database of a data folder, or that of a server, whose keys and images are in the folder. A new one is made, migrated and seeded. */
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
  databaseUrl: url = databaseUrl(),
  onBroken = () => undefined,
  onLimit = () => undefined,
}: OpenEmbeddedOptions): Promise<Embedded> {
  prepareFolder(dataFolder, mustExist)
  const lock = lockDataFolder(dataFolder)
  let opened: OpenedDatabase | undefined
  try {
    writeRunningProcess(dataFolder, { pid: process.pid, command, serves })
    const { secrets, made: secretsMade } = await ensureSecrets(dataFolder)
    const { connection, database, isSingleSession, isIntact, failure, close } = (opened =
      url === undefined ? await openPglite({ dataFolder, mustExist }) : await openServer({ url, mustExist }))
    const app = createApp(connection, secrets)
    await prepareDatabase({ app, connection, database, secrets, secretsMade })

    const enqueue: Enqueue = isSingleSession ? createQueue() : (task) => task()
    const answer = async (request: Request): Promise<Response> => {
      const path = new URL(request.url).pathname
      if (path.startsWith(CONTROL_PREFIX)) {
        return control(request, { database, secretKey: secrets.secretKey, dataFolder })
      }
      if (path.startsWith('/storage/v1/')) return storageNotAvailable()
      return isServed(path) ? app.fetch(request) : refusal(404, 'NOT_FOUND', 'There is no such route.')
    }
    const isSameFolder = rememberFolder(dataFolder)
    const signedIn = sameWorkForEveryEmail(answer, (email) => accountLike(database, email))
    const guarded = guardData({
      handle: allowParameters(limitSignIn(changePasswordOnly(signedIn), { onLimit })),
      isSameFolder,
      isIntact,
      hasDiskFailed: () => isPanic(failure()),
      onBroken,
    })
    return {
      secrets,
      fetch: (request) => enqueue(() => guarded(request)),
      close: () =>
        enqueue(async () => {
          // Closing writes a last time, and hangs without the folder.
          if (isSameFolder() || !isSingleSession) await close()
          removeRunningProcess(dataFolder)
          lock.release()
        }),
    }
  } catch (error) {
    // Report the first failure; a broken database may also refuse to close.
    await opened?.close().catch(() => undefined)
    removeRunningProcess(dataFolder)
    lock.release()
    // @supabase/lite wraps errors and drops their cause.
    throw opened?.failure() ?? error
  }
}

function prepareFolder(dataFolder: string, mustExist: boolean): void {
  if (mustExist && !existsSync(dataPaths(dataFolder).lock)) {
    throw new Problem(
      'data-missing',
      `The data folder ${dataFolder} is gone. Put it back, or start anew to begin with an empty one.`,
    )
  }
  if (existsSync(dataPaths(dataFolder).unfinishedRestore)) {
    throw new Problem(
      'data-unusable',
      `A restore into ${dataFolder} was not finished. Repeat it, or remove what is in the folder.`,
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
