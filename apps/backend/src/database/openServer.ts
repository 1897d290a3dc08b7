import { buffer } from 'node:stream/consumers'
import { finished } from 'node:stream/promises'
import { createPostgresConnection } from '@supabase/lite/postgres'
import postgres, { type Sql, type TransactionSql } from 'postgres'
import { Problem } from '../report/problem.ts'
import { closeAfter } from './closeAfter.ts'
import type { Database, OpenedDatabase, Queries, Transaction } from './database.ts'

/** How long a request's statement may take, and a transaction may wait for its next one, in milliseconds. */
const LONGEST = 60_000
/** The timeout for running queries when closing, in seconds: `end` alone waits for ever. */
const CLOSING = { timeout: 5 }
/** The advisory lock of the process that serves a database: any number that others will not take. */
const LOCK = 0x64697261

/** @supabase/lite gives JSON to its driver as text, which would become a JSON string. PostgREST and PGlite take it as it is. */
const JSONB = {
  to: 3802,
  from: [3802],
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: (text: string) => JSON.parse(text) as unknown,
}

const COMMON = { onnotice: () => undefined, connection: { application_name: 'dira' } }

export interface OpenServerOptions {
  readonly url: string
  /** There has been a database here: refuse to make a new, empty one in its place. */
  readonly mustExist: boolean
  /** Refuse a database that has been used. @default false */
  readonly mustBeEmpty?: boolean
}

/** Opens a database of a PostgreSQL server, from version 15 on. One process at a time has it open. */
export async function openServer({ url, mustExist, mustBeEmpty = false }: OpenServerOptions): Promise<OpenedDatabase> {
  // Migrations take as long as they take; what people ask for does not.
  const { database, close: closeDatabase } = connectToServer(url)
  let isHeld = true
  // The session of the lock is never made anew: without it another process may have the database open.
  const holder = postgres(url, { ...COMMON, max: 1, max_lifetime: null, onclose: () => (isHeld = false) })
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      ...COMMON,
      types: { jsonb: JSONB },
      connection: {
        ...COMMON.connection,
        statement_timeout: LONGEST,
        idle_in_transaction_session_timeout: LONGEST,
      },
    },
  })
  const close = async () => {
    await Promise.all([closeDatabase(), ...[holder, connection.driver].map(async (pool) => pool.end(CLOSING))])
  }
  try {
    await holdDatabase(holder, url)
    await checkTables(database, { url, mustExist, mustBeEmpty })
  } catch (error) {
    await close()
    throw explained(error, url)
  }
  return {
    connection,
    database,
    isSingleSession: false,
    // Each request has a session to itself, which the server rolls back where it fails.
    isIntact: async () => isHeld,
    failure: () => undefined,
    close,
  }
}

/** The bytes of a database of a server. */
export async function sizeOnServer(url: string): Promise<number> {
  const size = closeAfter(connectToServer(url), async ({ database }) => {
    const { rows } = await database.query<{ size: string }>('select pg_database_size(current_database()) as size')
    return Number(rows[0]?.size)
  })
  return size.catch((error: unknown) => {
    throw explained(error, url)
  })
}

/** A database of a server by one session with all rights, whether or not another process has it open. */
export function connectToServer(url: string): { readonly database: Database; readonly close: () => Promise<void> } {
  if (!URL.canParse(url)) {
    throw new Problem(
      'wrong-usage',
      'DATABASE_URL is no address such as postgres://account:password@host:5432/database.',
    )
  }
  const sql = postgres(url, { ...COMMON, max: 1 })
  return {
    database: {
      ...queriesOf(sql),
      transaction: async (task) => {
        const { result } = await sql.begin(async (transaction) => ({ result: await task(transactionOf(transaction)) }))
        return result
      },
    },
    close: async () => sql.end(CLOSING),
  }
}

/** Refuses a database that is another program's, and an empty one where there has been one. */
async function checkTables(database: Queries, { url, mustExist, mustBeEmpty }: OpenServerOptions): Promise<void> {
  const { rows } = await database.query<{ isOurs: boolean; other: string | null }>(
    `select to_regclass('supabase_migrations.schema_migrations') is not null as "isOurs",
       (select min(relname) from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
         and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')) as other`,
  )
  const { isOurs, other } = rows[0]! // It returns one row.
  if (mustBeEmpty && other !== null) {
    throw new Problem('wrong-usage', `${nameOf(url)} has tables. Make an empty one, and name that in DATABASE_URL.`)
  }
  if (!isOurs && other !== null) {
    throw new Problem(
      'wrong-usage',
      `${nameOf(url)} is another program's: it has a table ${other}. Make an empty one for Dira, and name that in DATABASE_URL.`,
    )
  }
  if (mustExist && other === null) {
    throw new Problem(
      'data-missing',
      `${nameOf(url)} is empty. Put the data back, or start anew to begin with the sample.`,
    )
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

function transactionOf(sql: TransactionSql): Transaction {
  return {
    ...queriesOf(sql),
    copyOut: async (query) => {
      const stream = await sql.unsafe(`copy (${query}) to stdout`).readable()
      const rows = await buffer(stream)
      // Where the last piece fills the stream, postgres.js leaves its socket paused, and the next answer never comes (porsager/postgres#499).
      // oxlint-disable-next-line no-underscore-dangle -- It is what postgres.js gives for this, and resumes the socket.
      stream._read(0)
      return rows
    },
    copyIn: async (table, rows) => {
      const stream = await sql.unsafe(`copy ${table} from stdin`).writable()
      await finished(stream.end(rows))
    },
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
