// @module-tag ci
import { spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectBackend } from '../connect/connectBackend.ts'
import { importListings } from '../import/importListings.ts'
import { visitorData } from '../listing/visitorData.ts'
import { Problem } from '../report/problem.ts'
import { placeData } from '../testing/preparedData.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { superviseBackend, type SupervisedBackend } from './superviseBackend.ts'

const root = temporaryFolder()
const dataFolder = join(root, 'data')
let backend: SupervisedBackend

beforeAll(async () => {
  await placeData(dataFolder)
  backend = await superviseBackend({ dataFolder, heartbeat: 2500 })
})
afterAll(async () => backend.stop())

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await pause(20)
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function kill(): Promise<void> {
  // It is ready, so there is a process.
  const pid = backend.pid!
  process.kill(pid, 'SIGKILL')
  await until(() => backend.pid !== pid)
}

/** Sends a request as a visitor. */
const post = (path: string, body: object) =>
  backend.request(path, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** A file of businesses to import, named after a word. */
function fileOf2000(word: string): string {
  const file = join(root, `${word}.csv`)
  const rows = Array.from({ length: 2000 }, (_, index) => `${word}-${index},${word} ${index},Shopping,x,-1.28,36.81`)
  writeFileSync(file, ['source_id,name,category,osm_tag,lat,lng', ...rows].join('\n'))
  return file
}

const published = async () => (await visitorData(backend, backend).listings.published()).listings

describe('a running backend', () => {
  test('has an address, a key and the sign-in of the demo administrator', async () => {
    expect(backend).toMatchObject({ state: 'ready', problem: undefined })
    expect(backend.address()).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    const response = await post('/auth/v1/token?grant_type=password', backend.demoAdministrator)
    expect(await response.json()).toMatchObject({ user: { email: 'admin@dira.example' } })
    expect((await published()).length).toBeGreaterThan(0)
  })

  test('answers only the routes that it serves', async () => {
    for (const path of ['/', '/_system/info', '/studio', '/rest/v1/../../_system/info']) {
      expect((await backend.request(path)).status).toBe(404)
    }
    const picture = await backend.request('/storage/v1/object/listing-images/1.webp')
    expect({ status: picture.status, body: await picture.json() }).toMatchObject({
      status: 501,
      body: { message: expect.stringContaining('Image storage is not available here') },
    })
    expect((await backend.request('/rest/v1/listings')).status).toBe(401)
    expect((await backend.request('/control/status', { headers: { apikey: backend.publishableKey } })).status).toBe(401)
    const tooLarge = await backend.request('/rest/v1/listings', { method: 'POST', body: 'x'.repeat(3 * 1024 * 1024) })
    expect(tooLarge.status).toBe(413)
  })

  test('locks its data: a second one is refused with a sentence that names the first', async () => {
    await expect(superviseBackend({ dataFolder })).rejects.toThrow(
      `The data in ${dataFolder} is in use by process ${backend.pid} (npm start). Stop it first, then try again.`,
    )
  })

  test('answers commands', async () => {
    const command = await connectBackend({ dataFolder })
    expect(command.name).toContain('the running server')
    const account = { email: 'new@dira.example', password: 'secret-1', resetPassword: false }
    const made = { accountMade: true, granted: true, passwordSet: true }
    expect(await command.makeAdministrator(account)).toStrictEqual(made)
    await command.close()
  })
})

describe('kill -9', () => {
  test('causes a restart with everything that was acknowledged', async () => {
    const before = await published()
    const address = backend.address()
    await kill()
    expect(backend.address()).toBeUndefined()
    expect(backend.state).toBe('restarting')
    await expect(backend.request('/rest/v1/listings')).rejects.toThrow(Problem)
    await until(() => backend.state === 'ready')
    expect(backend.address()).not.toBe(address)
    expect(await published()).toStrictEqual(before)
  })

  test('during an import loses no reported row, and repeating the import completes it', async () => {
    const file = fileOf2000('Many')
    const command = await connectBackend({ dataFolder })
    let killed: Promise<void> | undefined
    const report = await importListings({
      backend: command,
      file,
      onProgress: ({ report: { imported } }) => {
        // During the next batch.
        if (imported >= 600) killed ??= pause(5).then(kill)
      },
    })
    await killed
    expect(report.interruption).toContain('does not answer')
    expect(report.imported).toBeGreaterThanOrEqual(600)
    expect(report.imported).toBeLessThan(2000)

    await until(() => backend.state === 'ready')
    const stored = (await published()).filter(({ businessName }) => businessName.startsWith('Many '))
    expect(stored.length).toBeGreaterThanOrEqual(report.imported)
    for (let index = 0; index < report.imported; index += 1) {
      expect(stored.some(({ businessName }) => businessName === `Many ${index}`)).toBe(true)
    }

    const again = await importListings({ backend: await connectBackend({ dataFolder }), file })
    expect(again).toMatchObject({ imported: 2000 - stored.length, unchanged: stored.length, interruption: undefined })
  })

  test('under load loses no acknowledged submission, and stores none twice', async () => {
    const listing = (await published())[0]!
    const forms = Array.from({ length: 150 }, (_, index) => {
      const sender = { idempotency_key: randomUUID(), email: `load-${index}@dira.example` }
      const application = { link_token: randomBytes(32).toString('hex'), kind: 'application', asked_tier: 'standard' }
      const changes = { business_name: { to: 'Load' }, category: { to: 'shopping' }, country: { to: 'KE' } }
      if (index % 3 === 0) return ['contact_messages', { ...sender, name: 'Load', message: 'x' }] as const
      if (index % 3 === 1)
        return ['enquiries', { ...sender, name: 'Load', message: 'x', listing_id: listing.id }] as const
      return ['change_requests', { ...sender, ...application, changes, name: 'Load' }] as const
    })
    const key = (table: string, body: { idempotency_key: string }) => `${table} ${body.idempotency_key}`
    const acknowledged = new Set<string>()
    let answers = 0
    let unanswered = 0
    let killed = Promise.resolve()

    /** Repeats a submission without an answer, with the same key, as a form does. */
    const send = async ([table, body]: (typeof forms)[number]): Promise<void> => {
      for (;;) {
        try {
          const response = await post(`/rest/v1/${table}`, body)
          expect(response.status).toBe(201)
          acknowledged.add(key(table, body))
          answers += 1
          // Twice, while other requests wait for an answer.
          if (answers === 30 || answers === 90) killed = killed.then(kill)
          return
        } catch (error) {
          if (!(error instanceof Problem)) throw error
          unanswered += 1
          await pause(50)
        }
      }
    }
    const waiting = [...forms]
    const sender = async () => {
      for (let form = waiting.shift(); form; form = waiting.shift()) await send(form)
    }
    await Promise.all(Array.from({ length: 10 }, sender))
    await killed
    await until(() => backend.state === 'ready')

    expect(unanswered).toBeGreaterThan(0)
    expect(acknowledged.size).toBe(forms.length)
    const stored: string[] = []
    const command = await connectBackend({ dataFolder })
    for (const table of ['contact_messages', 'enquiries', 'change_requests']) {
      const response = await command.request(`/rest/v1/${table}?select=idempotency_key&email=like.load-*`)
      for (const row of (await response.json()) as { idempotency_key: string }[]) stored.push(key(table, row))
    }
    expect(stored.toSorted()).toStrictEqual([...acknowledged].toSorted())
  })

  test('ends a process that hangs', async () => {
    const pid = backend.pid!
    process.kill(pid, 'SIGSTOP')
    await until(() => backend.pid !== pid)
    expect(isAlive(pid)).toBe(false)
    await until(() => backend.state === 'ready')
  })
})

describe('stopping', () => {
  test('ends the process and removes its file', async () => {
    const { pid } = backend
    await backend.stop()
    expect(backend.state).toBe('stopped')
    expect(isAlive(pid ?? 0)).toBe(false)
    expect(existsSync(join(dataFolder, 'running.json'))).toBe(false)
  })

  test('happens when the parent is killed, and the next start has the same data, keys and sign-in', async () => {
    const { publishableKey, demoAdministrator } = backend
    const entry = JSON.stringify(new URL('superviseBackend.ts', import.meta.url).href)
    const script = `
      const { superviseBackend } = await import(${entry})
      const backend = await superviseBackend({ dataFolder: process.argv[1] })
      process.stdout.write(String(backend.pid))`
    const parent = spawn(process.execPath, ['--input-type=module', '--eval', script, dataFolder])
    const [written] = (await once(parent.stdout, 'data')) as [Buffer]
    const pid = Number(written)
    expect(isAlive(pid)).toBe(true)
    parent.kill('SIGKILL')
    await until(() => !isAlive(pid))

    backend = await superviseBackend({ dataFolder })
    expect(backend).toMatchObject({ publishableKey, demoAdministrator })
    const names = (await published()).map(({ businessName }) => businessName)
    expect(names.filter((name) => name.startsWith('Many '))).toHaveLength(2000)
  })
})

describe('a data folder that is removed while the backend runs', () => {
  test('causes 503 with the reason, and no restart makes a new database', async () => {
    const moved = join(root, 'moved')
    renameSync(dataFolder, moved)
    const answer = await post('/rest/v1/rpc/listings_version', { id: 'x' })
    expect(answer.status).toBe(503)
    expect(await answer.json()).toStrictEqual({
      code: 'DATA_GONE',
      message: expect.stringContaining('The data folder was removed or replaced'),
      details: null,
      hint: expect.stringContaining('put the data folder back'),
    })

    await kill()
    await until(() => backend.problem !== undefined)
    expect(backend.problem).toContain('is gone')
    expect(existsSync(dataFolder)).toBe(false)
    await expect(backend.request('/rest/v1/listings')).rejects.toThrow('is gone')

    // The next restart finds it again.
    renameSync(moved, dataFolder)
    await until(() => backend.state === 'ready')
    expect((await published()).length).toBeGreaterThan(2000)
  })

  test('removed during an import: no further row is acknowledged', async () => {
    const file = fileOf2000('Gone')
    let reportedBefore = 0
    let isGone = false
    const report = await importListings({
      backend: await connectBackend({ dataFolder }),
      file,
      onProgress: ({ report: { imported } }) => {
        expect(isGone).toBe(false)
        reportedBefore = imported
        if (imported < 400) return
        rmSync(dataFolder, { recursive: true, force: true })
        isGone = true
      },
    })
    expect(report.imported).toBe(reportedBefore)
    expect(report.interruption).toContain('The data folder was removed or replaced')
  })
})

test('data that nobody serves are not opened by who needs a process that does', async () => {
  const other = join(root, 'not served')
  await expect(connectBackend({ dataFolder: other, mustRun: true })).rejects.toThrow('The data service is away')
  expect(existsSync(other)).toBe(false)
})
