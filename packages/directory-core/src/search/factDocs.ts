import { addDoc, emptyBitSet, type BitSet } from './index/bitSet.ts'
import type { SegmentIndex } from './index/segmentIndex.ts'
import type { FactName, ListingFact } from '../rows/listingFact.ts'

/** The docs of which a fact is true at an instant; undefined if that is not known. They are valid until the next call. */
export type FactLookup = (name: FactName, now: number | undefined) => BitSet | undefined

/** A fact of the index's docs, read at the first call. */
interface KnownFact {
  readonly docsByKey: ReadonlyMap<string, readonly number[]>
  readonly docs: BitSet
  minute?: number
}

export function factLookup(index: SegmentIndex): FactLookup {
  const known = new Map<FactName, KnownFact>()
  return (name, now) => {
    const fact = index.facts?.[name]
    if (!fact || (fact.holds && now === undefined)) return undefined
    let one = known.get(name)
    if (one === undefined) known.set(name, (one = readFact(index, name, fact)))
    // Hours are in whole minutes.
    const minute = Math.floor((now ?? 0) / A_MINUTE)
    if (fact.holds && one.minute !== minute) {
      one.docs.fill(0)
      for (const [key, docs] of one.docsByKey) {
        if (fact.holds(key, minute * A_MINUTE)) for (const doc of docs) addDoc(one.docs, doc)
      }
      one.minute = minute
    }
    return one.docs
  }
}

const A_MINUTE = 60_000

function readFact({ rows, docOf }: SegmentIndex, name: FactName, fact: ListingFact): KnownFact {
  const docsByKey = new Map<string, number[]>()
  const docs = emptyBitSet(rows.size)
  for (let row = 0; row < rows.size; row += 1) {
    const key = rows.factAt(name, row, fact)
    if (key === undefined) continue
    const doc = docOf[row]!
    if (!fact.holds) addDoc(docs, doc)
    else if (docsByKey.get(key)?.push(doc) === undefined) docsByKey.set(key, [doc])
  }
  return { docsByKey, docs }
}
