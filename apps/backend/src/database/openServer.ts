import { createPostgresConnection } from '@supabase/lite/postgres'
import postgres, { type Sql, type TransactionSql } from 'postgres'
import { Problem } from '../problem.ts'
import type { OpenedDatabase, Queries } from './database.ts'

/** How long a request's statement may take, and a transaction may wait for its next one, in milliseconds. */
const LONGEST = 60_000
/** How long to wait for what is under way when closing, in seconds: `end` alone waits for ever. */
const CLOSING = 5
/** The advisory lock of the process that serves a database: any number that others will not take. */
const LOCK = 0x64697261

/** @supabase/lite gives JSON to its driver as text, which would become a JSON string. PostgREST and PGlite take it as it is. */
const JSONB = {
  to: 3802,
  from: [3802],
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: (text: string) => JSON.parse(text) as unknown,
}

export interface OpenServerOptions {
  readonly url: string
  /** There has been a database here: refuse to make a new, empty one in its place. */
  readonly mustExist: boolean
}

/** Opens a database of a PostgreSQL server, from version 15 on. One process at a time has it open. */
export async function openServer({ url, mustExist }: OpenServerOptions): Promise<OpenedDatabase> {
  if (!URL.canParse(url)) {
    throw new Problem(
      'wrong-usage',
      'DATABASE_URL is no address such as postgres://account:password@host:5432/database.',
    )
  }
  const common = { onnotice: () => undefined, connection: { application_name: 'dira' } }
  // Migrations take as long as they take; what people ask for does not.
  const sql = postgres(url, { ...common, max: 1 })
  let isHeld = true
  // The session of the lock is never made anew: without it another process may have the database open.
  const holder = postgres(url, { ...common, max: 1, max_lifetime: null, onclose: () => (isHeld = false) })
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      ...common,
      types: { jsonb: JSONB },
      connection: {
        ...common.connection,
        statement_timeout: LONGEST,
        idle_in_transaction_session_timeout: LONGEST,
      },
    },
  })
  const close = async () => {
    await Promise.all([holder, sql, connection.driver].map(async (pool) => pool.end({ timeout: CLOSING })))
  }
  try {
    await holdDatabase(holder, url)
    const [known] = await sql<{ isThere: boolean }[]>`select to_regclass('public.listings') is not null as "isThere"`
    if (mustExist && !known?.isThere) {
      throw new Problem(
        'data-missing',
        `${nameOf(url)} is empty. Put the data back, or start anew to begin with the sample.`,
      )
    }
  } catch (error) {
    await close()
    throw explained(error, url)
  }
  return {
    connection,
    database: {
      ...queriesOf(sql),
      transaction: async (task) => {
        const { result } = await sql.begin(async (transaction) => ({ result: await task(queriesOf(transaction)) }))
        return result
      },
    },
    isSingleSession: false,
    // Each request has a session to itself, which the server rolls back where it fails.
    isIntact: async () => isHeld,
    failure: () => undefined,
    close,
  }
}

/** Keeps other processes from the database. The server lets go of the session, and so of the lock, when this process ends, however it does. */
async function holdDatabase(holder: Sql, url: string): Promise<void> {
  const [answer] = await holder<{ isHeld: boolean }[]>`select pg_try_advisory_lock(${LOCK}) as "isHeld"`
  if (!answer?.isHeld) {
    throw new Problem(
      'data-in-use',
      `${nameOf(url)} is in use by another process of Dira. Stop it first, then try again.`,
    )
  }
}

function queriesOf(sql: Sql | TransactionSql): Queries {
  return {
    query: async <Row extends object>(statement: string, values: string[] = []) => ({
      rows: await sql.unsafe<Row[]>(statement, values),
    }),
    exec: async (statements) => sql.unsafe(statements),
  }
}

/** A server as messages name it: without its password. */
function nameOf(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `The database ${pathname.slice(1)} on ${hostname}${port && `:${port}`}`
}

/** A `Problem` for what the operator can do something about. */
function explained(error: unknown, url: string): unknown {
  if (error instanceof Problem) return error
  const { code = '', message = '' } = Object(error) as { readonly code?: string; readonly message?: string }
  // No connection, no such account or database, or not its password.
  const isUnreachable = /^(?:ECONN|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|CONNECT_TIMEOUT|28|3D000)/.test(code)
  if (!isUnreachable) return error
  return new Problem(
    'data-unusable',
    `${nameOf(url)} cannot be opened (${message}). Check DATABASE_URL and the server.`,
    {
      cause: error,
    },
  )
}
