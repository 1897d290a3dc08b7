// @module-tag ci
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dataPaths } from '../data/dataFolder.ts'
import { readSecrets } from '../data/secrets.ts'
import { closeAfter } from '../database/closeAfter.ts'
import { openPglite } from '../database/openPglite.ts'
import { superviseBackend, type SupervisedBackend } from '../supervise/superviseBackend.ts'
import { startNativePostgres } from '../testing/nativePostgres.ts'
import { placeData } from '../testing/preparedData.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { readBackups, type BackupManifest } from './backupFolder.ts'
import { keepBackups } from './keepBackups.ts'
import { filesIn } from '../data/files.ts'
import { readTables } from './tables.ts'

type Tables = Readonly<Record<string, { readonly rows: number; readonly hash: string }>>

const root = temporaryFolder()
const AMINA = { email: 'amina@dira.example', password: 'a-password-of-hers' }
const IMAGE = 'ab12/480.webp'

let folder: string
let dataFolder: string
let backups: string
let backend: SupervisedBackend | undefined
let count = 0

beforeEach(async () => {
  folder = join(root, String((count += 1)))
  dataFolder = join(folder, 'data')
  backups = join(folder, 'backups')
  await placeData(dataFolder)
  const image = join(dataPaths(dataFolder).images, IMAGE)
  mkdirSync(join(image, '..'), { recursive: true })
  writeFileSync(image, 'of Kiondo House')
  backend = await superviseBackend({ dataFolder })
})
afterEach(async () => {
  await stop()
  vi.unstubAllEnvs()
})

async function stop(): Promise<void> {
  await backend?.stop()
  backend = undefined
}

function start(command: 'backup' | 'restore' | 'make-admin', ...args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [join(import.meta.dirname, `../cli/${command}.ts`), ...args], {
    env: { ...process.env, DIRA_DATA: dataFolder, SUPABASE_URL: '', VITE_SUPABASE_URL: '' },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
}

async function run(command: 'backup' | 'restore' | 'make-admin', ...args: readonly string[]) {
  const child = start(command, ...args)
  child.stdin?.end(AMINA.password)
  const closed = once(child, 'close')
  // `stdio` above makes both.
  const [output, errors] = await Promise.all([text(child.stdout!), text(child.stderr!)])
  await closed
  return { code: child.exitCode, output, errors }
}

/** Asks the running backend with the service's key, or as somebody else. */
async function ask(path: string, init: RequestInit & { readonly key?: string } = {}): Promise<unknown> {
  const secrets = readSecrets(dataFolder)
  const headers = { apikey: init.key ?? secrets?.secretKey ?? '', 'content-type': 'application/json', ...init.headers }
  const answer = await backend?.request(path, { ...init, headers })
  if (!answer?.ok) throw new Error(`${path} answered ${answer?.status}: ${await answer?.text()}`)
  const body = await answer.text()
  return body === '' ? undefined : JSON.parse(body)
}

async function signIn({ email, password } = AMINA): Promise<string> {
  const { publishableKey } = readSecrets(dataFolder)! // The backend has made them.
  const body = JSON.stringify({ email, password })
  const answer = await ask('/auth/v1/token?grant_type=password', { method: 'POST', body, key: publishableKey })
  return (answer as { access_token: string }).access_token
}

async function tablesOf(data: string): Promise<Tables> {
  const opened = await openPglite({ dataFolder: data, mustExist: true })
  return contentIn(await closeAfter(opened, async ({ database }) => database.transaction(readTables)))
}

const contentIn = (tables: BackupManifest['tables'] = {}): Tables =>
  Object.fromEntries(Object.entries(tables).map(([name, { rows, hash }]) => [name, { rows, hash }]))

/** Its epoch is new after a restore, so that no reader takes what comes for what it has. */
function withoutVersion({ 'private.listings_version': _version, ...tables }: Tables): Tables {
  return tables
}

test('backup, destroy, restore, into either engine: the same hashes of every table, the same images, and accounts sign in', async () => {
  await run('make-admin', AMINA.email, '--password-stdin')
  const token = await signIn()
  await ask('/rest/v1/contact_messages', {
    method: 'POST',
    body: JSON.stringify({ idempotency_key: crypto.randomUUID(), name: 'N', email: 'n@dira.example', message: 'M' }),
  })
  const made = await run('backup')
  expect(made).toMatchObject({ code: 0, errors: '' })
  expect(made.output).toContain('696 listings, 2 accounts and 1 image files')
  await stop()

  const secrets = readFileSync(dataPaths(dataFolder).secrets, 'utf8')
  const before = await tablesOf(dataFolder)
  expect(before['public.contact_messages']?.rows).toBe(1)
  const [backup] = readBackups(backups)
  expect(contentIn(backup?.manifest.tables)).toEqual(before)
  for (const file of await filesIn(backup?.path ?? '')) {
    expect(`${file} ${statSync(join(backup?.path ?? '', file)).mode & 0o077}`).toBe(
      // The image is the one in the data folder, which has its own rights.
      file === `images/${IMAGE}`
        ? `${file} ${statSync(join(dataPaths(dataFolder).images, IMAGE)).mode & 0o077}`
        : `${file} 0`,
    )
  }

  const server = await startNativePostgres(root)
  vi.stubEnv('DATABASE_URL', server.url)
  rmSync(dataFolder, { recursive: true })
  expect(await run('restore', backup?.path ?? '')).toMatchObject({ code: 0, errors: '' })
  dataFolder = join(folder, 'other')
  expect((await run('restore', backup?.path ?? '')).errors).toContain('has tables. Make an empty one')
  rmSync(dataFolder, { recursive: true })
  dataFolder = join(folder, 'data')
  backend = await superviseBackend({ dataFolder })
  expect(await run('backup')).toMatchObject({ code: 0, errors: '' })
  await stop()
  await server.close()
  vi.stubEnv('DATABASE_URL', '')
  const [ofServer] = readBackups(backups)
  expect(ofServer?.path).not.toBe(backup?.path)

  rmSync(dataFolder, { recursive: true })
  expect(await run('restore', ofServer?.path ?? '')).toMatchObject({ code: 0, errors: '' })
  const after = await tablesOf(dataFolder)
  expect(withoutVersion(after)).toEqual(withoutVersion(before))
  expect(after['private.listings_version']?.hash).not.toBe(before['private.listings_version']?.hash)
  expect(readFileSync(join(dataPaths(dataFolder).images, IMAGE), 'utf8')).toBe('of Kiondo House')
  expect(readFileSync(dataPaths(dataFolder).secrets, 'utf8')).toBe(secrets)

  backend = await superviseBackend({ dataFolder })
  const headers = { authorization: `Bearer ${await signIn()}` }
  const { publishableKey } = backend
  expect(await ask('/rest/v1/admin_users?select=email', { headers, key: publishableKey })).toContainEqual({
    email: AMINA.email,
  })
  // History counts on.
  await ask('/rest/v1/listings?slug=eq.kiondo-house', {
    method: 'PATCH',
    body: JSON.stringify({ address: 'New Road 1' }),
  })
  // Sessions from before the backup still count.
  await ask('/auth/v1/user', { headers: { authorization: `Bearer ${token}` }, key: publishableKey })
})

test('a backup that is made while somebody writes holds what was stored before it, and no half of anything', async () => {
  const rows = (await ask('/rest/v1/listings?select=id&limit=20&order=id')) as { id: string }[]
  const filter = `id=in.(${rows.map(({ id }) => id).join(',')})`
  let stored = 0
  const write = async () => {
    const body = JSON.stringify({ address: `${stored + 1} Writing Road` })
    await ask(`/rest/v1/listings?${filter}`, { method: 'PATCH', body, headers: { prefer: 'return=minimal' } })
    stored += 1
  }
  await write()
  const atLeast = stored
  let isDone = false
  const made = run('backup').finally(() => (isDone = true))
  while (!isDone) {
    await write()
    // Somebody who writes all the time, and leaves the backup a core.
    await setTimeout(50)
  }
  expect(await made).toMatchObject({ code: 0, errors: '' })
  expect(stored).toBeGreaterThan(atLeast)
  await stop()
  rmSync(dataFolder, { recursive: true })
  await run('restore', readBackups(backups)[0]?.path ?? '')

  backend = await superviseBackend({ dataFolder })
  const kept = (await ask(`/rest/v1/listings?select=address&${filter}`)) as { address: string }[]
  const addresses = new Set(kept.map(({ address }) => address))
  expect(addresses.size).toBe(1)
  const number = Number.parseInt([...addresses][0] ?? '', 10)
  expect(number).toBeGreaterThanOrEqual(atLeast)
  expect(number).toBeLessThanOrEqual(stored)
  // The index finds what the table has.
  const found = await ask(`/rest/v1/listings?select=id&address=eq.${number} Writing Road`)
  expect(found).toHaveLength(rows.length)
})

test(
  'a backup that is killed leaves the earlier one as it was; the next one is made',
  { tags: ['nightly'] },
  async () => {
    await run('backup')
    const [first] = readBackups(backups)
    const before = first && (await contentOf(first.path))
    const killed = start('backup')
    const exit = once(killed, 'exit')
    while (!(await filesIn(backups)).some((file) => /\.unfinished\/tables\//.test(file))) {
      if (killed.exitCode !== null) throw new Error('It was over before it could be killed.')
      await setTimeout(1)
    }
    killed.kill('SIGKILL')
    await exit
    expect(readBackups(backups).map(({ path }) => path)).toEqual([first?.path])
    expect(first && (await contentOf(first.path))).toEqual(before)

    expect(await run('backup')).toMatchObject({ code: 0 })
    expect(readBackups(backups)).toHaveLength(2)
    expect(readdirSync(backups).filter((name) => name.endsWith('.unfinished'))).toEqual([])
    // One file of an image is in both.
    const [a, b] = readBackups(backups).map(({ path }) => statSync(join(path, 'images', IMAGE)).ino)
    expect(a).toBe(b)
  },
)

async function contentOf(path: string): Promise<readonly string[]> {
  const files = await filesIn(path)
  return files.map((file) => `${file} ${statSync(join(path, file)).mtimeMs} ${statSync(join(path, file)).size}`)
}

test('a restore refuses data that are in use or there already, and a backup that is damaged; one that was killed is repeated', async () => {
  await run('backup')
  const { path = '' } = readBackups(backups)[0] ?? {}
  expect(await run('restore', path)).toMatchObject({
    code: 1,
    errors: expect.stringContaining('in use'),
  })
  await stop()
  const refused = await run('restore', path)
  expect(refused.errors).toContain('There are data in')
  expect((await run('restore', join(backups, 'none'))).errors).toContain('There is no backup in')
  expect((await run('restore')).errors).toContain(path)

  const before = await tablesOf(dataFolder)

  dataFolder = join(folder, 'other')
  const killed = start('restore', path)
  const exit = once(killed, 'exit')
  while (!existsSync(dataPaths(dataPaths(dataFolder).unfinishedRestore).database)) await setTimeout(1)
  killed.kill('SIGKILL')
  await exit
  await expect(superviseBackend({ dataFolder })).rejects.toThrow('was not finished. Repeat it')
  expect(await run('restore', path)).toMatchObject({ code: 0 })
  expect(withoutVersion(await tablesOf(dataFolder))).toEqual(withoutVersion(before))

  appendFileSync(join(path, 'secrets.json'), ' ')
  dataFolder = join(folder, 'third')
  const damaged = await run('restore', path)
  expect(damaged.errors).toContain('is damaged: secrets.json is not what was written')
  expect(existsSync(dataPaths(dataFolder).unfinishedRestore)).toBe(false)
})

test('a server makes the backup of the night by itself, and knows of it', async () => {
  // The backup itself takes its time.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const said: string[] = []
  const kept = keepBackups({
    folder: backups,
    retentionDays: 7,
    dailyAt: 0,
    dataFolder,
    isServed: () => true,
    onDone: (line) => said.push(line),
    onProblem: (line) => said.push(line),
  })
  expect(kept.status()).toMatchObject({ last: null, failure: null })
  vi.advanceTimersByTime(600_000)
  vi.useRealTimers()
  await expect.poll(() => said, { timeout: 300_000 }).toHaveLength(1)
  expect(said[0]).toContain('696 listings')
  expect(kept.status()).toMatchObject({ last: { images: 1, accounts: 1 }, failure: null })
  await kept.stop()
})
