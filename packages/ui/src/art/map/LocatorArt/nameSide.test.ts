import { expect, it } from 'vitest'
import type { Point } from '../../shapes/pathData.ts'
import { nameSide } from './nameSide.ts'

const sidesOf = (...places: readonly Point[]) => places.map((place) => nameSide(place, places))

it('sets a name to the right of its needle, and to the left where it would run out of the view', () => {
  expect(sidesOf([0.2, 0.5], [0.9, 0.2])).toEqual(['right', 'left'])
})

it('sets it to the left, too, where it would run into another needle', () => {
  expect(sidesOf([0.35, 0.47], [0.3, 0.52], [0.3, 0.9])).toEqual(['right', 'left', 'right'])
})

it('keeps the names of two needles one above the other apart', () => {
  expect(sidesOf([0.3, 0.5], [0.3, 0.55])).toEqual(['right', 'left'])
})

it('rather runs into another needle than out of the view', () => {
  expect(sidesOf([0.05, 0.5], [0.1, 0.5])).toEqual(['right', 'right'])
})
