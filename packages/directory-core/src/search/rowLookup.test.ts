import { expect, it } from 'vitest'
import { rowLookup, rowSlots } from './rowLookup.ts'

const TEXTS = [...Array.from({ length: 1025 }, (_, at) => `shop-${at}`), 'shop-7', '', 'ümlaut']
const textAt = (row: number) => TEXTS[row]!

it('every text is found, of equal ones the first that is accepted, and none that is not there', () => {
  const find = rowLookup(TEXTS.length, textAt)
  for (const text of TEXTS) expect(find(text, () => true)).toBe(TEXTS.indexOf(text))
  expect(find('shop-7', (row) => row !== 7)).toBe(1025)
  expect(find('shop-1025', () => true)).toBeUndefined()
  expect(find('shop-8', () => false)).toBeUndefined()
  expect(rowLookup(0, textAt)('', () => true)).toBeUndefined()
})

it('a table takes six bytes for each row, and no more where there is one more than a power of two', () => {
  expect(rowSlots(1025, textAt).byteLength).toBeLessThanOrEqual(1025 * 6 + 8)
})
