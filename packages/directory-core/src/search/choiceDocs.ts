import { CHOICES, type Choice, type ChoiceColumn, type ChoiceName } from '../listing/choices.ts'
import { addDoc, emptyBitSet, type BitSet } from './index/bitSet.ts'
import type { SegmentIndex } from './index/segmentIndex.ts'

/** What the docs of a segment have of the choices. */
export interface ChoiceLookup {
  /** The docs with any of these values, or of a choice that is so with all. */
  readonly docsWith: (name: ChoiceName, values: readonly string[]) => BitSet
  /** The values of a doc. */
  readonly valuesAt: (name: ChoiceName, doc: number) => readonly string[]
  /** How many of some docs have each value, added to `counts`. */
  readonly count: (name: ChoiceName, docs: BitSet, counts: Map<string, number>) => void
}

/** The choices are put in the order of docs when they are first asked for, a byte for each doc and choice. */
export function choiceLookup({ rows, docOf }: SegmentIndex): ChoiceLookup {
  const known = new Map<ChoiceName, ChoiceColumn>()
  const choiceOf = (name: ChoiceName) => {
    let choice = known.get(name)
    if (choice === undefined) known.set(name, (choice = inDocOrder(rows.choice(name), docOf)))
    return choice
  }
  return {
    docsWith: (name, values) => {
      const { combinations, ords } = choiceOf(name)
      const { isEvery }: Choice = CHOICES[name]
      const passes = combinations.map((ofOne) =>
        isEvery ? values.every((value) => ofOne.includes(value)) : ofOne.some((value) => values.includes(value)),
      )
      const docs = emptyBitSet(rows.size)
      for (let doc = 0; doc < rows.size; doc += 1) if (passes[ords[doc] ?? 0]) addDoc(docs, doc)
      return docs
    },
    valuesAt: (name, doc) => {
      const { combinations, ords } = choiceOf(name)
      return combinations[ords[doc] ?? 0] ?? []
    },
    count: (name, docs, counts) => {
      const { combinations, ords } = choiceOf(name)
      // Without values there is nothing to count.
      if (combinations.every((values) => values.length === 0)) return
      const found = new Uint32Array(combinations.length)
      for (let at = 0; at < docs.length; at += 1) {
        let left = docs[at]!
        while (left !== 0) {
          found[ords[(at << 5) + (31 - Math.clz32(left & -left))] ?? 0]! += 1
          left &= left - 1
        }
      }
      for (const [ord, values] of combinations.entries()) {
        for (const value of found[ord] === 0 ? [] : values) counts.set(value, (counts.get(value) ?? 0) + found[ord]!)
      }
    },
  }
}

/** The smallest array that holds them; none where all rows have the same. */
function inDocOrder({ combinations, ords }: ChoiceColumn, docOf: Uint32Array): ChoiceColumn {
  if (ords.length === 0) return { combinations, ords }
  const Ords = combinations.length < 0x1_00 ? Uint8Array : combinations.length < 0x1_0000 ? Uint16Array : Uint32Array
  const ofDocs = new Ords(docOf.length)
  for (const [row, doc] of docOf.entries()) ofDocs[doc] = ords[row]!
  return { combinations, ords: ofDocs }
}
