// @module-tag ci
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { connectBackend } from '../connect/connectBackend.ts'
import { superviseBackend, type SupervisedBackend } from '../supervise/superviseBackend.ts'
import { runOnServer, startNativePostgres, type NativePostgres } from '../testing/nativePostgres.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { openEmbedded } from '../embedded/openEmbedded.ts'
import { connectToServer } from './openServer.ts'

const folder = temporaryFolder()
const dataFolder = join(folder, 'data')
const command = 'a test'
let server: NativePostgres
/** The address for an account that owns the database and is no superuser. */
let url: string
let sql: postgres.Sql

beforeAll(async () => {
  // @supabase/lite prints every refused statement.
  console.error = () => undefined
  server = await startNativePostgres(folder)
  const name = `owner_${randomUUID().slice(0, 8)}`
  await runOnServer(server.url, `create role ${name} login bypassrls password 'secret-of-owner'`)
  await runOnServer(server.url, `create database ${name} owner ${name}`)
  url = Object.assign(new URL(server.url), { username: name, password: 'secret-of-owner', pathname: `/${name}` }).href
  sql = postgres(url, { max: 1, onnotice: () => undefined })
})
afterAll(async () => {
  await sql.end()
  await server.close()
})

describe('a database of a PostgreSQL server', () => {
  test('is not opened where it is another program’s', async () => {
    await sql`create table orders ()`
    await expect(openEmbedded({ dataFolder, command, databaseUrl: url })).rejects.toThrow(
      /is another program's: it has a table orders\. Make an empty one for Dira/,
    )
    await sql`drop table orders`
  })

  test('gives the rows of a copy however many bytes they are, and goes on', async () => {
    const { database, close } = connectToServer(url)
    await database.transaction(async (transaction) => {
      for (let bytes = 60_000; bytes < 140_000; bytes += 999) {
        const rows = await transaction.copyOut(`select repeat('x', ${bytes})`)
        expect(rows.length).toBe(bytes + 1)
      }
    })
    await close()
  })

  test('is not opened for an account that may not take on the roles of the API, until a superuser has granted them', async () => {
    await expect(openEmbedded({ dataFolder, command, databaseUrl: url })).rejects.toThrow(
      /^The account of DATABASE_URL may not take on the roles of the API \(.*\)\. Let a superuser make and grant them/,
    )
    // As deploy/README.md has it.
    await runOnServer(
      server.url,
      `do $$ begin
      create role anon nologin; create role authenticated nologin; create role service_role nologin bypassrls;
      exception when duplicate_object then null; end $$;
      grant anon, authenticated, service_role to ${new URL(url).username}`,
    )
  })

  test('is not opened where the server does not answer, or not to this account; the reason names no password', async () => {
    const open = async (change: object) =>
      openEmbedded({ dataFolder, command, databaseUrl: Object.assign(new URL(url), change).href })
    for (const change of [{ port: '1' }, { password: 'not-it' }, { pathname: '/no' }]) {
      const opened = open(change)
      await expect(opened, JSON.stringify(change)).rejects.toThrow(/^The database \w+ on [\w.:]+ cannot be opened/)
      await expect(opened).rejects.not.toThrow(/secret-of-owner|not-it/)
    }
  })

  test('is migrated and seeded by the first start, and opened by one process at a time', async () => {
    const { fetch, secrets, close } = await openEmbedded({ dataFolder, command, databaseUrl: url })
    const answer = await fetch(
      new Request('http://127.0.0.1/rest/v1/listings?select=id', {
        headers: { apikey: secrets.secretKey, prefer: 'count=exact', range: '0-0' },
      }),
    )
    expect(answer.headers.get('content-range')).toBe('0-0/696')
    await expect(openEmbedded({ dataFolder: join(folder, 'other'), command, databaseUrl: url })).rejects.toThrow(
      'is in use by another process of Dira',
    )
    // Nobody has more than the migrations grant.
    const refused = await fetch(
      new Request('http://127.0.0.1/rest/v1/contact_messages', { headers: { apikey: secrets.publishableKey } }),
    )
    expect(refused.status).toBe(401)
    await close()
  })

  test('is not made anew where one has been', async () => {
    await expect(openEmbedded({ dataFolder, command, mustExist: true, databaseUrl: server.url })).rejects.toThrow(
      'is empty',
    )
  })
})

describe('the service over a PostgreSQL server', () => {
  let backend: SupervisedBackend | undefined
  afterEach(async () => {
    await backend?.stop()
    vi.unstubAllEnvs()
  })

  test('loses nothing that was acknowledged when its process is killed, stores nothing twice, and commands reach it', async () => {
    vi.stubEnv('DATABASE_URL', url)
    const running = (backend = await superviseBackend({ dataFolder }))
    const acknowledged = new Set<string>()
    const send = async (key: string): Promise<void> => {
      const sent = await running
        .request('/rest/v1/contact_messages', {
          method: 'POST',
          headers: { apikey: running.publishableKey, 'content-type': 'application/json' },
          body: JSON.stringify({ idempotency_key: key, name: 'N', email: `${key}@dira.example`, message: key }),
        })
        .catch(() => undefined)
      // Sent again until it is known to be stored, as a form does.
      if (sent?.status === 201 || sent?.status === 409) acknowledged.add(key)
      else await pause(50).then(() => send(key))
    }
    for (let kill = 0; kill < 3; kill += 1) {
      const { pid } = running
      const sending = Array.from({ length: 20 }, async () => send(randomUUID()))
      await Promise.race(sending)
      process.kill(pid!, 'SIGKILL') // It is ready, so there is a process.
      // One after the kill, too: the others may have been answered before it.
      await Promise.all([...sending, send(randomUUID())])
    }
    const stored = await sql<{ message: string }[]>`select message from public.contact_messages`
    expect(stored.map(({ message }) => message).toSorted()).toEqual([...acknowledged].toSorted())

    const reached = await connectBackend({ dataFolder })
    expect(reached.name).toContain('the running server')
    expect(
      await reached.makeAdministrator({ email: 'new@dira.example', password: 'secret-1', resetPassword: false }),
    ).toEqual({
      accountMade: true,
      granted: true,
      passwordSet: true,
    })
  })

  test('goes on when the server ends its sessions', async () => {
    vi.stubEnv('DATABASE_URL', url)
    const running = (backend = await superviseBackend({ dataFolder }))
    const published = async () => {
      const headers = { apikey: running.publishableKey }
      const answer = await running
        .request('/rest/v1/rpc/listings_version', { method: 'POST', headers })
        .catch(() => undefined)
      return answer?.status
    }
    expect(await published()).toBe(200)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'dira'`
    await expect.poll(published).toBe(200)
  })
})
