import { describe, expect, it } from 'vitest'
import {
  boxOfView,
  fromWorld,
  isSameView,
  moved,
  panned,
  toScreen,
  toWorld,
  viewBelow,
  viewBetween,
  viewOfBox,
  zoomed,
  type MapView,
} from './mapView.ts'

const size = { width: 400, height: 300 }
const nairobi: MapView = { lat: -1.286, lng: 36.817, zoom: 8 }

/** Which place is at a point of the screen. */
function placeAt(spot: { x: number; y: number }, view: MapView) {
  const box = boxOfView(view, size)
  const [northWest, southEast] = [
    toWorld({ lat: box.north, lng: box.west }),
    toWorld({ lat: box.south, lng: box.east }),
  ]
  return fromWorld({
    x: northWest.x + ((southEast.x - northWest.x) * spot.x) / size.width,
    y: northWest.y + ((southEast.y - northWest.y) * spot.y) / size.height,
  })
}

it.each([
  [0, 0],
  [-33.9, 18.4],
  [84, -179],
])('finds %d, %d again in Web Mercator', (lat, lng) => {
  const found = fromWorld(toWorld({ lat, lng }))
  expect(found.lat).toBeCloseTo(lat, 9)
  expect(found.lng).toBeCloseTo(lng, 9)
})

it('has the middle of a view in the middle of the screen, and the equator 256 pixels long at zoom 0', () => {
  expect(toScreen(nairobi, nairobi, size)).toEqual({ x: 200, y: 150 })
  const [west, east] = [-180, 180].map((lng) => toScreen({ lat: 0, lng }, { lat: 0, lng: 0, zoom: 0 }, size).x)
  expect((east ?? 0) - (west ?? 0)).toBe(256)
})

it('shows all of a box, as near as it can, with the margin free', () => {
  const kenya = { south: -4.7, west: 33.9, north: 5, east: 41.9 }
  const view = viewOfBox(kenya, size, 20)
  const [northWest, southEast] = [
    toScreen({ lat: kenya.north, lng: kenya.west }, view, size),
    toScreen({ lat: kenya.south, lng: kenya.east }, view, size),
  ]
  expect(northWest.y).toBeCloseTo(20)
  expect(southEast.y).toBeCloseTo(280)
  expect(northWest.x).toBeGreaterThanOrEqual(20)
  expect(southEast.x).toBeLessThanOrEqual(380)
})

it('goes no nearer than zoom 16 for a single point, and no farther than zoom 2', () => {
  expect(viewOfBox({ south: 1, west: 30, north: 1, east: 30 }, size).zoom).toBe(16)
  expect(zoomed(nairobi, -20, { x: 0, y: 0 }, size).zoom).toBe(2)
})

it('never leaves the world', () => {
  const { lat, lng } = panned({ lat: 80, lng: 170, zoom: 3 }, { x: -9999, y: 9999 }, size)
  expect([Math.round(lat), lng]).toEqual([85, 180])
})

describe('a gesture', () => {
  const at = { x: 90, y: 210 }

  it('keeps what is under the pointer under it while it zooms', () => {
    const before = placeAt(at, nairobi)
    const after = placeAt(at, zoomed(nairobi, 1.7, at, size))
    expect(after.lat).toBeCloseTo(before.lat, 6)
    expect(after.lng).toBeCloseTo(before.lng, 6)
  })

  it('of one finger takes the map along', () => {
    const view = moved(nairobi, [at], [{ x: 120, y: 200 }], size)
    expect(toScreen(placeAt(at, nairobi), view, size).x).toBeCloseTo(120)
    expect(view.zoom).toBe(8)
  })

  it('of two fingers keeps what is under both under them', () => {
    const from = [
      { x: 100, y: 100 },
      { x: 200, y: 100 },
    ]
    const to = [
      { x: 80, y: 140 },
      { x: 280, y: 140 },
    ]
    const view = moved(nairobi, from, to, size)
    expect(view.zoom).toBeCloseTo(9)
    from.forEach((spot, index) => {
      const now = toScreen(placeAt(spot, nairobi), view, size)
      expect(now.x).toBeCloseTo(to[index]?.x ?? 0, 5)
      expect(now.y).toBeCloseTo(to[index]?.y ?? 0, 5)
    })
  })
})

it('flies without a swerve: one point of the screen stays where it is', () => {
  const at = { x: 300, y: 40 }
  const to = zoomed(nairobi, 3, at, size)
  const place = placeAt(at, nairobi)
  for (const part of [0, 0.25, 0.5, 0.9, 1]) {
    const now = toScreen(place, viewBetween(nairobi, to, part), size)
    expect(now.x).toBeCloseTo(at.x, 3)
    expect(now.y).toBeCloseTo(at.y, 3)
  }
  const aside = panned(nairobi, { x: 100, y: 0 }, size)
  expect(toScreen(nairobi, viewBetween(nairobi, aside, 0.5), size).x).toBeCloseTo(250)
})

it('is the same to the eye after rounding, and not after a step', () => {
  expect(isSameView(nairobi, { ...nairobi, lat: -1.29, zoom: 8.05 }, size)).toBe(true)
  expect(isSameView(nairobi, { ...nairobi, lng: 36.9 }, size)).toBe(false)
  expect(isSameView(nairobi, { ...nairobi, zoom: 8.2 }, size)).toBe(false)
})

it('shows a box in the part of the map that nothing covers', () => {
  const box = { south: -4.7, west: 33.9, north: 5, east: 41.9 }
  const view = viewBelow(100, box, size, 10)
  const top = toScreen({ lat: box.north, lng: 38 }, view, size).y
  const bottom = toScreen({ lat: box.south, lng: 38 }, view, size).y
  expect(top).toBeCloseTo(110, 0)
  expect(bottom).toBeCloseTo(290, 0)
})
