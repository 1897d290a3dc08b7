import fc from 'fast-check'
import { describe, expect, inject, it } from 'vitest'
import { foldCodePoint, foldText } from './foldText.ts'
import { anyText, messyName, RUNS } from '../search/testing/arbitraries.ts'

describe('foldText', () => {
  it.each([
    ['Café', 'cafe'],
    ['Cafe\u0301', 'cafe'],
    ['ÅNGSTRÖM', 'angstrom'],
    ['Straße', 'strasse'],
    ['STRASSE', 'strasse'],
    ['ﬁsh & ﬃ', 'fish & ffi'],
    ['İstanbul ısı', 'istanbul isi'],
    ['ΟΔΟΣ ὁδός', 'οδοσ οδοσ'],
    ['مُطْعَم', 'مطعم'],
    ['ሆቴል', 'ሆቴል'],
    ['😀 BAR', '😀 bar'],
    ['  two \t\n blanks\u00a0', 'two blanks'],
    [' \u0301 ', ''],
    ['a \u0301 b', 'a b'],
    ['', ''],
  ])('%j becomes %j', (text, folded) => expect(foldText(text)).toBe(folded))

  it('makes of every character what it makes of its capital, its small letter and its other normal forms', () => {
    const foldAll = (text: string) => Array.from(text, (one) => foldCodePoint(one.codePointAt(0)!)).join('')
    const unlike: string[] = []
    // No plane above the second has letters with capitals or accents; a nightly run looks at all.
    const last = inject('isNightly') ? 0x10ffff : 0x2ffff
    for (let codePoint = 0; codePoint <= last; codePoint += 1) {
      const character = String.fromCodePoint(codePoint)
      const folded = foldCodePoint(codePoint)
      const others = [folded, character.toLowerCase(), character.normalize('NFD'), character.normalize('NFC')]
      // In upper case the accent under ᾳ becomes a letter.
      if (!character.normalize('NFD').includes('\u0345')) others.push(character.toUpperCase())
      if (others.some((other) => other !== character && foldAll(other) !== folded)) unlike.push(character)
    }
    expect(unlike).toEqual([])
  })

  it('loses nothing that a comparison in small letters finds', () => {
    const parts = fc.tuple(fc.oneof(messyName, anyText), fc.nat({ max: 20 }), fc.nat({ max: 20 }))
    fc.assert(
      fc.property(parts, ([text, start, length]) => {
        const part = text.toLowerCase().slice(start, start + length)
        // Half of a character is not folded: a search for one reads the listings.
        if (part.isWellFormed()) expect(foldText(text)).toContain(foldText(part))
      }),
      RUNS,
    )
  })

  it('changes nothing that is folded', () => {
    fc.assert(
      fc.property(fc.oneof(messyName, anyText), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text))
      }),
      RUNS,
    )
  })
})
