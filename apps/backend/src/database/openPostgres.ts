import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite'
import { dataPaths } from '../data/dataFolder.ts'
import { Problem } from '../problem.ts'
import { DURABLE_START, DurableFileSystem } from './durableFileSystem.ts'

export interface OpenPostgresOptions {
  readonly dataFolder: string
  /** There has been a database here: refuse to make a new, empty one in its place. */
  readonly mustExist: boolean
}

/** Opens the Postgres of a data folder, made first when there is none. */
export async function openPostgres({ dataFolder, mustExist }: OpenPostgresOptions): Promise<PgliteConnection> {
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
  const connection = await createPgliteConnection({
    pgliteOptions: { fs: new DurableFileSystem(database), startParams: DURABLE_START },
  })
  await connection.driver.waitReady
  refuseTooManyValues(connection.driver)
  return connection
}

/**
 * PGlite counts the values of a statement in a signed 16-bit number. One more, and its session loses step: it takes each
 * answer for the next question's, and acknowledges what was never stored. So such a statement does not reach it.
 */
const MOST_VALUES = 32_767

function refuseTooManyValues(postgres: PGlite): void {
  const query = postgres.query.bind(postgres)
  postgres.query = (statement, values, options) =>
    values && values.length > MOST_VALUES ? Promise.reject(new TooManyValues()) : query(statement, values, options)
}

/** In the form of a Postgres error whose code makes the API answer 413. */
class TooManyValues extends Error {
  readonly code = 'PT413'
  readonly hint = 'Send fewer rows at a time.'

  constructor() {
    super(`The request holds more than ${MOST_VALUES} values`)
  }
}

/** Under another name until it is whole, so that a start that was cut short is simply done again. */
async function createDatabase(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  const postgres = await PGlite.create({ dataDir: folder })
  await postgres.close()
}
