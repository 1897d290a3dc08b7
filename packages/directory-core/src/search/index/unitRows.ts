import { emptyBitSet, type BitSet } from './bitSet.ts'
import type { NameWords } from './nameWords.ts'
import { pairOf, placeOfPair, type WordGrams } from './wordGrams.ts'

/**
 * For the most common code units the rows whose name has it. A search begins with one letter, which most names have: adding up the
 * postings of so many words would be the slowest search of all.
 */
export type UnitRows = ReadonlyMap<number, BitSet>

/** As many as a number has bits. */
const MOST_UNITS = 32

export function collectUnitRows(names: NameWords, grams: WordGrams): UnitRows {
  const units = commonUnits(grams)
  const rowCount = names.nameStarts.length - 1
  const sets = units.map(() => emptyBitSet(rowCount))
  const marks = wordMarks(names, units)
  for (let row = 0; row < rowCount; row += 1) {
    let left = 0
    for (let at = names.nameStarts[row]!; at < names.nameStarts[row + 1]!; at += 1) left |= marks[names.stream[at]!]!
    while (left !== 0) {
      sets[31 - Math.clz32(left & -left)]![row >>> 5]! |= 1 << row
      left &= left - 1
    }
  }
  return new Map(units.map((unit, at) => [unit, sets[at]!]))
}

/** The units that the most words have. The pairs that begin with one stand together, so their lists do too. */
function commonUnits({ pairs, starts }: WordGrams): number[] {
  const counts: { readonly unit: number; readonly words: number }[] = []
  for (let from = placeOfPair(pairs, pairOf(1, 0)); from < pairs.length;) {
    const unit = Math.floor(pairs[from]! / pairOf(1, 0))
    const to = placeOfPair(pairs, pairOf(unit + 1, 0))
    counts.push({ unit, words: starts[to]! - starts[from]! })
    from = to
  }
  return counts
    .sort((a, b) => b.words - a.words)
    .slice(0, MOST_UNITS)
    .map(({ unit }) => unit)
}

/** For each word which of the units it has, one bit each. */
function wordMarks({ units: text, starts }: NameWords, units: readonly number[]): Int32Array {
  const bitOf = new Int32Array(0x10000)
  for (const [at, unit] of units.entries()) bitOf[unit] = 1 << at
  const marks = new Int32Array(starts.length - 1)
  for (let word = 0; word < marks.length; word += 1) {
    for (let at = starts[word]!; at < starts[word + 1]!; at += 1) marks[word]! |= bitOf[text[at]!]!
  }
  return marks
}
