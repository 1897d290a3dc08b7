import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite'
import { dataPaths } from '../data/dataFolder.ts'
import { Problem } from '../problem.ts'
import { DURABLE_START, DurableFileSystem, type DiskFailure } from './durableFileSystem.ts'
import { isSessionIntact } from './isSessionIntact.ts'
import { protectSession } from './protectSession.ts'

export interface OpenPostgresOptions {
  readonly dataFolder: string
  /** There has been a database here: refuse to make a new, empty one in its place. */
  readonly mustExist: boolean
}

/** An open Postgres. */
export interface OpenedPostgres {
  readonly connection: PgliteConnection
  /** Whether the session is fit for the next request, and so was for the last. */
  readonly isIntact: () => Promise<boolean>
  /** What the disk said when it refused to take something: it is full, or may not be written to. */
  readonly diskFailure: () => DiskFailure | undefined
  readonly close: () => Promise<void>
}

/** Opens the Postgres of a data folder, made first when there is none. */
export async function openPostgres({ dataFolder, mustExist }: OpenPostgresOptions): Promise<OpenedPostgres> {
  const { database, unfinishedDatabase } = dataPaths(dataFolder)
  if (!existsSync(join(database, 'PG_VERSION'))) {
    if (mustExist) {
      throw new Problem(
        'data-missing',
        `The database in ${dataFolder} is gone. Put it back, or start anew to begin with an empty one.`,
      )
    }
    await createDatabase(unfinishedDatabase)
    renameSync(unfinishedDatabase, database)
  }
  const files = new DurableFileSystem(database)
  const connection = await createPgliteConnection({ pgliteOptions: { fs: files, startParams: DURABLE_START } })
  await connection.driver.waitReady
  const { hasFailed } = protectSession(connection.driver)
  return {
    connection,
    diskFailure: () => files.failure,
    isIntact: async () => !files.failure && !hasFailed() && isSessionIntact(connection.driver),
    close: async () => {
      if (!files.failure && !hasFailed()) await connection.close()
    },
  }
}

/** Under another name until it is whole, so that a start that was cut short is simply done again. */
async function createDatabase(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  const postgres = await PGlite.create({ dataDir: folder })
  await postgres.close()
}
