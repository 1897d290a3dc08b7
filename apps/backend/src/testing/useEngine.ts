import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe } from 'vitest'
import type { Database } from '@dira/data/database'
import type { Account, AccountEmail, AccountPassword } from '../admin/embeddedAccounts.ts'
import type { Secrets } from '../data/secrets.ts'
import { openEmbedded } from '../database/openEmbedded.ts'
import { listen } from '../server/listen.ts'
import { refuseUnreadable } from '../server/refuseUnreadable.ts'
import { openNative, type Served } from './openNative.ts'
import { placeData } from './preparedData.ts'
import { runOnData } from './runOnData.ts'
import { temporaryFolder } from './temporaryFolder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly isNightly: boolean
  }
}

type EngineName = 'PGlite' | 'PostgreSQL'

/**
 * Tests of what each engine does: on PostgreSQL in `.ci/run`, since a deployment has it. On the embedded PGlite they are in every run, or, of a file
 * that `npm test` leaves out, by night.
 */
export function describeOnEngines(tests: (name: EngineName) => void, { isQuick = false } = {}): void {
  describe('on PGlite', { tags: isQuick ? [] : ['nightly'] }, () => {
    tests('PGlite')
  })
  describe('on PostgreSQL', { tags: ['ci'] }, () => {
    tests('PostgreSQL')
  })
}

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
  readonly setEmail: (account: AccountEmail) => Promise<boolean>
  /** PostgreSQL's own address; PGlite has none. */
  readonly databaseUrl: string | undefined
}

const MEMBER: Account = { email: 'member@dira.example', password: 'member-1' }
const SECOND: Account = { email: 'second@dira.example', password: 'second-1' }

/** Serves a database during the tests of a describe block. `prepared`: statements that are run with all rights before it is served. */
export function useEngine(name: EngineName, prepared = ''): () => Engine {
  const folder = temporaryFolder()
  let engine: Engine | undefined
  let close = async () => undefined as void

  beforeAll(async () => {
    // @supabase/lite prints every refused statement.
    console.error = () => undefined
    const served = await (name === 'PGlite' ? openPglite(folder, prepared) : openNative(folder, prepared))
    const { secrets } = served
    const listener = await listen(refuseUnreadable(served.fetch))
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
      setEmail: served.setEmail,
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

async function openPglite(folder: string, prepared: string): Promise<Served> {
  const dataFolder = join(folder, 'data')
  await placeData(dataFolder)
  if (prepared !== '') await runOnData(dataFolder, prepared)
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
    setEmail: async (account) => (await (await asService('/control/emails', 'POST', account)).json()) as boolean,
    makeAccount: async (account, isAdministrator) => {
      // The API only makes administrators, so the right is revoked afterwards.
      await asService('/control/administrators', 'POST', { ...account, resetPassword: false })
      if (!isAdministrator) await asService(`/rest/v1/admin_users?email=eq.${account.email}`, 'DELETE')
    },
  }
}
