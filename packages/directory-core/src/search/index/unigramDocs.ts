import { emptyBitSet, type BitSet } from './bitSet.ts'
import type { DocLayout } from './docLayout.ts'
import { matchFields } from './matchFields.ts'
import type { Terms } from '../../terms/termHash.ts'
import type { TermVectors } from '../../terms/termVectors.ts'

/**
 * For the most common code units the docs that have it in a searched field. Every search begins with one letter, which most listings
 * have: adding up the postings of so many terms would be the slowest search of all.
 */
export type UnigramDocs = Readonly<Record<number, BitSet>>

/** As many as a number has bits. */
const MAX_UNIGRAMS = 32

export function collectUnigramDocs(names: TermVectors, layout: DocLayout): UnigramDocs {
  const units = commonUnits(names)
  const docCount = names.nameStarts.length - 1
  const sets = units.map(() => emptyBitSet(docCount))
  const masks = termMasks(names, units)
  for (let doc = 0; doc < docCount; doc += 1) {
    let left = 0
    for (let at = names.nameStarts[doc]!; at < names.nameStarts[doc + 1]!; at += 1) left |= masks[names.tokens[at]!]!
    while (left !== 0) {
      sets[31 - Math.clz32(left & -left)]![doc >>> 5]! |= 1 << doc
      left &= left - 1
    }
  }
  for (const [at, unit] of units.entries()) matchFields(layout, String.fromCharCode(unit), sets[at]!)
  return Object.fromEntries(units.map((unit, at) => [unit, sets[at]!]))
}

/** The units that are most often in a term. */
function commonUnits({ units }: Terms): number[] {
  const counts = new Map<number, number>()
  for (const unit of units) counts.set(unit, (counts.get(unit) ?? 0) + 1)
  return Array.from(counts)
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_UNIGRAMS)
    .map(([unit]) => unit)
}

/** For each term which of the units it has, one bit each. */
function termMasks({ units: text, starts }: TermVectors, units: readonly number[]): Int32Array {
  const bitOf = new Int32Array(0x10000)
  for (const [at, unit] of units.entries()) bitOf[unit] = 1 << at
  const masks = new Int32Array(starts.length - 1)
  for (let term = 0; term < masks.length; term += 1) {
    for (let at = starts[term]!; at < starts[term + 1]!; at += 1) masks[term]! |= bitOf[text[at]!]!
  }
  return masks
}
