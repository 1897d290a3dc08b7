import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { createPgliteConnection, type PgliteConnection, type PGlite as Driver } from '@supabase/lite/pglite'
import { dataPaths } from '../data/dataFolder.ts'
import { Problem } from '../report/problem.ts'
import type { Database, OpenedDatabase } from './database.ts'
import { isSessionIntact } from './isSessionIntact.ts'
import { protectSession } from './protectSession.ts'

export interface OpenPgliteOptions {
  readonly dataFolder: string
  /** There has been a database here: refuse to make a new, empty one in its place. */
  readonly mustExist: boolean
}

/**
 * Opens the PGlite of a data folder, and makes it first when there is none. PGlite runs without fsync: a killed process
 * loses nothing, because the system still writes what it took; a power cut may.
 */
export async function openPglite({
  dataFolder,
  mustExist,
}: OpenPgliteOptions): Promise<OpenedDatabase & { readonly connection: PgliteConnection }> {
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
  const connection = await createPgliteConnection({ url: database, pgliteOptions: { extensions: { pg_trgm } } })
  await connection.driver.waitReady
  const { failure } = protectSession(connection.driver)
  return {
    connection,
    database: databaseOf(connection.driver),
    isSingleSession: true,
    failure,
    isIntact: async () => !failure() && isSessionIntact(connection.driver),
    close: async () => {
      if (!failure()) await connection.close()
    },
  }
}

function databaseOf(driver: Driver): Database {
  return {
    query: async <Row extends object>(statement: string, values?: string[]) => driver.query<Row>(statement, values),
    exec: async (statements) => driver.exec(statements),
    transaction: async (task) =>
      driver.transaction(async (transaction) =>
        task({
          query: async <Row extends object>(statement: string, values?: string[]) =>
            transaction.query<Row>(statement, values),
          exec: async (statements) => transaction.exec(statements),
          copyOut: async (query) => {
            const { blob } = await transaction.query(`copy (${query}) to '/dev/blob'`)
            return blob ? new Uint8Array(await blob.arrayBuffer()) : new Uint8Array()
          },
          copyIn: async (table, rows) =>
            transaction.query(`copy ${table} from '/dev/blob'`, [], { blob: new Blob([rows]) }),
        }),
      ),
  }
}

/** Makes the database under another name until it is complete, so that an interrupted start is simply repeated. */
async function createDatabase(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  const postgres = await PGlite.create({ dataDir: folder })
  await postgres.close()
}
