import { expect, it } from 'vitest'
import { onCircle, tickRing } from './tickRing.ts'

it('begins north and goes round clockwise', () => {
  const quarters = [0, 0.25, 0.5, 0.75].map((turns) =>
    onCircle(10, turns)
      .map(Math.round)
      .map((number) => number + 0),
  )
  expect(quarters).toEqual([
    [0, -10],
    [10, 0],
    [0, 10],
    [-10, 0],
  ])
})

it('draws each tick from its inner to its outer end', () => {
  expect(tickRing(4, (index) => [index === 0 ? 8 : 9, 10])).toBe('M0-8v-2M9 0h1M0 9v1M-9 0h-1')
})
