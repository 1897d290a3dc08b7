import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openEmbedded } from '../embedded/openEmbedded.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { dataPaths } from './dataFolder.ts'
import { explainDataFailure } from './explainDataFailure.ts'

const root = temporaryFolder()
const command = 'a test'

describe('starting', () => {
  test('in a folder that nobody can write to, says so', async () => {
    // Not even root can write there.
    await expect(openEmbedded({ dataFolder: '/proc/self', command })).rejects.toThrow(
      'The data folder /proc/self cannot be written to. Make it writable for this account, or name another one in DIRA_DATA.',
    )
  })

  test('on a full disk says so', async () => {
    const dataFolder = join(root, 'full')
    mkdirSync(dataFolder)
    // Every write to this device fails with ENOSPC.
    symlinkSync('/dev/full', `${dataPaths(dataFolder).secrets}.${process.pid}.unfinished`)
    await expect(openEmbedded({ dataFolder, command })).rejects.toThrow(
      `The disk that holds ${dataFolder} is full. Free some space, then try again.`,
    )
  })
})

test('a failure that has nothing to do with the disk stays as it is', () => {
  const defect = new Error('x')
  expect(explainDataFailure(defect, '/data')).toBe(defect)
})
