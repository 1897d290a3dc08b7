import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dataPaths } from '../data/dataFolder.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { finishRestore } from './finishRestore.ts'

const root = temporaryFolder()

/** A file in each part of some data, which says whose they are. */
function place(folder: string, owner: string): void {
  const { database, images, secrets } = dataPaths(folder)
  for (const part of [database, images]) mkdirSync(part, { recursive: true })
  for (const file of [secrets, join(database, 'f'), join(images, 'f')]) writeFileSync(file, owner)
}

function whose(folder: string): readonly string[] {
  const { database, images, secrets } = dataPaths(folder)
  return [secrets, join(database, 'f'), join(images, 'f')].map((file) => readFileSync(file, 'utf8'))
}

test('a restore that was killed between two parts is finished, and what was there before is kept whole', () => {
  const data = join(root, 'data')
  place(data, 'old')
  const ready = dataPaths(data).readyRestore
  place(ready, 'new')
  writeFileSync(join(ready, 'begun'), '')
  expect(whose(data)).toEqual(['old', 'old', 'old'])
  const replaced = finishRestore(data)
  expect(whose(data)).toEqual(['new', 'new', 'new'])
  expect(whose(replaced ?? '')).toEqual(['old', 'old', 'old'])

  // As if it had been killed after the old images had moved, and before the new ones had.
  mkdirSync(ready)
  writeFileSync(join(ready, 'begun'), '')
  for (const part of ['images', 'database'] as const) renameSync(dataPaths(data)[part], dataPaths(ready)[part])
  expect(finishRestore(data)).toBe(replaced)
  expect(whose(data)).toEqual(['new', 'new', 'new'])
  expect(existsSync(ready)).toBe(false)
  expect(readdirSync(data).filter((name) => name.startsWith('replaced-')).length).toBeGreaterThan(0)
})

test('without one nothing changes', () => {
  const data = join(root, 'other')
  place(data, 'old')
  expect(finishRestore(data)).toBeUndefined()
  expect(whose(data)).toEqual(['old', 'old', 'old'])
})
