import { expect, it } from 'vitest'
import { mulberry32 } from './mulberry32.ts'

it('draws the numbers of the reference', () => {
  const next = mulberry32(0)
  expect([next(), next(), next()]).toEqual([0.26642920868471265, 0.0003297457005828619, 0.2232720274478197])
})

it('draws another row for another seed', () => {
  expect(mulberry32(1)()).not.toBe(mulberry32(2)())
})
