import type { SortOrder } from '../../sort/sortOrders.ts'
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

/** From Z to A the names are visited backwards, but docs with equal names in the order their listings were given. */
function scanOrder({ index, docs, sort, from, to }: TopDocsRequest): number[] {
  const { byName, featured, nameRanks, layout } = index
  const order = sort === 'featured' ? featured : byName
  const top: number[] = []
  for (let seen = 0, start = order.length; seen < to;) {
    const end = start
    start = sort === 'za' ? nameRanks[layout.listingOf[order[end - 1]!]!]! : 0
    for (let at = start; at < end && seen < to; at += 1) {
      if (!hasBit(docs, order[at]!)) continue
      if (seen >= from) top.push(layout.listingOf[order[at]!]!)
      seen += 1
    }
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
