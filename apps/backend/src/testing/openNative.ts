import type { PGlite } from '@electric-sql/pglite'
import { createPostgresConnection } from '@supabase/lite/postgres'
import postgres from 'postgres'
import {
  createAccount,
  grantAdministration,
  setAccount,
  setEmail,
  type Account,
  type AccountEmail,
  type AccountPassword,
} from '../admin/embeddedAccounts.ts'
import { ensureSecrets, type Secrets } from '../data/secrets.ts'
import { ROLES } from '../database/applyMigrations.ts'
import { createApp } from '../database/createApp.ts'
import { readMigrations } from '../database/readMigrations.ts'
import { startNativePostgres } from './nativePostgres.ts'

/** The API over a database. */
export interface Served {
  readonly databaseUrl?: string
  readonly secrets: Secrets
  readonly fetch: (request: Request) => Promise<Response>
  readonly close: () => Promise<void>
  readonly makeAccount: (account: Account, isAdministrator: boolean) => Promise<void>
  readonly setAccount: (account: AccountPassword) => Promise<string>
  readonly setEmail: (account: AccountEmail) => Promise<boolean>
}

/** @supabase/lite gives JSON to its driver as text, which would become a JSON string. PostgREST and PGlite take it as it is. */
const JSONB = {
  to: 3802,
  from: [3802],
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: (text: string) => JSON.parse(text) as unknown,
}

/** The API over a PostgreSQL server of its own, whose files lie in the folder. */
export async function openNative(folder: string, prepared = ''): Promise<Served> {
  const server = await startNativePostgres(folder)
  const sql = postgres(server.url, { max: 1, onnotice: () => undefined })
  const connection = createPostgresConnection({
    url: server.url,
    postgresOptions: { onnotice: () => undefined, types: { jsonb: JSONB } },
  })
  const { secrets } = await ensureSecrets(folder)
  const app = createApp(connection, secrets)
  await app.ensureSystemSchema()
  await sql.unsafe(ROLES)
  for (const { sql: statements } of readMigrations()) await sql.unsafe(statements)
  await sql.unsafe(
    'create schema if not exists extensions; create extension if not exists pgcrypto with schema extensions',
  )
  await sql.unsafe(prepared)
  await connection.clearSchemaCache()
  // At its first request @supabase/lite grants every table to everyone: cause that now, and revoke it.
  const headers = { apikey: secrets.publishableKey }
  await app.fetch(new Request('http://localhost/rest/v1/listings?limit=0', { headers }))
  await sql`select private.restrict_grants()`
  // createAccount expects PGlite's query; this session is the postgres package's.
  const queries = {
    query: async (text: string, values: string[]) => ({ rows: await sql.unsafe(text, values) }),
  } as unknown as Pick<PGlite, 'query'>
  const makeAccount: Served['makeAccount'] = async (account, isAdministrator) => {
    const id = await createAccount(queries, account)
    if (isAdministrator) await grantAdministration(queries, id, account.email)
  }
  await makeAccount(secrets.demoAdministrator, true)
  return {
    secrets,
    databaseUrl: server.url,
    fetch: async (request) => app.fetch(request),
    makeAccount,
    setAccount: (account) => setAccount(queries, account),
    setEmail: (account) => setEmail(queries, account),
    close: async () => {
      await connection.close()
      await sql.end()
      await server.close()
    },
  }
}
