import type { FilterState } from '../filter/filterState.ts'
import type { ListingRow } from '../rows/rows.ts'
import { filterDocs, type DocFilters } from './filterDocs.ts'
import { countCommon } from './index/bitSet.ts'
import type { PassingHits } from './passingHits.ts'

/** The facts of a place that listings may be ordered by: those of which all are known come first. */
export type FirstFacts = Pick<FilterState, 'attributes' | 'prices' | 'open'>

/** Of some hits those that are known to pass some filters, and the others. */
export function splitHits<Row extends ListingRow>(
  hits: readonly PassingHits<Row>[],
  filters: DocFilters,
): readonly [known: readonly PassingHits<Row>[], others: readonly PassingHits<Row>[]] {
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
  return [known, others]
}

/** Nothing is counted. */
const NO_BUCKETS = new Uint32Array()
