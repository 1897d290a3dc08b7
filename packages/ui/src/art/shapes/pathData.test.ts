import { expect, it } from 'vitest'
import { curveData, lineData, numbers, type Point } from './pathData.ts'

it('writes numbers with one decimal at most and without a needless sign between them', () => {
  expect(numbers([0.04, 12.34, -0.5, 100])).toBe('0 12.3-.5 100')
})

it.each<[string, readonly Point[], string]>([
  [
    'level and upright lines',
    [
      [1, 2],
      [5, 2],
      [5, 9],
    ],
    'M1 2h4v7z',
  ],
  [
    'lines of one kind after another',
    [
      [0, 0],
      [3, 4],
      [6, 8.5],
    ],
    'M0 0l3 4 3 4.5z',
  ],
  [
    'points that coincide',
    [
      [0, 0],
      [0, 0],
      [4, 0],
    ],
    'M0 0h4z',
  ],
])('writes %s briefly', (_name, points, data) => {
  expect(lineData(points, 'closed')).toBe(data)
})

it('never lets rounding add up along an outline', () => {
  const steps = Array.from({ length: 100 }, (_, step): Point => [step / 3, 0])
  const travelled = [...lineData(steps, 'open').matchAll(/(?<=h.*)[\d.]+/g)].reduce(
    (sum, [step]) => sum + Number(step),
    0,
  )
  expect(travelled).toBeCloseTo(33, 5)
})

it('writes curves from where the last one ended', () => {
  expect(
    curveData(
      [1, 1],
      [
        [
          [2, 0],
          [3, 1],
        ],
        [
          [2, 2],
          [1, 1],
        ],
      ],
    ),
  ).toBe('M1 1q1-1 2 0q-1 1-2 0z')
})
