import { CHOICES, type Choice, type ChoiceName } from './choices.ts'
import { addDoc, emptyBitSet, hasBit, type BitSet } from './index/bitSet.ts'
import type { SegmentIndex } from './index/segmentIndex.ts'

/** What the docs of a segment have of the choices. */
export interface ChoiceLookup {
  /** The docs with any of these values, or of a choice that is so with all. */
  readonly docsWith: (name: ChoiceName, values: readonly string[]) => BitSet
  /** How many of some docs have each value, added to `counts`. */
  readonly count: (name: ChoiceName, docs: BitSet, counts: Map<string, number>) => void
}

export function choiceLookup({ rows, docOf }: SegmentIndex): ChoiceLookup {
  return {
    docsWith: (name, values) => {
      const { combinations, ords } = rows.choice(name)
      const { isEvery }: Choice = CHOICES[name]
      const passes = combinations.map((ofOne) =>
        isEvery ? values.every((value) => ofOne.includes(value)) : ofOne.some((value) => values.includes(value)),
      )
      const docs = emptyBitSet(rows.size)
      for (let row = 0; row < rows.size; row += 1) if (passes[ords[row] ?? 0]) addDoc(docs, docOf[row]!)
      return docs
    },
    count: (name, docs, counts) => {
      const { combinations, ords } = rows.choice(name)
      // Without values there is nothing to count.
      if (combinations.every((values) => values.length === 0)) return
      const found = new Uint32Array(combinations.length)
      for (let row = 0; row < rows.size; row += 1) if (hasBit(docs, docOf[row]!)) found[ords[row] ?? 0]! += 1
      for (const [ord, values] of combinations.entries()) {
        for (const value of found[ord] === 0 ? [] : values) counts.set(value, (counts.get(value) ?? 0) + found[ord]!)
      }
    },
  }
}
