// @module-tag ci
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { layerTexts } from './layerTexts.ts'

it.each(Object.entries(layerTexts()))('%s is what `pnpm generate:listing-map` draws', (file, text) => {
  const committed = readFileSync(join(import.meta.dirname, '../../src/directory/map/ListingMap/layers', file), 'utf8')
  expect(committed === text, 'run pnpm generate:listing-map in packages/ui').toBe(true)
})
