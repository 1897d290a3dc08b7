import { expect, it } from 'vitest'
import { bandOf, COUNT_BANDS } from './countBands.ts'

it.each([
  [0, 'few'],
  [60, 'few'],
  [61, 'some'],
  [150, 'some'],
  [151, 'many'],
  [5000, 'many'],
])('shades a country with %i listings as %s', (count, band) => {
  expect(bandOf(count)).toBe(band)
})

it('leaves no number between two bands', () => {
  for (const [index, { from }] of COUNT_BANDS.slice(0, -1).entries()) {
    expect(COUNT_BANDS[index + 1]?.to).toBe(from - 1)
  }
})
