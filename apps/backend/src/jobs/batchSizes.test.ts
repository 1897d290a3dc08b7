import { expect, test } from 'vitest'
import { batchSizes } from './batchSizes.ts'

/** The sizes of batches whose rows take so many milliseconds each, on top of what a batch takes. */
function sizesWhere(perRow: (batch: number) => number, batches = 30): number[] {
  const sizes = batchSizes()
  return Array.from({ length: batches }, (_, batch) => {
    const size = sizes.next()
    sizes.learn({ took: 5 + size * perRow(batch) })
    return size
  })
}

test.each([
  ['a fast machine', 0.4],
  ['a slow one', 2],
])('a batch takes about 80 milliseconds on %s', (_, perRow) => {
  const last = sizesWhere(() => perRow).at(-1)!
  expect(5 + last * perRow).toBeGreaterThan(70)
  expect(5 + last * perRow).toBeLessThan(90)
})

test('batches become small as soon as rows take longer', () => {
  const sizes = sizesWhere((batch) => (batch < 10 ? 0.2 : 2))
  expect(sizes[10]! / sizes[11]!).toBeGreaterThan(5)
  expect(sizes[12]! * 2).toBeLessThan(120)
})

test('a batch has some rows and no thousands, whatever it takes', () => {
  expect(sizesWhere(() => 1000).at(-1)).toBe(20)
  expect(Math.max(...sizesWhere(() => 0))).toBe(500)
})
