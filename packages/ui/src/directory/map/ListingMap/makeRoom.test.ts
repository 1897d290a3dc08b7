import { expect, it } from 'vitest'
import type { MapCell } from './mapCell.ts'
import { discRadius, makeRoom, mostOf } from './makeRoom.ts'
import { toWorld, worldPixels } from './mapView.ts'

const disc = (id: string, lat: number, lng: number, count: number): MapCell => ({ id, lat, lng, count })
const pin = (id: string, lat: number, lng: number): MapCell => ({
  ...disc(id, lat, lng, 1),
  listing: { slug: id, title: id, href: `/${id}`, tier: 'standard' },
})
const apart = (one: MapCell, other: MapCell, zoom: number) => {
  const [a, b] = [toWorld(one), toWorld(other)]
  return Math.hypot(a.x - b.x, a.y - b.y) * worldPixels(zoom)
}

it('draws discs whose areas grow with their listings, none too small to read or larger than the largest', () => {
  expect(discRadius(10_000, 10_000)).toBe(40)
  expect(discRadius(2, 10_000)).toBeCloseTo(18.3, 1)
  expect(discRadius(2, 2)).toBeLessThan(21)
  expect(discRadius(2500, 10_000) - 18).toBeCloseTo((discRadius(10_000, 10_000) - 18) / 2)
})

it('moves discs apart, and a disc from a pin that stays', () => {
  const zoom = 6
  const cells = [disc('a', 0, 36, 900), disc('b', 0.3, 36.4, 400), disc('c', 0, 36, 50), pin('d', 0.5, 36)]
  const placed = makeRoom(cells, zoom)
  expect(placed[3]).toBe(cells[3])
  const radii = placed.map((cell) => (cell.listing ? 14 : discRadius(cell.count, 900)))
  for (const [at, one] of placed.entries()) {
    for (const [next, other] of placed.entries()) {
      if (next > at) expect(apart(one, other, zoom)).toBeGreaterThan(radii[at]! + radii[next]! - 2)
    }
  }
})

it('leaves alone what has room, and loses nothing', () => {
  const far = [disc('a', 0, 30, 9), disc('b', 9, 36, 9000), pin('c', -20, 20)]
  expect(makeRoom(far, 6)).toEqual(far)
  const many = Array.from({ length: 120 }, (_, at) => disc(String(at), Math.sin(at) * 4, Math.cos(at * 7) * 4, at + 1))
  const placed = makeRoom(many, 5)
  expect(placed.map(({ id, count }) => [id, count])).toEqual(many.map(({ id, count }) => [id, count]))
  expect(mostOf([])).toBe(1)
})
