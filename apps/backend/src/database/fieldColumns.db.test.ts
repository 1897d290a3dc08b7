// @module-tag ci
import { expect, test } from 'vitest'
import { LIVE_COLUMNS, PROPOSED_COLUMNS } from '@dira/data'
import { useScratchDatabase } from '../testing/scratchDatabase.ts'

const database = useScratchDatabase()

test.each([
  ['proposed_columns', PROPOSED_COLUMNS],
  ['live_columns', LIVE_COLUMNS],
] as const)('private.%s() are the columns of the fields of a listing that have that rule', async (name, columns) => {
  const { rows } = await database().query<{ said: string[] }>(`select private.${name}() as said`)
  expect(new Set(rows[0]?.said)).toEqual(new Set(columns))
})
