import { expect, it } from 'vitest'
import { englishShortCount } from './count.ts'

it.each([
  [7, '7'],
  [999, '999'],
  [1000, '1k'],
  [9299, '9.2k'],
  [9999, '9.9k'],
  [12_345, '12k'],
  [103_262, '103k'],
  [1_250_000, '1,250k'],
])('writes %i shortly as %s, never more than there are', (count, text) => {
  expect(englishShortCount(count)).toBe(text)
})
