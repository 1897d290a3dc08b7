import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { dataPaths } from './dataFolder.ts'
import { rememberOwnership } from './ownership.ts'

const root = temporaryFolder()
let folders = 0

/** The bones of a data folder. */
function dataFolder(): string {
  const folder = join(root, String((folders += 1)))
  const { database, lock } = dataPaths(folder)
  for (const name of ['global', 'pg_wal']) mkdirSync(join(database, name), { recursive: true })
  for (const file of [lock, join(database, 'PG_VERSION'), join(database, 'global/pg_control')]) writeFileSync(file, 'x')
  return folder
}

test('a folder stays ours while nobody touches it', () => {
  const folder = dataFolder()
  const isOurs = rememberOwnership(folder)
  writeFileSync(join(folder, 'running.json'), '{}')
  writeFileSync(join(dataPaths(folder).database, 'global/pg_control'), 'changed in place')
  expect(isOurs()).toBe(true)
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
])('a folder is no longer ours when it is %s', (_, change) => {
  const folder = dataFolder()
  const isOurs = rememberOwnership(folder)
  change(folder)
  expect(isOurs()).toBe(false)
})
