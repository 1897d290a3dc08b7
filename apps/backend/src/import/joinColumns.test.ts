import { describe, expect, test } from 'vitest'
import { chosenColumns, columnsOf } from './columns.ts'
import { askDoubled, joinedRecord, joinsOf } from './joinColumns.ts'

describe('columns of one name', () => {
  test.each([
    [['name (1)', 'name (2)', 'country'], '--column name="name (1)" or --column name="name (2)", or all of these'],
    [['name', 'Téléphone (1)', 'Téléphone (2)', 'Téléphone (3)'], 'or --column phone="Téléphone (3)", or all'],
    [['name', 'lat (1)', 'lat (2)', 'lng'], 'Say which is meant: --column lat="lat (1)" or --column lat="lat (2)".'],
  ])('are asked about: %j', (header, words) => expect(() => askDoubled(header, columnsOf(header))).toThrow(words))

  test.each([
    [['name', 'notes (1)', 'notes (2)'], []],
    [['name (1)', 'name (2)'], ['name=name (2)']],
    [
      ['phone (1)', 'phone (2)'],
      ['phone=phone (2)', 'phone=phone (1)'],
    ],
    [['name', 'phone (1)'], []],
  ])('are no question where they say nothing that is read, or one is chosen: %j', (header, chosen) =>
    expect(askDoubled(header, columnsOf(header, chosenColumns(chosen)))).toBeUndefined(),
  )
})

describe('columns that are joined', () => {
  const joined = (chosen: readonly string[], cells: Readonly<Record<string, string>>) =>
    joinedRecord({ line: 2, cells }, joinsOf(chosenColumns(chosen))).cells

  test.each([
    [['phone=a', 'phone=b'], { a: '0722 555 010', b: '0733 555 010' }, '0722 555 010; 0733 555 010'],
    [['address=a', 'address=b', 'address=c'], { a: 'Plot 3', b: '', c: 'Kenyatta Avenue' }, 'Plot 3, Kenyatta Avenue'],
    [['name=a', 'name=b'], { a: 'Tamu', b: 'Tamu ' }, 'Tamu'],
    [['description=a', 'description=b'], { a: '', b: '' }, ''],
    [['name=b', 'phone=a'], { a: '1', b: '2' }, '1'],
  ])('say each text once: %j', (chosen, cells, text) => expect(joined(chosen, cells)['a']).toBe(text))

  test('are texts and lists, and nothing else', () => {
    expect(() => joinsOf(chosenColumns(['lat=a', 'lat=b']))).toThrow('Only one column can be the lat')
    expect(() => columnsOf(['a'], chosenColumns(['phone=a', 'phone=b']))).toThrow('There is no column "b"')
  })
})
