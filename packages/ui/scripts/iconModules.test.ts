import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { iconModules } from './iconModules.ts'

const FOLDER = join(import.meta.dirname, '../src/art/Icon/icons')

it('has written the icons as they are', { tags: ['ci'] }, async () => {
  const modules = await iconModules()
  expect(readdirSync(FOLDER).toSorted()).toEqual([...modules.keys()].toSorted())
  for (const [file, text] of modules) {
    expect(readFileSync(join(FOLDER, file), 'utf8'), `${file}: run pnpm generate:icons in packages/ui`).toBe(text)
  }
})
