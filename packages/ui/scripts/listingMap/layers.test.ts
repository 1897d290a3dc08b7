import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { MAP_LAYERS, type MapLayerFile, type MapLayerName } from '../../src/directory/map/ListingMap/mapLayers.ts'
import { boxOfView, toWorld } from '../../src/directory/map/ListingMap/mapView.ts'
import { readLayer, type Line } from '../../src/directory/map/ListingMap/readLayer.ts'
import { AFRICAN_STATES } from '../africanStates.ts'

const names = Object.keys(MAP_LAYERS) as MapLayerName[]
const textOf = (name: string) =>
  readFileSync(join(import.meta.dirname, `../../src/directory/map/ListingMap/layers/${name}.generated.json`), 'utf8')
const layers = new Map(names.map((name) => [name, readLayer(JSON.parse(textOf(name)) as MapLayerFile)]))
const quarters = names.filter((name) => !['world', 'africa', 'places'].includes(name))

it.each(names)('keeps the layer %s under 46 kB of gzip', (name) => {
  expect(gzipSync(textOf(name), { level: 9 }).length).toBeLessThan(46_000)
})

it('has every state of Africa in the whole, and each in one quarter', () => {
  const codesOf = (name: MapLayerName) => layers.get(name)?.countries.map(({ code }) => code) ?? []
  const states = AFRICAN_STATES.map(([, code]) => code).toSorted()
  expect(codesOf('africa').filter(Boolean).toSorted()).toEqual(states)
  expect(quarters.flatMap(codesOf).toSorted()).toEqual(states)
})

it.each(quarters)('asks for %s wherever its countries are seen', (name) => {
  const beside = layers.get(name)?.countries.flatMap(({ rings }) =>
    rings.filter((ring) => {
      const spot = { lat: latitudeOf((ring.north + ring.south) / 2), lng: ((ring.west + ring.east) / 2) * 360 - 180 }
      return !MAP_LAYERS[name].isNeeded(boxOfView({ ...spot, zoom: 9 }, { width: 1, height: 1 }), 9)
    }),
  )
  expect(beside).toEqual([])
})

it.each([
  ['Maseru', 27.48, -29.31, 'LS'],
  ['Hargeisa', 44.06, 9.56, 'SO'],
  ['Laayoune', -13.1, 27.13, 'EH'],
  ['Smara', -11.67, 26.74, 'EH'],
  ['Tan-Tan', -11.1, 28.43, 'MA'],
  ['Tindouf', -8.13, 27.67, 'DZ'],
  ['Nairobi', 36.82, -1.29, 'KE'],
])('has %s in one country only, at both degrees of detail', (_town, lng, lat, code) => {
  const spot = toWorld({ lat, lng })
  for (const part of [['africa'] as const, quarters]) {
    const countries = part.flatMap((name) => layers.get(name)?.countries ?? [])
    const around = countries.filter(({ rings }) => rings.filter((ring) => isAround(ring, spot)).length % 2 === 1)
    expect(around.map((country) => country.code)).toEqual([code])
  }
})

it('draws nothing right across the map', () => {
  const wide = [...layers.values()].flatMap(({ countries }) =>
    countries.flatMap(({ rings }) => rings.filter(({ points }) => longestStep(points) > 0.2)),
  )
  expect(wide).toEqual([])
})

const latitudeOf = (y: number) => (360 / Math.PI) * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) - 90

function longestStep(points: Float64Array): number {
  let longest = 0
  for (let at = 2; at < points.length; at += 2) {
    longest = Math.max(longest, Math.abs((points[at] ?? 0) - (points[at - 2] ?? 0)))
  }
  return longest
}

function isAround({ points }: Line, { x, y }: { x: number; y: number }): boolean {
  let crossings = 0
  for (let at = 2; at < points.length; at += 2) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = points.subarray(at - 2, at + 2)
    if (y1 > y !== y2 > y && x < x1 + ((x2 - x1) * (y - y1)) / (y2 - y1)) crossings += 1
  }
  return crossings % 2 === 1
}
