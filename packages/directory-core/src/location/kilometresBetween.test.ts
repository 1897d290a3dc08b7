import { expect, it } from 'vitest'
import { kilometresBetween } from './kilometresBetween.ts'

const nairobi = { lat: -1.286, lng: 36.817 }
const mombasa = { lat: -4.043, lng: 39.668 }

it('measures over the surface of the globe, the same both ways', () => {
  expect(kilometresBetween(nairobi, mombasa)).toBeCloseTo(440, -1)
  expect(kilometresBetween(mombasa, nairobi)).toBe(kilometresBetween(nairobi, mombasa))
  expect(kilometresBetween(nairobi, nairobi)).toBe(0)
})

it('measures the short way over the line where the date changes, and half the globe at most', () => {
  expect(kilometresBetween({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 })).toBeCloseTo(111.2, 1)
  expect(kilometresBetween({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(Math.PI * 6371)
})
