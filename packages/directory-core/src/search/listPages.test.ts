import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listPage, pageOfEntry, type EntryCounts } from './listPages.ts'

const counts: fc.Arbitrary<EntryCounts> = fc.record({
  cards: fc.oneof(fc.nat(100), fc.constantFrom(24, 48, 72)),
  rows: fc.oneof(fc.nat(400), fc.constantFrom(90, 180)),
})
const pagesOf = (list: EntryCounts) =>
  Array.from({ length: listPage(list, 1).pageCount }, (_, at) => listPage(list, at + 1))

describe('the pages of a list', () => {
  it('show every entry once, the cards first', () => {
    fc.assert(
      fc.property(counts, (list) => {
        const pages = pagesOf(list)
        const shown = pages.flatMap(({ cards, rows }) => [...numbers(cards), ...numbers(rows)])
        expect(shown).toEqual(numbers({ from: 0, to: list.cards + list.rows }))
        for (const { from, to, cards, rows } of pages)
          expect(numbers({ from, to })).toEqual([...numbers(cards), ...numbers(rows)])
      }),
    )
  })

  it('hold at most 24 cards and 90 rows, and none is empty but that of an empty list', () => {
    fc.assert(
      fc.property(counts, (list) => {
        for (const { from, to, cards, rows } of pagesOf(list)) {
          expect(cards.to - cards.from).toBeLessThanOrEqual(24)
          expect(rows.to - rows.from).toBeLessThanOrEqual(90)
          expect(to > from || list.cards + list.rows === 0).toBe(true)
        }
      }),
    )
  })

  it('are where each entry says that it is', () => {
    fc.assert(
      fc.property(counts, (list) => {
        for (const { page, from, to } of pagesOf(list))
          expect(numbers({ from, to }).map((entry) => pageOfEntry(list, entry))).toEqual(Array(to - from).fill(page))
      }),
    )
  })

  it('are never beyond the first and the last', () => {
    fc.assert(
      fc.property(counts, fc.oneof(fc.integer(), fc.constantFrom(NaN, Infinity, 1.5)), (list, asked) => {
        const { page, pageCount } = listPage(list, asked)
        expect(page).toBeGreaterThanOrEqual(1)
        expect(page).toBeLessThanOrEqual(pageCount)
        expect(listPage(list, page)).toEqual(listPage(list, asked))
      }),
    )
  })

  it.each([
    ['an empty list', 0, 0, ['0+0']],
    ['cards alone', 50, 0, ['24+0', '24+0', '2+0']],
    ['rows alone', 0, 200, ['0+90', '0+90', '0+20']],
    ['the last cards are followed by the first rows', 30, 100, ['24+0', '6+90', '0+10']],
    ['a full page of cards too', 24, 91, ['24+90', '0+1']],
    ['one of each', 1, 1, ['1+1']],
  ])('%s', (_, cards, rows, expected) =>
    expect(pagesOf({ cards, rows }).map((page) => `${lengthOf(page.cards)}+${lengthOf(page.rows)}`)).toEqual(expected),
  )
})

const lengthOf = ({ from, to }: { from: number; to: number }) => to - from
const numbers = ({ from, to }: { from: number; to: number }) => Array.from({ length: to - from }, (_, at) => from + at)
