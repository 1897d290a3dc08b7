import { expect, it } from 'vitest'
import { aroundCircle, circle, polygon } from './outline.ts'
import type { Point } from './pathData.ts'

const CLOCKWISE: readonly Point[] = [
  [0, 0],
  [4, 0],
  [4, 3],
]

it('runs every polygon clockwise, so that two of one colour that overlap leave no hole', () => {
  expect(polygon(CLOCKWISE).data).toBe('M0 0h4v3z')
  expect(polygon(CLOCKWISE.toReversed()).data).toBe('M0 0h4v3z')
})

it('knows the box that an outline fills', () => {
  expect(polygon(CLOCKWISE).box).toEqual({ x: 0, y: 0, width: 4, height: 3 })
  expect(circle(10, 20, 5).box).toEqual({ x: 5, y: 15, width: 10, height: 10 })
})

it('spreads places evenly around a circle', () => {
  const places = aroundCircle([0, 0], 10, 4).map(([x, y]) => [Math.round(x), Math.round(y)])
  expect(places).toEqual([
    [10, 0],
    [0, 10],
    [-10, 0],
    [-0, -10],
  ])
})
