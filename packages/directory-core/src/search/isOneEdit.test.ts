import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOneEdit } from './isOneEdit.ts'
import { RUNS } from './testing/arbitraries.ts'
import { editDistance } from './testing/editDistance.ts'

describe('isOneEdit', () => {
  it.each([
    ['nairobi', 'nairobbi', true],
    ['nairobi', 'nirobi', true],
    ['nairobi', 'mairobi', true],
    ['nairobi', 'nairoib', true],
    ['nairobi', 'anirobi', true],
    ['a', '', true],
    ['ab', 'ba', true],
    ['nairobi', 'nairobi', false],
    ['nairobi', 'anirobbi', false],
    ['abc', 'cba', false],
    ['ab', 'abcd', false],
    ['', '', false],
  ])('of %j and %j is %s', (one, other, expected) => {
    expect(isOneEdit(one, other)).toBe(expected)
    expect(isOneEdit(other, one)).toBe(expected)
  })

  it('is an edit distance of one', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(isOneEdit(one, other)).toBe(editDistance(one, other) === 1)
      }),
      RUNS,
    )
  })
})
