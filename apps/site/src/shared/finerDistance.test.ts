import { bearingOf, kilometresBetween, roundedPosition } from '@dira/directory-core'
import { expect, it } from 'vitest'
import { finerDistanceFrom } from './finerDistance.ts'

const POSITIONS = [
  { lat: -1.28643, lng: 36.81723 },
  { lat: -33.92496, lng: 18.42406 },
  { lat: 30.04442, lng: 31.23571 },
  { lat: 0.00004, lng: -0.00496 },
]
const OFFSETS = [-0.4, -0.003, 0, 0.0007, 0.02, 0.5]

it.each(POSITIONS)('measures from %o, to ten metres, what a server measured from the rounded position', (exact) => {
  const from = roundedPosition(exact)
  const finer = finerDistanceFrom(exact)
  for (const north of OFFSETS) {
    for (const east of OFFSETS) {
      const there = { lat: exact.lat + north, lng: exact.lng + east }
      // To the metre, as stores answer.
      const km = Math.round(kilometresBetween(from, there) * 1000) / 1000
      const found = finer({ km, bearing: bearingOf(from, there) }, from)
      expect(Math.abs(found.km - kilometresBetween(exact, there))).toBeLessThan(0.01)
    }
  }
})

it('leaves the distance from a place, or without a direction, as it is', () => {
  const finer = finerDistanceFrom({ lat: -1.2864, lng: 36.8172 })
  expect(finer({ km: 3 }, { lat: -1.29, lng: 36.82 })).toEqual({ km: 3 })
  expect(finer({ km: 3, bearing: 90 }, { place: 'kenya/nairobi' })).toEqual({ km: 3, bearing: 90 })
})
