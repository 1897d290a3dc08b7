import { countryCode } from '@dira/directory-core'
import { expect, it } from 'vitest'
import atlas from 'world-atlas/countries-50m.json?raw'
import { africaFiles } from '../../../scripts/africaFiles.ts'
import type { World } from '../../../scripts/drawAfrica.ts'
import { OUTLINES, type CountryCode } from './africa.generated.ts'
import { MAP_SIZE } from './projection.generated.ts'
import { projectPoint } from './projectPoint.ts'

const committed = import.meta.glob<string>(['./*.generated.ts', './africa.svg'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

const outlines = Object.entries(OUTLINES) as [CountryCode, (typeof OUTLINES)[CountryCode]][]
const canvas = document.createElement('canvas').getContext('2d')

const isIn = (code: CountryCode, longitude: number, latitude: number) =>
  canvas?.isPointInPath(new Path2D(OUTLINES[code].data), ...projectPoint(longitude, latitude), 'evenodd') ?? false

it('is what `pnpm generate:map` draws', () => {
  const drawn = Object.entries(africaFiles(JSON.parse(atlas) as World))
  const isCommitted = drawn.map(([name, text]) => committed[`./${name}`] === text)
  expect(isCommitted, 'run pnpm generate:map in packages/ui').toEqual([true, true, true])
})

it.each(['./africa.generated.ts', './africa.svg'])('weighs 20 kilobytes at most, compressed: %s', async (name) => {
  const compressed = new Blob([committed[name] ?? '']).stream().pipeThrough(new CompressionStream('gzip'))
  const size = (await new Response(compressed).arrayBuffer()).byteLength
  expect(size).toBeLessThan(20 * 1024)
})

it.each(outlines)('knows %s by the code and the name that directory-core has for it', (code, { name }) => {
  expect(countryCode(name)).toBe(code)
})

it('holds all 54 states and Western Sahara', () => {
  expect(outlines).toHaveLength(55)
})

it.each(outlines)('draws %s within the box that it says', (_code, { data, box }) => {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const path = svg.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'path'))
  path.setAttribute('d', data)
  document.body.append(svg)
  const { x, y, width, height } = path.getBBox()
  svg.remove()
  expect({ x, y, width, height }).toEqual(box)
  expect(Math.max(x + width, y + height)).toBeLessThan(MAP_SIZE * 1.02)
})

it.each([
  ['Maseru', 27.48, -29.31, 'LS', 'ZA'],
  ['Hargeisa', 44.06, 9.56, 'SO', 'ET'],
  ['Laayoune', -13.1, 27.13, 'EH', 'MA'],
  ['Smara', -11.67, 26.74, 'EH', 'MA'],
  ['Tan-Tan', -11.1, 28.43, 'MA', 'EH'],
  ['Tindouf', -8.13, 27.67, 'DZ', 'EH'],
] as const)('has %s in one country only', (_town, longitude, latitude, own, neighbour) => {
  expect(isIn(own, longitude, latitude)).toBe(true)
  expect(isIn(neighbour, longitude, latitude)).toBe(false)
})
