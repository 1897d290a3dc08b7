import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe } from 'vitest'
import type { Database } from '@dira/data/database'
import type { Account, AccountEmail, AccountPassword } from '../accounts/embeddedAccounts.ts'
import type { Secrets } from '../data/secrets.ts'
import { listen } from '../server/listen.ts'
import { refuseUnreadable } from '../server/refuseUnreadable.ts'
import { openEngine, type EngineName } from './openEngine.ts'
import { temporaryFolder } from './temporaryFolder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly isNightly: boolean
  }
}

/** Tests of what each engine does: on the embedded PGlite in every run, on PostgreSQL, which a deployment has, in `.ci/run`. */
export function describeOnEngines(tests: (name: EngineName) => void): void {
  describeOn('PGlite', [], tests)
  describeOn('PostgreSQL', ['ci'], tests)
}

/** The same in a file that is tagged `ci`: on PGlite by night. */
export function describeOnEnginesInCi(tests: (name: EngineName) => void): void {
  describeOn('PGlite', ['nightly'], tests)
  describeOn('PostgreSQL', [], tests)
}

function describeOn(name: EngineName, tags: string[], tests: (name: EngineName) => void): void {
  describe(`on ${name}`, { tags }, () => {
    tests(name)
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
    const served = await openEngine(name, folder, prepared)
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
