import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { createPostgresConnection } from '@supabase/lite/postgres'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import postgres from 'postgres'
import { afterAll, beforeAll, inject } from 'vitest'
import type { Database } from '@dira/data/database'
import {
  createAccount,
  grantAdministration,
  setAccount,
  type Account,
  type AccountPassword,
} from '../admin/embeddedAccounts.ts'
import { ensureSecrets, type Secrets } from '../data/secrets.ts'
import { ROLES } from '../database/applyMigrations.ts'
import { createApp } from '../database/createApp.ts'
import { openEmbedded } from '../database/openEmbedded.ts'
import { readMigrations } from '../database/readMigrations.ts'
import { listen } from '../server/listen.ts'
import { placeData } from './preparedData.ts'
import { startNativePostgres } from './nativePostgres.ts'
import { temporaryFolder } from './temporaryFolder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly isFull: boolean
  }
}

type EngineName = 'PGlite' | 'PostgreSQL'

/** What the API is tested on: the embedded default, and in a full run PostgreSQL itself. */
export const ENGINES: readonly EngineName[] = inject('isFull') ? ['PGlite', 'PostgreSQL'] : ['PGlite']

type Client = SupabaseClient<Database>

/** The API over one engine, served over HTTP, and its clients. */
export interface Engine {
  readonly address: string
  readonly secrets: Secrets
  /** A visitor. */
  readonly anon: Client
  /** Signed in, but not an administrator. */
  readonly member: Client
  /** The demo administrator, signed in. */
  readonly admin: Client
  /** The service role. */
  readonly service: Client
  /** Gives an account a password, as a `Backend` does. */
  readonly setAccount: (account: AccountPassword) => Promise<string>
  /** PostgreSQL's own address; PGlite has none. */
  readonly databaseUrl: string | undefined
}

interface Served {
  readonly databaseUrl?: string
  readonly secrets: Secrets
  readonly fetch: (request: Request) => Promise<Response>
  readonly close: () => Promise<void>
  readonly makeAccount: (account: Account, isAdministrator: boolean) => Promise<void>
  readonly setAccount: Engine['setAccount']
}

/** @supabase/lite gives JSON to its driver as text, which would become a JSON string. PostgREST and PGlite take it as it is. */
const JSONB = {
  to: 3802,
  from: [3802],
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: (text: string) => JSON.parse(text) as unknown,
}

const MEMBER: Account = { email: 'member@dira.example', password: 'member-1' }
const SECOND: Account = { email: 'second@dira.example', password: 'second-1' }

/** Serves a database during the tests of a describe block. */
export function useEngine(name: EngineName): () => Engine {
  const folder = temporaryFolder()
  let engine: Engine | undefined
  let close = async () => undefined as void

  beforeAll(async () => {
    // @supabase/lite prints every refused statement.
    console.error = () => undefined
    const served = await (name === 'PGlite' ? openPglite(folder) : openNative(folder))
    const { secrets } = served
    const listener = await listen(served.fetch)
    close = async () => {
      await listener.close()
      await served.close()
    }
    await served.makeAccount(MEMBER, false)
    await served.makeAccount(SECOND, true)
    const address = `http://127.0.0.1:${listener.port}`
    engine = {
      address,
      secrets,
      anon: connect(address, secrets.publishableKey),
      member: await signedIn(address, secrets.publishableKey, MEMBER),
      admin: await signedIn(address, secrets.publishableKey, secrets.demoAdministrator),
      service: connect(address, secrets.secretKey),
      setAccount: served.setAccount,
      databaseUrl: served.databaseUrl,
    }
  })
  afterAll(async () => close())

  return () => {
    if (!engine) throw new Error('The engine runs during tests only')
    return engine
  }
}

function connect(address: string, key: string): Client {
  return createClient<Database>(address, key, { auth: { persistSession: false, autoRefreshToken: false } })
}

async function signedIn(address: string, key: string, account: Account): Promise<Client> {
  const client = connect(address, key)
  const { error } = await client.auth.signInWithPassword(account)
  if (error) throw error
  return client
}

async function openPglite(folder: string): Promise<Served> {
  const dataFolder = join(folder, 'data')
  await placeData(dataFolder)
  const { secrets, fetch: answer, close } = await openEmbedded({ dataFolder, command: 'a test' })
  const asService = (path: string, method: string, body?: object) =>
    answer(
      new Request(`http://127.0.0.1${path}`, {
        method,
        headers: { apikey: secrets.secretKey, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      }),
    )
  return {
    secrets,
    fetch: answer,
    close,
    setAccount: async (account) => (await (await asService('/control/accounts', 'POST', account)).json()) as string,
    makeAccount: async (account, isAdministrator) => {
      // The API only makes administrators, so the right is revoked afterwards.
      await asService('/control/administrators', 'POST', { ...account, resetPassword: false })
      if (!isAdministrator) await asService(`/rest/v1/admin_users?email=eq.${account.email}`, 'DELETE')
    },
  }
}

async function openNative(folder: string): Promise<Served> {
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
    close: async () => {
      await connection.close()
      await sql.end()
      await server.close()
    },
  }
}
