// @module-tag ci
import { describe, expect, test } from 'vitest'
import { foldText } from '@dira/directory-core'
import { MESSY_NAMES } from '../../../../packages/directory-core/src/search/testing/messyNames.ts'
import { useScratchDatabase } from '../testing/scratchDatabase.ts'

const database = useScratchDatabase()

async function column<Value>(sql: string, values: readonly unknown[]): Promise<Value[]> {
  const { rows } = await database().query<{ value: Value }>(sql, [...values])
  return rows.map(({ value }) => value)
}

/** What Postgres can hold. */
const isStored = (text: string) => text.isWellFormed() && !text.includes('\0')

describe('Postgres folds as directory-core does', () => {
  test('every character', async () => {
    // By code, because what reads an answer takes U+FEFF for the mark of a file's beginning.
    const { rows } = await database().query<{ code: number; folded: string }>(
      'select ascii(letter) as code, folded from private.search_folds',
    )
    const folds = new Map(rows.map(({ code, folded }) => [code, folded]))
    const different: string[] = []
    for (let code = 0x80; code <= 0x10_ff_ff; code += 1) {
      if (code >= 0xd8_00 && code < 0xe0_00) continue
      const letter = String.fromCodePoint(code)
      // Syllables of Korean are taken apart by Postgres.
      const folded = folds.get(code) ?? (code >= 0xac_00 && code <= 0xd7_a3 ? letter.normalize('NFD') : letter)
      if (`a${folded}z` !== foldText(`a${letter}z`)) different.push(letter)
    }
    expect(different).toEqual([])
  })

  test('messy names', async () => {
    const names = [...MESSY_NAMES, '한국', 'ABC  xyz\t', 'Ünï'].filter(isStored)
    expect(
      await column(
        'select private.fold_text(name) as value from unnest($1::text[]) with ordinality as n (name, at) order by at',
        [names],
      ),
    ).toEqual(names.map(foldText))
  })
})
