import { expect, test } from 'vitest'
import { databaseTypes } from './databaseTypes.ts'
import type { Column } from './readSchema.ts'

const column = {
  name: 'note',
  type: 'text',
  isNullable: false,
  hasDefault: false,
  isAlwaysGenerated: false,
  values: [],
}
const table = (change: Partial<Column>) => ({
  tables: [{ name: 'notes', columns: [{ ...column, ...change }], relationships: [] }],
  views: [],
  functions: [],
})
/** The column's lines in Row, Insert and Update. */
const lines = (change: Partial<Column>) =>
  databaseTypes(table(change))
    .split('\n')
    .filter((line) => line.includes('note') && !line.includes('notes'))
    .map((line) => line.trim())

test.each<[string, Partial<Column>, string[]]>([
  ['has to be given', {}, ['note: string', 'note: string', 'note?: string']],
  ['may be null', { isNullable: true }, ['note: string | null', 'note?: string | null', 'note?: string | null']],
  [
    'is one of a few texts, or null',
    { isNullable: true, values: ['a', 'b'] },
    ["note: 'a' | 'b' | null", "note?: 'a' | 'b' | null", "note?: 'a' | 'b' | null"],
  ],
  ['has a default', { hasDefault: true }, ['note: string', 'note?: string', 'note?: string']],
  [
    'is written by the database only',
    { type: 'bigint', hasDefault: true, isAlwaysGenerated: true },
    ['note: number', 'note?: never', 'note?: never'],
  ],
])('a column that %s', (_, change, expected) => {
  expect(lines(change)).toStrictEqual(expected)
})

test('a function with and without arguments, a foreign key, and a view', () => {
  const written = databaseTypes({
    tables: [
      {
        name: 'notes',
        columns: [column],
        relationships: [
          { name: 'notes_note_fkey', columns: ['note'], isOneToOne: true, table: 'others', tableColumns: ['id'] },
        ],
      },
    ],
    views: [{ name: 'shown_notes', columns: [{ ...column, isNullable: true }] }],
    functions: [
      {
        name: 'ask',
        parameters: [{ name: 'question', type: 'text', hasDefault: true }],
        returns: 'jsonb',
        isSet: false,
      },
      { name: 'tell', parameters: [], returns: 'text', isSet: false },
      { name: 'write', parameters: [], returns: 'shown_notes', isSet: true },
    ],
  })
  expect(written).toContain('ask: { Args: { question?: string }; Returns: Json }')
  expect(written).toContain("write: { Args: never; Returns: Database['public']['Views']['shown_notes']['Row'][] }")
  expect(written).toMatch(/Views: \{\s+shown_notes: \{\s+Row: \{\s+note: string \| null\s+\}\s+Relationships: \[\]/)
  expect(written).toContain('tell: { Args: never; Returns: string }')
  expect(written).toMatch(/'notes_note_fkey'\s+columns: \['note'\]\s+isOneToOne: true\s+referencedRelation: 'others'/)
})

test('an unknown type is an error, not a guess', () => {
  expect(() => databaseTypes(table({ type: 'money' }))).toThrow('No TypeScript type is named for Postgres’s money')
})
