import { expect, it } from 'vitest'
import type { MapCell } from './mapCell.ts'
import { toWorld, worldPixels } from './mapView.ts'
import { mergeMarks } from './mergeMarks.ts'

const pin = (slug: string, lat: number, lng: number): MapCell => ({
  id: slug,
  lat,
  lng,
  count: 1,
  listing: { slug, title: slug, href: `/${slug}`, tier: 'classified' },
})
const nyeri = pin('nyeri', -0.42, 36.95)
const nanyuki = pin('nanyuki', 0.02, 37.07)
const lamu = pin('lamu', -2.27, 40.9)
const nairobi: MapCell = {
  id: 'nairobi',
  lat: -1.29,
  lng: 36.82,
  count: 7,
  box: { south: -1.4, west: 36.7, north: -1.2, east: 36.9 },
}

it('makes one cluster of what is less than 44 pixels apart, and leaves the rest as it is', () => {
  // A degree is 45 pixels at zoom 6.
  expect(mergeMarks([nyeri, lamu, nanyuki], 6)).toEqual([
    {
      id: '-0.42,36.95,0.02,37.07',
      lat: expect.closeTo(-0.2, 3),
      lng: expect.closeTo(37.01, 3),
      count: 2,
      approximate: 0,
      box: { south: -0.42, west: 36.95, north: 0.02, east: 37.07 },
    },
    lamu,
  ])
  expect(mergeMarks([nyeri, lamu, nanyuki], 8)).toEqual([nyeri, lamu, nanyuki])
})

it('takes in what is close to a cluster, whose middle moves little', () => {
  const [mark, ...others] = mergeMarks([nyeri, nairobi, lamu], 5)
  expect(mark).toMatchObject({ count: 8, lat: expect.closeTo(-1.18, 2), box: { north: -0.42, east: 36.95 } })
  expect(others).toEqual([lamu])
})

it('counts of how many only the town is known', () => {
  const marks = mergeMarks([{ ...nyeri, approximate: 1 }, { ...nairobi, approximate: 3 }, lamu], 5)
  expect(marks).toMatchObject([{ count: 8, approximate: 4 }, lamu])
})

it('loses no listing, and leaves no two marks too close to each other', () => {
  // Scattered by a formula, the same in every run.
  const cells = Array.from({ length: 300 }, (_, index) =>
    pin(String(index), Math.sin(index * 12.9898) * 30, Math.cos(index * 78.233) * 30),
  )
  for (const zoom of [3, 4.3, 6]) {
    const marks = mergeMarks(cells, zoom)
    expect(marks.reduce((sum, { count }) => sum + count, 0)).toBe(300)
    const spots = marks.map((mark) => toWorld(mark))
    const distances = spots.flatMap((one, index) =>
      spots.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y) * worldPixels(zoom)),
    )
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(44 - 1e-6)
    expect(new Set(marks.map(({ id }) => id)).size).toBe(marks.length)
  }
})
