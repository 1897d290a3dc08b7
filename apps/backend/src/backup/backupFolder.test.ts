import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { backupName, readBackups, removeOldBackups, removeUnfinished, type BackupManifest } from './backupFolder.ts'
import { readBackupSettings } from './backupSettings.ts'
import { keepBackups } from './keepBackups.ts'

const root = temporaryFolder()

/** Puts backups into a folder as if they had been made at these instants. */
function placeBackups(name: string, instants: readonly string[]): string {
  const folder = join(root, name)
  mkdirSync(folder)
  for (const begunAt of instants) {
    const manifest: BackupManifest = {
      format: 2,
      begunAt,
      endedAt: begunAt,
      version: '1.0.0',
      migration: '20261101000000',
      tables: {},
      sequences: {},
      listings: 1,
      accounts: 2,
      images: 3,
      bytes: 4,
    }
    const path = join(folder, backupName(new Date(begunAt)))
    mkdirSync(path)
    writeFileSync(join(path, 'backup.json'), JSON.stringify(manifest))
  }
  return folder
}

const madeIn = (folder: string) => readBackups(folder).map(({ manifest }) => manifest.begunAt.slice(5, 13))

test('the newest days are kept, and all of each: backups made by hand push out no earlier day', async () => {
  const instants = ['18T02', '19T02', '20T02', '22T02', '22T09', '22T10', '22T11'].map(
    (at) => `2026-11-${at}:00:00.000Z`,
  )
  const folder = placeBackups('days', instants)
  await removeOldBackups(folder, 3)
  expect(madeIn(folder)).toEqual(['11-22T11', '11-22T10', '11-22T09', '11-22T02', '11-20T02', '11-19T02'])
})

test('what a killed backup leaves is no backup, and goes with the next; other files are left alone', () => {
  const folder = placeBackups('killed', ['2026-11-22T02:00:00.000Z'])
  for (const name of ['2026-11-23T02-00-00Z.unfinished', 'mine.unfinished', '2026-11-24T02-00-00Z']) {
    mkdirSync(join(folder, name))
  }
  removeUnfinished(folder)
  expect(madeIn(folder)).toEqual(['11-22T02'])
  expect(readdirSync(folder)).toEqual(['2026-11-22T02-00-00Z', '2026-11-24T02-00-00Z', 'mine.unfinished'])
})

test('a server knows the newest one, also when somebody has made it by hand', async () => {
  const folder = placeBackups('status', ['2026-11-22T02:00:00.000Z', '2026-11-21T02:00:00.000Z'])
  const { status, stop } = keepBackups({
    folder,
    retentionDays: 7,
    dailyAt: 120,
    dataFolder: join(root, 'data'),
    isServed: () => false,
    onDone: () => undefined,
    onProblem: () => undefined,
  })
  expect(status()).toMatchObject({
    isDaily: true,
    retentionDays: 7,
    last: { at: '2026-11-22T02:00:00.000Z', bytes: 4, images: 3, accounts: 2 },
    failure: null,
  })
  await stop()
})

test('a server says why the last try failed, until a backup has been made', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00.000Z') })
  const onProblem = vi.fn()
  const folder = placeBackups('failed', ['2026-11-20T02:00:00.000Z'])
  const { status, stop } = keepBackups({
    folder,
    retentionDays: 7,
    dailyAt: 120,
    dataFolder: join(root, 'data'),
    isServed: () => false,
    onDone: () => undefined,
    onProblem,
  })
  await vi.advanceTimersByTimeAsync(600_000)
  expect(status().failure).toEqual({ at: '2026-11-22T12:10:00.000Z', message: 'The data service is away.' })
  expect(onProblem).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('it is tried again in an hour'))
  // By hand, meanwhile.
  cpSync(placeBackups('by hand', ['2026-11-22T12:30:00.000Z']), folder, { recursive: true })
  expect(status()).toMatchObject({ last: { at: '2026-11-22T12:30:00.000Z' }, failure: null })
  await stop()
  vi.useRealTimers()
})

describe('the settings of backups', () => {
  const read = (environment: NodeJS.ProcessEnv) => readBackupSettings(environment, join(root, 'data'))

  test('need not be set: every night, beside the data, seven days', () => {
    expect(read({})).toEqual({ folder: join(root, 'backups'), retentionDays: 7, dailyAt: 120 })
  })

  test('name another folder, number and time, or no time', () => {
    expect(read({ DIRA_BACKUPS: join(root, 'b'), DIRA_BACKUPS_KEPT: '30', DIRA_BACKUP_AT: '23:45' })).toEqual({
      folder: join(root, 'b'),
      retentionDays: 30,
      dailyAt: 1425,
    })
    expect(read({ DIRA_BACKUP_AT: 'off' }).dailyAt).toBeUndefined()
  })

  test.each([
    [{ DIRA_BACKUPS: join(root, 'data', 'backups') }, 'would be lost with it'],
    [{ DIRA_BACKUPS: join(root, 'data') }, 'would be lost with it'],
    [{ DIRA_BACKUPS_KEPT: '0' }, 'is not a number of days'],
    [{ DIRA_BACKUP_AT: '24:00' }, 'is not a time of day'],
  ])('%o is refused', (environment, reason) => {
    expect(() => read(environment)).toThrow(reason)
  })
})
