import fs, { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openEmbedded, type Embedded } from '../database/openEmbedded.ts'
import { placeEmptyDatabase } from '../testing/emptyDatabase.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { dataPaths } from './dataFolder.ts'
import { explainDataFailure } from './explainDataFailure.ts'

const root = temporaryFolder()
const command = 'a test'

// @supabase/lite prints every statement that fails, and failing is what this is about.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

/** From now on the disk is full for everything that is written to open files. */
function fillDisk() {
  vi.spyOn(fs, 'writeSync').mockImplementation(() => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' })
  })
}

describe('starting', () => {
  test('in a folder that the operating system lets nobody write to, says so', async () => {
    // Not even root writes there.
    await expect(openEmbedded({ dataFolder: '/proc/self', command })).rejects.toThrow(
      'The data folder /proc/self cannot be written to. Make it writable for this account, or name another one in DIRA_DATA.',
    )
  })

  test('on a full disk says so', async () => {
    const dataFolder = join(root, 'full')
    mkdirSync(dataFolder)
    // What is written to this device finds no room, as the system itself says.
    symlinkSync('/dev/full', `${dataPaths(dataFolder).secrets}.${process.pid}.unfinished`)
    await expect(openEmbedded({ dataFolder, command })).rejects.toThrow(
      `The disk that holds ${dataFolder} is full. Make room, then try again.`,
    )
  })

  test('on a disk that has no room for the database says so, and finds nothing amiss when there is room', async () => {
    const dataFolder = join(root, 'filling')
    await placeEmptyDatabase(dataFolder)
    await (await openEmbedded({ dataFolder, command })).close()
    const { writeSync } = fs
    let written = 0
    vi.spyOn(fs, 'writeSync').mockImplementation((...parameters) => {
      written += 1
      if (written > 5) throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' })
      return writeSync(...parameters)
    })
    await expect(openEmbedded({ dataFolder, command })).rejects.toThrow('is full')
    vi.restoreAllMocks()
    await (await openEmbedded({ dataFolder, command })).close()
  })
})

describe('a disk that fills up under way', () => {
  test('is told to whoever asks, acknowledges nothing that is not stored, and loses nothing that is', async () => {
    const dataFolder = join(root, 'under-way')
    await placeEmptyDatabase(dataFolder)
    let toldBroken = 0
    const embedded = await openEmbedded({ dataFolder, command, onBroken: () => (toldBroken += 1) })
    expect((await send(embedded, 'before')).status).toBe(201)
    fillDisk()
    for (const name of ['during', 'after']) {
      const answer = await send(embedded, name)
      expect({ status: answer.status, body: await answer.json() }).toMatchObject({
        status: 507,
        body: { code: 'DISK_REFUSED', message: expect.stringContaining('The disk takes no more data') },
      })
    }
    expect(toldBroken).toBe(1)
    vi.restoreAllMocks()
    await embedded.close()

    const again = await openEmbedded({ dataFolder, command })
    const { secretKey } = again.secrets
    const stored = await again.fetch(
      new Request('http://127.0.0.1/rest/v1/contact_messages?select=name', { headers: { apikey: secretKey } }),
    )
    expect(await stored.json()).toStrictEqual([{ name: 'before' }])
    await again.close()
  })

  async function send({ fetch: answer, secrets }: Embedded, name: string): Promise<Response> {
    const body = {
      idempotency_key: crypto.randomUUID(),
      name,
      email: `${name}@dira.example`,
      message: 'x'.repeat(4000),
    }
    return answer(
      new Request('http://127.0.0.1/rest/v1/contact_messages', {
        method: 'POST',
        headers: { apikey: secrets.publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    )
  }
})

test('what nobody at a terminal can mend stays what it was', () => {
  const defect = new Error('x')
  expect(explainDataFailure(defect, '/data')).toBe(defect)
})
