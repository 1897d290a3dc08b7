import { MOST_KILOMETRES, type GeoPoint } from '../location/near.ts'
import type { GeoSearch } from './geoSearch.ts'
import { intersectWith, type BitSet } from './index/bitSet.ts'
import type { FactName } from './listingFact.ts'
import type { ListingRow } from './rows.ts'
import type { SearchContext } from './searchContext.ts'
import { countBuckets, type SegmentHits } from './searchSegment.ts'
import type { SearchState } from './searchState.ts'
import type { Segment } from './segment.ts'

/** The filters of a state that no bucket tells apart, and where and when they apply. */
export interface DocFilters {
  /** All segments of the directory. */
  readonly segments: readonly Segment[]
  readonly state: SearchState
  readonly context: SearchContext
  readonly geo?: GeoSearch | undefined
  /** What the state's `near` is; undefined if nobody knows where that is. */
  readonly point?: GeoPoint | undefined
}

/** The hits under the filters that look at single docs: facts, radius and box. Changes the bits of the given ones. */
export function filterDocs<Row extends ListingRow>(
  hits: readonly SegmentHits<Row>[],
  filters: DocFilters,
): readonly SegmentHits<Row>[] {
  const { open, has = [], near, box } = filters.state
  const facts: readonly FactName[] = open ? ['open', ...has] : has
  if (facts.length === 0 && near?.within === undefined && !box) return hits
  return hits.map(({ segment, docs, totals }) => {
    for (const name of facts) keep(docs, segment.factDocs(name, filters.context.now))
    if (near?.within !== undefined) keep(docs, docsWithin(segment, near.within, filters))
    if (box) keep(docs, filters.geo?.docsInBox(filters.segments, segment, box))
    return { segment, docs, totals, matches: countBuckets(segment, totals, docs) }
  })
}

/** What nobody knows is true of no doc. */
function keep(docs: BitSet, others: BitSet | undefined): void {
  if (others) intersectWith(docs, others)
  else docs.fill(0)
}

function docsWithin({ index }: Segment, within: number, { geo, point }: DocFilters): BitSet | undefined {
  return point && geo?.docsWithin(index, { point, metres: Math.min(within, MOST_KILOMETRES) * 1000 })
}
