import { expect, it } from 'vitest'
import { bearingOf } from './bearingOf.ts'

const equator = { lat: 0, lng: 36 }

it.each([
  [{ lat: 1, lng: 36 }, 0],
  [{ lat: 0, lng: 37 }, 90],
  [{ lat: -1, lng: 36 }, 180],
  [{ lat: 0, lng: 35 }, 270],
])('from the equator to %o it is %i degrees', (to, degrees) => {
  expect(bearingOf(equator, to)).toBeCloseTo(degrees, 6)
})

it('follows the shortest way: across the 180th meridian, and bent where the globe is', () => {
  expect(bearingOf({ lat: 0, lng: 179 }, { lat: 0, lng: -179 })).toBeCloseTo(90, 6)
  // Worked out by the law of cosines on the sphere: Nairobi to Cairo.
  expect(bearingOf({ lat: -1.29, lng: 36.82 }, { lat: 30.04, lng: 31.24 })).toBeCloseTo(350.8, 0)
})
