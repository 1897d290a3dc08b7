import { clearRange, countCommon, type BitSet } from './index/bitSet.ts'
import type { ChoiceName } from '../listing/choices.ts'
import { FACT_NAMES, type FactName } from '../rows/listingFact.ts'
import type { ListingRow } from '../rows/rows.ts'
import type { SearchContext } from './searchContext.ts'
import type { FilteredHits } from './filterDocs.ts'
import type { Segment } from './segment.ts'

/** The docs of a segment that pass all filters, and how many they are. */
export interface PassingHits<Row extends ListingRow = ListingRow> {
  readonly segment: Segment<Row>
  readonly docs: BitSet
  readonly count: number
  /** For each choice that is asked for the docs that pass all others. */
  readonly unchosen?: ReadonlyMap<ChoiceName, BitSet> | undefined
}

/** Clears the docs of the buckets that do not pass. `passing` has 1 for every bucket of a segment that does. */
export function passingHits<Row extends ListingRow>(
  hits: readonly FilteredHits<Row>[],
  passing: readonly Uint8Array[],
): PassingHits<Row>[] {
  return hits.map(({ segment, docs, matches, unchosen }, at) => {
    const { bucketStarts } = segment.index.layout
    const all = [docs, ...(unchosen?.values() ?? [])]
    let count = 0
    for (const [bucket, passes] of passing[at]!.entries()) {
      if (passes === 1) count += matches[bucket]!
      else for (const some of all) clearRange(some, bucketStarts[bucket]!, bucketStarts[bucket + 1]!)
    }
    return { segment, docs, count, unchosen }
  })
}

/** How many of the docs that pass all other filters have each value of a choice. */
export function countChoice(hits: readonly PassingHits[], name: ChoiceName): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { segment, docs, unchosen } of hits) segment.choices.count(name, unchosen?.get(name) ?? docs, counts)
  return counts
}

/** How many of the passing docs each fact is true of: what choosing it too would leave. Facts that nobody knows are absent. */
export function countFacts(hits: readonly PassingHits[], { now }: SearchContext): ReadonlyMap<FactName, number> {
  const counts = new Map<FactName, number>()
  for (const { segment, docs } of hits) {
    for (const name of FACT_NAMES) {
      const having = segment.factDocs(name, now)
      if (having) counts.set(name, (counts.get(name) ?? 0) + countCommon(docs, having))
    }
  }
  return counts
}
