import { countRange, intersectWith, type BitSet } from './index/bitSet.ts'
import { matchDocs } from './index/matchDocs.ts'
import type { Query } from './index/query.ts'
import type { ListingRow } from '../rows/rows.ts'
import type { Scope } from '../scope/scope.ts'
import { bucketsInScope, hasBlockScope, matchBlocks } from './scopeFilter.ts'
import type { Segment } from './segment.ts'

/** What a segment finds before any filter: the matching docs, and counts for each bucket. */
export interface SegmentHits<Row extends ListingRow = ListingRow> {
  readonly segment: Segment<Row>
  /** The matching docs, including those of buckets out of scope. */
  readonly docs: BitSet
  /** For each bucket in scope the number of its docs. */
  readonly totals: Uint32Array
  /** For each bucket in scope the number of its docs that match. */
  readonly matches: Uint32Array
}

/** The docs are the index's scratch bits: the next search of the segment overwrites them. */
export function searchSegment<Row extends ListingRow>(
  segment: Segment<Row>,
  query: Query,
  scope: Scope,
): SegmentHits<Row> {
  const docs = matchDocs(segment.index, query)
  const candidates = candidateDocs(segment, scope)
  if (candidates) intersectWith(docs, candidates)
  const totals = countBuckets(segment, bucketsInScope(segment.index, scope), candidates)
  return { segment, docs, totals, matches: countBuckets(segment, totals, docs) }
}

/** The live docs in the scope's subcategory, region and city; undefined if these are all docs. */
function candidateDocs({ index, liveDocs }: Segment, scope: Scope): BitSet | undefined {
  if (!hasBlockScope(scope)) return liveDocs
  const candidates = index.scratch.others.fill(0)
  matchBlocks(index, scope, candidates)
  if (liveDocs) intersectWith(candidates, liveDocs)
  return candidates
}

/** For each bucket in scope (not 0) the number of its docs that are in the set; without a set, of all its docs. */
export function countBuckets({ index }: Segment, inScope: ArrayLike<number>, docs: BitSet | undefined): Uint32Array {
  const { bucketStarts } = index.layout
  const counts = new Uint32Array(inScope.length)
  for (let bucket = 0; bucket < counts.length; bucket += 1) {
    if (inScope[bucket] === 0) continue
    const from = bucketStarts[bucket]!
    const to = bucketStarts[bucket + 1]!
    counts[bucket] = docs ? countRange(docs, from, to) : to - from
  }
  return counts
}
