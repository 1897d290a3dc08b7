import type { FilterState } from '../filter/filterState.ts'
import type { ListingRow } from '../rows/rows.ts'
import { filterDocs, type DocFilters } from './filterDocs.ts'
import { countCommon } from './index/bitSet.ts'
import { topListings, type PageRequest } from './topListings.ts'

/** The facts of a place that listings may be ordered by: those of which all are known come first. */
export type FirstFacts = Pick<FilterState, 'attributes' | 'prices' | 'open'>

/** The listings of a page, those that are known to pass some filters before all others. Both are in the order asked for. */
export function knownFirst<Row extends ListingRow>(
  { hits, from, to, ...order }: PageRequest<Row>,
  filters: DocFilters,
): Row[] {
  const copies = hits.map(({ segment, docs }) => ({
    segment,
    docs: docs.slice(),
    totals: NO_BUCKETS,
    matches: NO_BUCKETS,
  }))
  const known = filterDocs(copies, filters).map((some) => ({ ...some, count: countCommon(some.docs, some.docs) }))
  const others = hits.map(({ segment, docs, count }, at) => ({
    segment,
    docs: docs.map((word, index) => word & ~known[at]!.docs[index]!),
    count: count - known[at]!.count,
  }))
  const first = known.reduce((sum, { count }) => sum + count, 0)
  return [
    ...topListings({ ...order, hits: known, from: Math.min(from, first), to: Math.min(to, first) }),
    ...topListings({ ...order, hits: others, from: Math.max(0, from - first), to: Math.max(0, to - first) }),
  ]
}

/** Nothing is counted. */
const NO_BUCKETS = new Uint32Array()
