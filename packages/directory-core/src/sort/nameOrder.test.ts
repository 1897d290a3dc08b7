import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { readNames } from '../search/index/nameWords.ts'
import { messyName, RUNS } from '../search/testing/arbitraries.ts'
import { realListings } from '../search/testing/realListings.ts'
import { listingOf } from '../testing/listingOf.ts'
import { foldingJudge, nameCollator } from './nameCollator.ts'
import { orderNames } from './nameOrder.ts'

// A thousand runs of a law take a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

function order(names: readonly string[], locale = 'en') {
  const listings = names.map((businessName) => listingOf({ businessName }))
  const collator = nameCollator(locale)
  return orderNames({ listings, collator, ...readNames(listings, foldingJudge(collator)) })
}

/** What the collator itself makes of the names, sorted by the plainest of sorts. */
function expected(names: readonly string[], locale = 'en') {
  const { compare } = nameCollator(locale)
  const places = Uint32Array.from([...names.keys()].toSorted((a, b) => compare(names[a]!, names[b]!)))
  const firsts = Uint32Array.from(names, (name) => places.findIndex((place) => compare(names[place]!, name) === 0))
  return { order: places, firsts }
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
    names.push(
      'ab',
      'a',
      'a ',
      '',
      ' ',
      'i',
      'ı',
      'İ',
      'ß',
      'ss',
      'ø',
      'o',
      '½',
      '1',
      '01',
      '1 2',
      '12',
      '1a',
      'a1',
      'a\0',
    )
    names.push(
      '1'.repeat(30),
      '2'.repeat(29),
      'a-b',
      'a_b',
      'c h',
      'ch',
      'hc',
      'и\u0306',
      'й',
      'и',
      'a b c d',
      'a b c e',
    )
    for (const one of names) {
      for (const other of names) expect(order([one, other], locale)).toEqual(expected([one, other], locale))
    }
    expect(order(names, locale)).toEqual(expected(names, locale))
  })

  it('is the one that the collator gives, for real names', () => {
    const names = realListings().map(({ businessName }) => businessName)
    expect(order(names).order).toEqual(expected(names).order)
  })
})
