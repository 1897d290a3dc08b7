import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldRows } from './foldRows.ts'

interface Row {
  readonly id: number
  readonly seen: readonly [name: string, kind: string, town: string]
}
const fold = (rows: readonly Row[]) => foldRows(rows, ({ seen }) => seen)
const rowsOf = (...seen: Row['seen'][]) => seen.map((one, id): Row => ({ id, seen: one }))

const rows = fc
  .array(
    fc.tuple(
      fc.constantFrom('Boutique', 'boutique', 'Café', 'Cafe', 'مطعم', '', 'a\nb', 'a'),
      fc.constantFrom('Kiosk', 'Shop', 'b'),
      fc.constantFrom('Conakry', 'Kankan', ''),
    ),
    { maxLength: 90 },
  )
  .map((seen) => rowsOf(...seen))

describe('folded rows', () => {
  it('have each row once, none lost, and of an entry all are seen as the first is', () => {
    fc.assert(
      fc.property(rows, (all) => {
        const entries = fold(all)
        expect(
          entries
            .flat()
            .map(({ id }) => id)
            .toSorted((a, b) => a - b),
        ).toEqual(all.map(({ id }) => id))
        const bare = ({ seen }: Row) => seen.map((text) => text.toLowerCase())
        for (const entry of entries) for (const row of entry) expect(bare(row)).toEqual(bare(entry[0]))
      }),
    )
  })

  it('stand where their first stands, those of an entry in their order, and no two entries are seen alike', () => {
    fc.assert(
      fc.property(rows, (all) => {
        const entries = fold(all)
        const firsts = entries.map(([first]) => first.id)
        expect(firsts).toEqual(firsts.toSorted((a, b) => a - b))
        for (const entry of entries) expect(entry).toEqual(entry.toSorted((a, b) => a.id - b.id))
        expect(fold(entries.map(([first]) => first))).toHaveLength(entries.length)
      }),
    )
  })

  it.each<[string, Row['seen'][], number[]]>([
    ['no rows', [], []],
    ['one', [['Boutique', 'Kiosk', 'Conakry']], [1]],
    ['neighbours', Array(14).fill(['Boutique', 'Kiosk', 'Conakry']), [14]],
    [
      'others between',
      [
        ['Total', 'Garage', 'Dakar'],
        ['Shell', 'Garage', 'Dakar'],
        ['TOTAL', 'Garage', 'Dakar'],
      ],
      [2, 1],
    ],
    [
      'two towns',
      [
        ['Boutique', 'Kiosk', 'Bouaké'],
        ['Boutique', 'Kiosk', 'Abidjan'],
        ['boutique', 'Kiosk', 'Bouaké'],
      ],
      [2, 1],
    ],
    [
      'two kinds',
      [
        ['Baobab', 'Hotel', 'Thiès'],
        ['Baobab', 'Restaurant', 'Thiès'],
      ],
      [1, 1],
    ],
    [
      'names of another script',
      [
        ['كشك', 'Kiosk', 'Cairo'],
        ['كشك', 'Kiosk', 'Cairo'],
        ['كشك ٢', 'Kiosk', 'Cairo'],
      ],
      [2, 1],
    ],
    [
      'a name that runs into the kind',
      [
        ['a b', 'c', ''],
        ['a', 'b c', ''],
      ],
      [1, 1],
    ],
  ])('%s', (_, seen, lengths) => expect(fold(rowsOf(...seen)).map(({ length }) => length)).toEqual(lengths))
})
