import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDirectory } from './createDirectory.ts'
import { foldText } from '../text/foldText.ts'
import { highlightRanges, rangesOf } from './highlightRanges.ts'
import { parseQuery } from './index/query.ts'
import { messyName, RUNS, searchCase } from './testing/arbitraries.ts'
import { categoryName, countryName } from '../names/displayNames.ts'
import * as en from '../names/en/index.ts'

/** The text with its ranges in brackets. */
function marked(text: string, search: string): string {
  const ranges = highlightRanges(text, search)
  return ranges.reduceRight(
    (done, { start, end }) => `${done.slice(0, start)}[${done.slice(start, end)}]${done.slice(end)}`,
    text,
  )
}

describe('highlightRanges', () => {
  it.each([
    ['Savanna Café', 'cafe', 'Savanna [Café]'],
    ['Savanna Cafe\u0301s', 'café', 'Savanna [Cafe\u0301]s'],
    ['e\u0301\u0323e', 'e', '[e\u0301\u0323][e]'],
    ['Karoo Karoo', 'karoo', '[Karoo] [Karoo]'],
    ['aaa', 'aa', '[aa]a'],
    ['two   blanks', 'o b', 'tw[o   b]lanks'],
    ['Straße', 's', '[S]tra[ß]e'],
    ['Straße', 'ras', 'St[raß]e'],
    ['Straße', 'strasse', '[Straße]'],
    ['ﬁsh', 'i', '[ﬁ]sh'],
    ['İzmir ısı', 'i', '[İ]zm[i]r [ı]s[ı]'],
    ['😀 Bar 😀', '😀', '[😀] Bar [😀]'],
    ['𐐀𐐨', '𐐨', '[𐐀][𐐨]'],
    ['فندق النيل', 'النيل', 'فندق [النيل]'],
    ['مُطْعَم', 'مطعم', '[مُطْعَم]'],
    ['ሆቴል አዲስ', 'ቴል አ', 'ሆ[ቴል አ]ዲስ'],
    ['한국', 'ᄒ', '[한]국'],
    ['ΟΔΟΣ', 'οδός', '[ΟΔΟΣ]'],
    ['Karoo', '  ', 'Karoo'],
    ['Karoo', 'zzz', 'Karoo'],
    ['Café', 'zzz', 'Café'],
    ['Cafe\u0301', '\u0301', 'Cafe\u0301'],
    ['Lone \ud83d', '\ud83d', 'Lone \ud83d'],
  ])('%j searched for %j marks %j', (text, search, expected) => expect(marked(text, search)).toBe(expected))

  it('marks each of several words, and those that overlap as one', () => {
    const query = { kind: 'terms', terms: [['oo lo'], ['lodges', 'lodge'], ['kar']] } as const
    expect(rangesOf('Karoo Lodge', query)).toEqual([
      { start: 0, end: 3 },
      { start: 3, end: 11 },
    ])
  })

  it('gives ranges in order and apart, of whole characters, that fold to what was searched for', () => {
    const cases = fc.tuple(messyName, messyName, fc.nat({ max: 9 }), fc.nat({ max: 9 }))
    fc.assert(
      fc.property(cases, ([text, other, start, length]) => {
        for (const search of [text.slice(start, start + length + 1), other]) {
          const folded = foldText(search.trim())
          let last = 0
          for (const range of highlightRanges(text, search)) {
            expect(range.start).toBeGreaterThanOrEqual(last)
            expect(range.end).toBeGreaterThan(range.start)
            expect(range.end).toBeLessThanOrEqual(text.length)
            expect(foldText(text.slice(range.start, range.end))).toContain(folded)
            if (text.isWellFormed()) expect(text.slice(range.start, range.end).isWellFormed()).toBe(true)
            last = range.end
          }
        }
      }),
      RUNS,
    )
  })
})

describe('the highlights of a result', () => {
  it('show for every listing where it was found', () => {
    fc.assert(
      fc.property(searchCase, ({ listings, state, scope }) => {
        const result = createDirectory(listings).search(state, scope)
        expect(result.highlights).toHaveLength(result.listings.length)
        const isText = parseQuery(state.search).kind === 'text'
        for (const [at, { businessName, category, country, city }] of result.highlights.entries()) {
          const { location, ...listing } = result.listings[at]!
          expect(businessName).toEqual(highlightRanges(listing.businessName, state.search))
          expect(category).toEqual(highlightRanges(categoryName(en, listing.category), state.search))
          expect(country).toEqual(highlightRanges(countryName(en, location.country), state.search))
          expect(city).toEqual(highlightRanges(location.city?.name ?? '', state.search))
          expect([businessName, category, country, city].flat().length > 0).toBe(isText)
        }
      }),
      RUNS,
    )
  })
})
