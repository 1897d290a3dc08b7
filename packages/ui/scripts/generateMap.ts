/**
 * Draws the map of Africa, from the geography in world-atlas to the paths that the package ships. Run it after a change of `drawAfrica.ts` or
 * of world-atlas' version; a test says when the map is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { africaFiles } from './africaFiles.ts'
import type { World } from './drawAfrica.ts'

const { resolve } = createRequire(import.meta.url)
const world = JSON.parse(readFileSync(resolve('world-atlas/countries-50m.json'), 'utf8')) as World

for (const [name, text] of Object.entries(africaFiles(world))) {
  writeFileSync(join(import.meta.dirname, '../src/art/map', name), text)
}
