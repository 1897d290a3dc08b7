import { appliedVersions, type App } from '@supabase/lite'
import { explainDataFailure } from '../data/explainDataFailure.ts'
import { lockDataFolder } from '../data/lockDataFolder.ts'
import { readSecrets } from '../data/secrets.ts'
import { Problem } from '../report/problem.ts'
import { differences, readCatalogue } from './readCatalogue.ts'
import { readStatements } from './statements.ts'
import { applyMigrations, noteMigration } from '../database/applyMigrations.ts'
import { closeAfter } from '../database/closeAfter.ts'
import { createApp } from '../database/createApp.ts'
import type { OpenedDatabase, Queries } from '../database/database.ts'
import { databaseUrl } from '../database/databaseUrl.ts'
import { openPglite } from '../database/openPglite.ts'
import { openServer } from '../database/openServer.ts'
import { readMigrations } from '../database/readMigrations.ts'

/** The same for the database of a data folder, or the one that `DATABASE_URL` names, while nothing else has it open. */
export async function upgradeDataFolder(dataFolder: string): Promise<boolean> {
  const secrets = readSecrets(dataFolder)
  if (!secrets) throw new Problem('data-missing', `There are no data in ${dataFolder}. DIRA_DATA names another folder.`)
  try {
    const lock = lockDataFolder(dataFolder)
    try {
      const url = databaseUrl()
      const opened =
        url === undefined
          ? await openPglite({ dataFolder, mustExist: true })
          : await openServer({ url, mustExist: true })
      return await closeAfter(opened, async () => upgradeData(createApp(opened.connection, secrets), opened))
    } finally {
      lock.release()
    }
  } catch (error) {
    throw explainDataFailure(error, dataFolder)
  }
}

/**
 * Brings a database that was made before 0.1 to it: applies what it lacks of the migrations of then, compares it object by object with what the
 * first migration of now makes, and notes that one in their place. Answers whether there was anything to do. Rejects with a `Problem`, and nothing is
 * noted, where they differ.
 */
export async function upgradeData(
  app: App,
  { connection, database }: Pick<OpenedDatabase, 'connection' | 'database'>,
): Promise<boolean> {
  await app.ensureSystemSchema()
  const before = readMigrations('migrations-before-0.1')
  const applied = await appliedVersions(connection)
  if (!before.some(({ version }) => applied.includes(version))) return false
  await applyMigrations(app, { connection, database }, before.at(-1)!.version)
  const [first] = readMigrations()
  // Embedded databases had not granted all that a hosted project grants by itself.
  const grants = readStatements(first.sql).filter(({ kind }) => kind === 'grant')
  const grant = grants.map(({ text }) => text).join('\n')
  const others = await differFrom(database, first.sql, grant)
  if (others.length > 0) {
    throw new Problem(
      'data-unusable',
      `The database is not what version 0.1 begins with, so the upgrade stops here. It differs in: ${others.join(', ')}`,
    )
  }
  await database.transaction(async (transaction) => {
    await transaction.exec(grant)
    await transaction.exec(
      `delete from supabase_migrations.schema_migrations where version <= '${before.at(-1)!.version}'`,
    )
    await noteMigration(transaction, first)
  })
  return true
}

/** What of a database is another than these statements make, which are run beside it and taken back. */
async function differFrom(
  database: OpenedDatabase['database'],
  sql: string,
  grant: string,
): Promise<readonly string[]> {
  const found = new Error('They were compared.')
  let others: readonly string[] = []
  const compare = async (transaction: Queries) => {
    await transaction.exec(grant)
    const now = await readCatalogue(transaction)
    const { rows } = await transaction.query<{ drop: string }>(
      `select format('drop trigger %I on %s', tgname, tgrelid::regclass) as drop
       from pg_trigger join pg_class on pg_class.oid = tgrelid
       where not tgisinternal and relnamespace::regnamespace::name not in ('public', 'private')
       union all select format('drop policy %I on storage.objects', polname) from pg_policy where polrelid = to_regclass('storage.objects')`,
    )
    await transaction.exec(rows.map((row) => row.drop).join(';'))
    await transaction.exec(
      `alter schema public rename to public_of_now; alter schema private rename to private_of_now; create schema public;
       grant usage on schema public to anon, authenticated, service_role`,
    )
    await transaction.exec(sql)
    others = differences(now, await readCatalogue(transaction))
    throw found
  }
  await database.transaction(compare).catch((error: unknown) => {
    if (error !== found) throw error
  })
  return others
}
