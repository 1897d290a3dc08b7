import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fitText } from './fitText.ts'
import { typefaces, widthOf } from './typeface.ts'
import { createShareImages } from './shareImages.ts'

const PNG = [0x89, 0x50, 0x4e, 0x47]

it('draws a picture of 1200 by 630 pixels once, and keeps it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'share-'))
  const draw = createShareImages(folder)
  const png = await draw({ kind: 'category', category: 'restaurants', colourway: 1 })
  expect([...png.subarray(0, 4)]).toEqual(PNG)
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  expect(await draw({ kind: 'category', category: 'restaurants', colourway: 1 })).toEqual(png)
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.includes('.png'))
  expect(files).toHaveLength(1)
  await rm(folder, { recursive: true })
})

it('draws a picture for all who ask at the same time', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'share-'))
  const draw = createShareImages(folder)
  const [first, ...others] = await Promise.all(Array.from({ length: 4 }, () => draw({ kind: 'site' })))
  expect(others).toEqual([first, first, first])
  await rm(folder, { recursive: true })
})

it('draws a plate whenever it is asked for, and keeps none: there may be as many as listings', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'share-'))
  const plate = { metres: 200, neighbours: 150, same: [1, 2], others: [30, 4], isExact: true }
  const listing = { kind: 'listing', slug: 'soko', category: 'shopping', businessName: 'Soko', place: 'Maun' } as const
  const draw = createShareImages(folder)
  const png = await draw({ ...listing, tierLabel: 'Classified', plate })
  expect([...png.subarray(0, 4)]).toEqual(PNG)
  expect(png).not.toEqual(await draw({ ...listing, tierLabel: 'Classified', plate: { ...plate, others: [90, 50] } }))
  expect(await readdir(folder)).toEqual([])
  await rm(folder, { recursive: true })
})

it.each([
  '!Nara Dunes Lodge',
  'Ọ̀ṣun & ǁKaras Riverside Guesthouse and Conference Centre of Oshogbo by the Water',
  'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  'مطعم النيل',
])('fits %s in', (name) => {
  const typeface = typefaces.display
  const { lines, size } = fitText(name, { typeface, width: 510, mostLines: 3, sizes: [92, 46] })
  expect(lines.length).toBeLessThanOrEqual(3)
  for (const line of lines) expect(widthOf(line, typeface) * size).toBeLessThanOrEqual(510)
  expect(widthOf(lines.join(' '), typeface)).toBeGreaterThan(1)
})

it.each(['Ọ̀ṣun', 'ǁKaras', 'São Tomé', 'Ɔkɔmfo', 'ላሊበላ', 'ⵜⵉⵣⵏⵉⵜ'])('has every letter of %s', (name) => {
  const parts = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name)]
  const missing = parts.filter(({ segment }) => widthOf(segment, typefaces.display) === 0)
  expect(missing.map(({ segment }) => segment)).toEqual([])
})
