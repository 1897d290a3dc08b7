import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { App } from '@supabase/lite'
import type { PgliteConnection } from '@supabase/lite/pglite'
import { createAccount, findAccount, grantAdministration, setPassword } from '../admin/embeddedAccounts.ts'
import { SUPABASE_FOLDER } from '../data/dataFolder.ts'
import type { Secrets } from '../data/secrets.ts'
import { applyMigrations } from './applyMigrations.ts'
import { once } from './once.ts'

export interface PrepareDatabaseOptions {
  readonly app: App
  readonly connection: PgliteConnection
  readonly secrets: Secrets
  /** The secrets are new; the database may be older. */
  readonly secretsMade: boolean
}

/** Applies the migrations. A new database also gets the sample directory and the demo administrator. */
export async function prepareDatabase({
  app,
  connection,
  secrets: { publishableKey, demoAdministrator },
  secretsMade,
}: PrepareDatabaseOptions): Promise<void> {
  const postgres = connection.driver
  await applyMigrations(app, connection)

  const seed = join(SUPABASE_FOLDER, 'seed.sql')
  if (existsSync(seed)) {
    await once(connection, 'seed.sql', async (transaction) => void (await transaction.exec(readFileSync(seed, 'utf8'))))
  }

  await postgres.exec(
    'create schema if not exists extensions; create extension if not exists pgcrypto with schema extensions',
  )
  await once(connection, 'demo administrator', async (transaction) => {
    const id = await createAccount(transaction, demoAdministrator)
    await grantAdministration(transaction, id, demoAdministrator.email)
  })
  if (secretsMade) {
    const id = await findAccount(postgres, demoAdministrator.email)
    if (id) await setPassword(postgres, id, demoAdministrator.password)
  }

  // At its first request @supabase/lite grants every table to everyone: cause that now, and revoke it.
  await app.fetch(new Request('http://localhost/rest/v1/listings?limit=0', { headers: { apikey: publishableKey } }))
  await postgres.exec('select private.restrict_grants()')
}
