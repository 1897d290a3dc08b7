import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editLikelihood } from './editLikelihood.ts'
import { RUNS } from './testing/arbitraries.ts'
import { isOneEdit } from './testing/editDistance.ts'

describe('editLikelihood', () => {
  it.each([
    ['nairobbi', 'nairobi', 1],
    ['mairobi', 'nairobi', 1],
    ['nirobi', 'nairobi', 10],
    ['nairoib', 'nairobi', 10],
    ['anirobi', 'nairobi', 10],
    ['a', '', 1],
    ['', 'a', 10],
    ['ab', 'ba', 10],
    ['nairobi', 'nairobi', 0],
    ['nairobi', 'anirobbi', 0],
    ['naroibi', 'nairobi', 1],
    ['naibori', 'nairobi', 1],
    ['nbairoi', 'nairobi', 0],
    ['abc', 'cba', 0],
    ['ab', 'abcd', 0],
    ['', '', 0],
  ])('of %j for %j is %d', (typed, intended, expected) => expect(editLikelihood(typed, intended)).toBe(expected))

  it('is more than 0 for one edit', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(editLikelihood(one, other) > 0).toBe(isOneEdit(one, other))
      }),
      RUNS,
    )
  })
})
