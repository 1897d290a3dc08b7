import fc from 'fast-check'
import { expect, it } from 'vitest'
import { kindParts } from './kindParts.ts'

const kinds = fc
  .dictionary(fc.constantFrom('cafe', 'hotel', 'bank', 'clinic', 'market'), fc.integer({ min: 1, max: 40 }))
  .map((counts) => new Map(Object.entries(counts)))

it('shows every row of every kind once, over all ranges', () => {
  fc.assert(
    fc.property(kinds, fc.nat(40), fc.integer({ min: 1, max: 50 }), (counts, unknown, size) => {
      const rows = [...counts.values()].reduce((sum, count) => sum + count, unknown)
      const shown = new Map<string | undefined, number>()
      for (let from = 0; from < rows; from += size) {
        const to = Math.min(from + size, rows)
        const parts = kindParts(counts, rows, { from, to })
        expect(parts.reduce((sum, part) => sum + part.to - part.from, 0)).toBe(to - from)
        for (const part of parts) {
          // Each goes on where it ended.
          expect(part.from).toBe(shown.get(part.kind) ?? 0)
          expect(part.count).toBe(part.kind === undefined ? unknown : counts.get(part.kind))
          shown.set(part.kind, part.to)
        }
      }
    }),
  )
})

it('has the kinds in the order of the guide, others by their slugs, what nobody knows last', () => {
  const counts = new Map([
    ['zoo-of-cats', 2],
    ['cafe', 2],
    ['abacus-shop', 2],
    ['hotel', 5],
  ])
  const order = (from: number, to: number) =>
    kindParts(counts, 31, { from, to }).map((part) => Object.values(part).join(' '))
  expect(order(0, 31)).toEqual(['hotel 5 0 5', 'cafe 2 0 2', 'abacus-shop 2 0 2', 'zoo-of-cats 2 0 2', '20 0 20'])
  expect(order(4, 8)).toEqual(['hotel 5 4 5', 'cafe 2 0 2', 'abacus-shop 2 0 1'])
  expect(order(9, 9)).toEqual([])
})
