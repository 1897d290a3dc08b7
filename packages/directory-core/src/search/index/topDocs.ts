import type { SortOrder } from '../searchState.ts'
import { hasBit, listDocs, type BitSet } from './bitSet.ts'
import { displayOf, type SegmentIndex } from './segmentIndex.ts'

export interface TopDocsRequest {
  readonly index: SegmentIndex
  readonly docs: BitSet
  /** The number of docs in the set. */
  readonly matches: number
  readonly sort: SortOrder
  readonly from: number
  readonly to: number
}

/**
 * The docs from `from` up to but not including `to` in the order asked for, as indexes in the segment's list. If many docs match,
 * scanning the ready-made order soon fills the page; if few match, sorting them is faster.
 */
export function topDocs(request: TopDocsRequest): number[] {
  const { index, matches, to } = request
  const isDense = matches > index.scratch.docs.length || matches * matches * SORT_COST > to * index.rows.size
  return isDense ? scanOrder(request) : sortDocs(request)
}

/** Sorting costs about this many times more for each doc than scanning. */
const SORT_COST = 12

function scanOrder({ index, docs, sort, from, to }: TopDocsRequest): number[] {
  if (sort === 'za') return scanBackwards({ index, docs, from, to })
  const { listingOf } = index.layout
  const order = sort === 'az' ? index.byName : index.featured
  const top: number[] = []
  for (let at = 0, seen = 0; seen < to; at += 1) {
    const doc = order[at]!
    if (!hasBit(docs, doc)) continue
    if (seen >= from) top.push(listingOf[doc]!)
    seen += 1
  }
  return top
}

/** From Z to A, but docs with equal names in the order their listings were given. */
function scanBackwards({ index, docs, from, to }: Pick<TopDocsRequest, 'index' | 'docs' | 'from' | 'to'>): number[] {
  const { byName, nameRanks, layout } = index
  const top: number[] = []
  let seen = 0
  for (let last = byName.length - 1; seen < to; last -= 1) {
    if (!hasBit(docs, byName[last]!)) continue
    const first = nameRanks[layout.listingOf[byName[last]!]!]!
    for (let at = first; at <= last && seen < to; at += 1) {
      const doc = byName[at]!
      if (!hasBit(docs, doc)) continue
      if (seen >= from) top.push(layout.listingOf[doc]!)
      seen += 1
    }
    last = first
  }
  return top
}

/** Sorts by one number for each doc: its rank in the order, then the index of its listing. */
function sortDocs({ index, docs, matches, sort, from, to }: TopDocsRequest): number[] {
  const { listingOf, buckets, bucketStarts } = index.layout
  const found = index.scratch.docs
  const keys = new Float64Array(matches)
  listDocs(docs, found)
  for (let at = 0, bucket = 0; at < matches; at += 1) {
    const doc = found[at]!
    const listing = listingOf[doc]!
    while (bucketStarts[bucket + 1]! <= doc) bucket += 1
    const rank = sort === 'featured' ? featuredRank(index, buckets.tier[bucket]!, listing) : index.nameRanks[listing]!
    keys[at] = (sort === 'za' ? listingOf.length - rank : rank) * RANK_FACTOR + listing
  }
  return Array.from(keys.sort().subarray(from, to), (key) => key % RANK_FACTOR)
}

/** Listings that are not ordered by name share the rank of their tier. */
function featuredRank({ nameRanks }: SegmentIndex, tier: number, listing: number): number {
  const { rank, featuredBy } = displayOf(tier)
  return rank * nameRanks.length + (featuredBy === 'name' ? nameRanks[listing]! : 0)
}

/** More than a segment has listings. */
const RANK_FACTOR = 2 ** 26
