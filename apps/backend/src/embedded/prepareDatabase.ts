import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { App } from '@supabase/lite'
import { createAccount, findAccount, grantAdministration, setPassword } from '../accounts/embeddedAccounts.ts'
import { SUPABASE_FOLDER } from '../data/dataFolder.ts'
import type { Secrets } from '../data/secrets.ts'
import { applyMigrations } from '../database/applyMigrations.ts'
import type { OpenedDatabase } from '../database/database.ts'
import { once } from '../database/once.ts'

export interface PrepareDatabaseOptions extends Pick<OpenedDatabase, 'connection' | 'database'> {
  readonly app: App
  readonly secrets: Secrets
  /** The secrets are new; the database may be older. */
  readonly secretsMade: boolean
}

/** Applies the migrations. A new database also gets the sample directory and the demo administrator. */
export async function prepareDatabase({
  app,
  connection,
  database,
  secrets: { publishableKey, demoAdministrator },
  secretsMade,
}: PrepareDatabaseOptions): Promise<void> {
  await applyMigrations(app, { connection, database })

  const seed = join(SUPABASE_FOLDER, 'seed.sql')
  if (existsSync(seed)) {
    await once(database, 'seed.sql', async (transaction) => void (await transaction.exec(readFileSync(seed, 'utf8'))))
  }

  await database.exec(
    'create schema if not exists extensions; create extension if not exists pgcrypto with schema extensions',
  )
  await once(database, 'demo administrator', async (transaction) => {
    const id = await createAccount(transaction, demoAdministrator)
    await grantAdministration(transaction, id, demoAdministrator.email)
  })
  if (secretsMade) {
    const id = await findAccount(database, demoAdministrator.email)
    if (id) await setPassword(database, id, demoAdministrator.password)
  }

  // At its first request @supabase/lite grants every table to everyone: cause that now, and revoke it.
  await app.fetch(new Request('http://localhost/rest/v1/listings?limit=0', { headers: { apikey: publishableKey } }))
  await database.exec('select private.restrict_grants()')
}
