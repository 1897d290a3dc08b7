import { emptyBitSet, setRange, type BitSet } from './bitSet.ts'
import type { DocLayout } from './docLayout.ts'
import type { Terms } from '../../terms/termHash.ts'

/** The words of folded texts: their terms, and the parts of those with punctuation. Who means O'Neil's may type neil. */
export function wordsOf(folded: string): Set<string> {
  return new Set([...folded.split(/\s/), ...folded.split(NOT_A_WORD)])
}

/** What stands between the letters and digits of words. */
export const NOT_A_WORD = /[^\p{L}\p{N}]+/u

/** The terms that have punctuation. */
export function collectCompounds(terms: Terms): BitSet {
  const count = terms.starts.length - 1
  const compounds = emptyBitSet(count)
  for (let term = 0; term < count; term += 1) {
    if (NOT_A_WORD.test(textOf(terms, term))) setRange(compounds, term, term + 1)
  }
  return compounds
}

export function textOf({ units, starts }: Terms, term: number): string {
  return String.fromCharCode(...units.subarray(starts[term], starts[term + 1]))
}

/** The words of categories, countries and cities, and in how many of these fields of all docs they are. */
export function countFieldWords({ fields, blocks, blockStarts }: DocLayout): Map<string, number> {
  const counts = new Map<string, number>()
  for (const field of ['category', 'country', 'city'] as const) {
    const { lines, starts } = fields[field]
    const docCounts = new Uint32Array(starts.length - 1)
    for (const [block, ord] of blocks[field].entries()) docCounts[ord]! += blockStarts[block + 1]! - blockStarts[block]!
    for (const [ord, docs] of docCounts.entries()) {
      const texts = lines.slice(starts[ord], starts[ord + 1])
      for (const word of wordsOf(texts)) counts.set(word, (counts.get(word) ?? 0) + docs)
    }
  }
  return counts
}
