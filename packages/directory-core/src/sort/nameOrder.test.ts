import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readNames } from '../terms/termVectors.ts'
import { messyName, RUNS } from '../search/testing/arbitraries.ts'
import { foldingJudge, nameCollator } from './nameCollator.ts'
import { compareNames, nameKeys } from './nameKeys.ts'
import { orderNames } from './nameOrder.ts'

const collators = new Map(['en', 'en-ZA', 'cs', 'sv', 'ar'].map((locale) => [locale, nameCollator(locale)]))

function order(names: readonly string[], locale = 'en') {
  const rows = { size: names.length, nameAt: (row: number) => names[row]! }
  const collator = collators.get(locale)!
  return orderNames({ rows, collator, ...readNames(rows, foldingJudge(collator)) })
}

/** The order of `compareNames`, by a plain sort. */
function expected(names: readonly string[], locale = 'en') {
  const compare = compareNames(collators.get(locale)!, 1)
  const groupOf = nameKeys(collators.get(locale)!)
  const sorted = Uint32Array.from([...names.keys()].toSorted((a, b) => compare(names[a]!, names[b]!)))
  const ranks = Uint32Array.from(names, (name) => sorted.findIndex((at) => compare(names[at]!, name) === 0))
  const groups = names.map((name) => groupOf(name).group)
  const groupStarts = Uint32Array.from({ length: 9 }, (_, group) => groups.filter((one) => one < group).length)
  return { order: sorted, ranks, groupStarts }
}

describe('the order of names', () => {
  const asciiWord = fc.string({ unit: fc.constantFrom(..."aAbz019-&'(.~_", 'é', 'ß', 'ø', 'e\u0301'), maxLength: 7 })
  const asciiName = fc.array(asciiWord, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '))

  it('is the one that the collator gives, for names that are compared by their words', () => {
    fc.assert(
      fc.property(fc.array(asciiName, { maxLength: 40 }), (names) => {
        expect(order(names)).toEqual(expected(names))
      }),
      RUNS,
    )
  })

  it('is the one that the collator gives, for any names among each other and in other languages', () => {
    const names = fc.array(fc.oneof(messyName, asciiName, fc.string()), { maxLength: 25 })
    fc.assert(
      fc.property(names, fc.constantFrom('en', 'en-ZA', 'cs', 'sv', 'ar'), (some, locale) => {
        expect(order(some, locale)).toEqual(expected(some, locale))
      }),
      RUNS,
    )
  })

  it.each(['en', 'cs'])('is the one that the collator gives, for names that differ in little, in %s', (locale) => {
    const names = [
      'a b',
      'a  b',
      'a\tb',
      'a\u00a0b',
      ' a b',
      'a b ',
      'a b \u0301',
      'a b\u0301',
      'a \u0301b',
      'á b',
      'A B',
    ]
    names.push(...'ai1oßøıİ½ий ', '', 'ab', 'a ', 'ss', '01', '1 2', '12', '1a', 'a1', 'a\0')
    names.push('1'.repeat(30), '2'.repeat(29), 'a-b', 'a_b', 'c h', 'ch', 'hc', 'и\u0306', 'a b c d', 'a b c e')
    for (const one of names) {
      for (const other of names) expect(order([one, other], locale)).toEqual(expected([one, other], locale))
    }
    expect(order(names, locale)).toEqual(expected(names, locale))
  })
})
