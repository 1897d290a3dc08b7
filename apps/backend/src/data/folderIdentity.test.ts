import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { dataPaths } from './dataFolder.ts'
import { rememberFolder } from './folderIdentity.ts'

const root = temporaryFolder()
let folders = 0

/** A data folder with only the files that are checked. */
function dataFolder(): string {
  const folder = join(root, String((folders += 1)))
  const { database, lock } = dataPaths(folder)
  for (const name of ['global', 'pg_wal']) mkdirSync(join(database, name), { recursive: true })
  for (const file of [lock, join(database, 'PG_VERSION'), join(database, 'global/pg_control')]) writeFileSync(file, 'x')
  return folder
}

test('a folder stays the same while nobody replaces it', () => {
  const folder = dataFolder()
  const isSame = rememberFolder(folder)
  writeFileSync(join(folder, 'running.json'), '{}')
  writeFileSync(join(dataPaths(folder).database, 'global/pg_control'), 'changed in place')
  expect(isSame()).toBe(true)
})

test.each<[string, (folder: string) => void]>([
  ['removed', (folder) => rmSync(folder, { recursive: true })],
  ['moved away', (folder) => renameSync(folder, `${folder}-moved`)],
  [
    'replaced by a copy of itself',
    (folder) => {
      cpSync(folder, `${folder}-copy`, { recursive: true })
      rmSync(folder, { recursive: true })
      renameSync(`${folder}-copy`, folder)
    },
  ],
  ['emptied of its database', (folder) => rmSync(dataPaths(folder).database, { recursive: true })],
  ['emptied of its log', (folder) => rmSync(join(dataPaths(folder).database, 'pg_wal'), { recursive: true })],
  ['emptied of its lock', (folder) => rmSync(dataPaths(folder).lock)],
])('a folder is no longer the same when it is %s', (_, change) => {
  const folder = dataFolder()
  const isSame = rememberFolder(folder)
  change(folder)
  expect(isSame()).toBe(false)
})
