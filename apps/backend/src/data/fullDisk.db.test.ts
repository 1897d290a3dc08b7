// @module-tag ci
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs, { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { openEmbedded, type Embedded } from '../embedded/openEmbedded.ts'
import { placeData } from '../testing/preparedData.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'

// What becomes of the data when its disk fills up while the backend runs.
const root = temporaryFolder()
const command = 'a test'

// @supabase/lite prints every statement that fails.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

/** Makes every write to an open file fail. */
function fillDisk() {
  vi.spyOn(fs, 'writeSync').mockImplementation(() => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' })
  })
}

test('fails each request with 507, acknowledges nothing that is not stored, and loses nothing that is', async () => {
  const dataFolder = join(root, 'running')
  await placeData(dataFolder)
  const embedded = await openEmbedded({ dataFolder, command })
  expect((await send(embedded, 'before')).status).toBe(201)
  fillDisk()
  for (const name of ['during', 'after']) {
    const answer = await send(embedded, name)
    expect({ status: answer.status, body: await answer.json() }).toMatchObject({
      status: 507,
      body: { code: 'DISK_REFUSED', message: expect.stringContaining('The disk takes no more data') },
    })
  }
  vi.restoreAllMocks()
  await embedded.close()

  const again = await openEmbedded({ dataFolder, command })
  expect(await storedNames(again)).toStrictEqual(['before'])
  await again.close()
})

const disk = join(root, 'disk')
const hasDisk = mountSmallDisk(disk)
afterAll(() => void (hasDisk && spawnSync('umount', ['--lazy', disk])))

test.runIf(hasDisk)('a full file system fails requests, refuses a start, and keeps what was acknowledged', async () => {
  const dataFolder = join(disk, 'data')
  await placeData(dataFolder)
  const embedded = await openEmbedded({ dataFolder, command })
  expect((await send(embedded, 'before')).status).toBe(201)
  const filler = join(disk, 'filler')
  expect(() => writeFileSync(filler, Buffer.alloc(128 * 1024 * 1024))).toThrow('ENOSPC')
  const acknowledged = ['before']
  let status = 201
  while (status === 201) {
    const name = `message-${acknowledged.length}`
    status = (await send(embedded, name)).status
    if (status === 201) acknowledged.push(name)
  }
  expect(status).toBeGreaterThanOrEqual(500)
  await embedded.close()

  await expect(openEmbedded({ dataFolder, command })).rejects.toThrow('is full')
  rmSync(filler)
  const again = await openEmbedded({ dataFolder, command })
  expect((await storedNames(again)).toSorted()).toStrictEqual(acknowledged.toSorted())
  await again.close()
})

async function send({ fetch: answer, secrets }: Embedded, name: string): Promise<Response> {
  const body = {
    idempotency_key: crypto.randomUUID(),
    name,
    email: `${name}@dira.example`,
    message: randomBytes(2000).toString('hex'),
  }
  return answer(
    new Request('http://127.0.0.1/rest/v1/contact_messages', {
      method: 'POST',
      headers: { apikey: secrets.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  )
}

async function storedNames({ fetch: answer, secrets }: Embedded): Promise<readonly string[]> {
  const headers = { apikey: secrets.secretKey }
  const url = 'http://127.0.0.1/rest/v1/contact_messages?select=name'
  const rows = (await (await answer(new Request(url, { headers }))).json()) as readonly { name: string }[]
  return rows.map(({ name }) => name)
}

/** Mounts a file system of 128 MB, which needs the rights of root. */
function mountSmallDisk(folder: string): boolean {
  mkdirSync(folder)
  return spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=128m', 'tmpfs', folder]).status === 0
}
