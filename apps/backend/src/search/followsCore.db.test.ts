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

describe('what the search in Postgres says by itself is what directory-core says', () => {
  test('of every character: its fold', async () => {
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

  test('of messy names: their fold', async () => {
    const names = [...MESSY_NAMES, '한국', 'ABC  xyz\t', 'Ünï'].filter(isStored)
    expect(
      await column(
        'select private.fold_text(name) as value from unnest($1::text[]) with ordinality as n (name, at) order by at',
        [names],
      ),
    ).toEqual(names.map(foldText))
  })

  test('of names of Latin letters, also of African languages, signs and numbers: their order', async () => {
    const names = [
      "O'Neil's",
      'No. 7',
      'No. 07 b',
      'No. 10',
      'A-1 Motors',
      'A 1 Motors',
      'A1 Motors',
      'a',
      'Á',
      'a b',
      'ab',
      'Z',
      'zebra',
      '24/7',
      '007',
      '7',
    ]
    names.push(
      ...Array.from(' _-,;:!?.\'"()[]{}@*/\\&#%`^+<=>|~$059azAZ', (sign) => `x${sign}y`),
      'x',
      'xy',
      'Café Ä',
      'cafe b',
    )
    // Beyond ASCII, also when folded: alone, within a word, and beside what is sorted next to them.
    const others = [...'‘’‚‛“”„‟…№™ªºæœøđðħłŀ–—ɓɖɗǝəɛƒɣıɩƙŋɔʊʋƴþ']
    names.push(...others.flatMap((letter) => [letter, `x${letter}y`, `x${letter.toUpperCase()} 7`]))
    names.push('O’Neil’s', 'Ørsted', 'Sea – Side', 'Sea-Side', 'Œuvre', 'Ɛdziban', 'Ŋutsu', 'Zzz', 'Łódź', '№ 7')
    const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true })
    const keys = await column<string>(
      'select private.name_key(private.fold_text(name)) as value from unnest($1::text[]) with ordinality as n (name, at) order by at',
      [names],
    )
    const byCodes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b))
    const different: [string, string][] = []
    for (const [at, name] of names.entries()) {
      for (const [other, otherName] of names.entries()) {
        const isAlike = Math.sign(byCodes(keys[at]!, keys[other]!)) === Math.sign(compare(name, otherName))
        if (!isAlike) different.push([name, otherName])
      }
    }
    expect(different).toEqual([])
  })

  test('of names beyond Latin letters: that their order is not known', async () => {
    const isKnown = "select private.sorted_name(private.fold_text(name)) !~ U&'[^ -~\\E000-\\E002]' as value"
    const from = 'from unnest($1::text[]) with ordinality as n (name, at) order by at'
    const names = ['Café', 'O’Neil’s', 'Ɔkra', 'Золотой', 'مطعم', 'Hotel ★', 'ኢትዮጵያ', '\u{e000}', 'a\u{e002}']
    const known = [true, true, true, false, false, false, false, false, false]
    expect(await column(`${isKnown} ${from}`, [names])).toEqual(known)
  })
})
