import type { GeoPoint } from '../../location/near.ts'
import type { SortOrder } from '../../sort/sortOrders.ts'
import { hasBit, listDocs, type BitSet } from './bitSet.ts'
import { nearestInGroups } from './nearestInGroups.ts'
import type { SegmentIndex } from './segmentIndex.ts'

export interface TopDocsRequest {
  readonly index: SegmentIndex
  readonly docs: BitSet
  /** The number of docs in the set. */
  readonly matches: number
  readonly sort: SortOrder
  /** Around what the featured order goes on within a group. */
  readonly middle?: GeoPoint | undefined
  readonly from: number
  readonly to: number
}

/**
 * The docs from `from` up to but not including `to` in the order asked for, as indexes in the segment's list. If many docs match,
 * scanning the ready-made order soon fills the page; if few match, sorting them is faster.
 */
export function topDocs(request: TopDocsRequest): number[] {
  const { index, matches, sort, middle, to } = request
  if (sort === 'featured' && middle) return nearestInGroups(request, middle)
  const isDense = matches > index.scratch.docs.length || matches * matches * SORT_COST > to * index.rows.size
  return isDense ? scanOrder(request) : sortDocs(request)
}

/** Sorting costs about this many times more for each doc than scanning. */
const SORT_COST = 12

/** From Z to A the names of each group are visited backwards, but docs with equal names in the order their listings were given. */
function scanOrder({ index, docs, sort, from, to }: TopDocsRequest): number[] {
  const { byName, featured, layout } = index
  const order = sort === 'featured' ? featured : byName
  const top: number[] = []
  let seen = 0
  for (const [start, end] of sort === 'za' ? backwards(index) : [[0, order.length] as const]) {
    for (let at = start; at < end && seen < to; at += 1) {
      if (!hasBit(docs, order[at]!)) continue
      if (seen >= from) top.push(layout.listingOf[order[at]!]!)
      seen += 1
    }
    if (seen === to) break
  }
  return top
}

/** The runs of equal names, from Z to A in each group. */
function* backwards({
  byName,
  nameRanks,
  nameGroupStarts,
  layout,
}: SegmentIndex): Generator<readonly [number, number]> {
  for (let group = 0; group < nameGroupStarts.length - 1; group += 1) {
    for (let end = nameGroupStarts[group + 1]!; end > nameGroupStarts[group]!;) {
      const start = nameRanks[layout.listingOf[byName[end - 1]!]!]!
      yield [start, end]
      end = start
    }
  }
}

/** Sorts by one number for each doc: its rank in the order, then the index of its listing. */
function sortDocs({ index, docs, matches, sort, from, to }: TopDocsRequest): number[] {
  const { layout, nameRanks, featuredGroups } = index
  const found = index.scratch.docs
  const keys = new Float64Array(matches)
  listDocs(docs, found)
  const turned = sort === 'za' ? turnedRanks(index) : undefined
  for (let at = 0; at < matches; at += 1) {
    const listing = layout.listingOf[found[at]!]!
    const rank = turned?.(nameRanks[listing]!) ?? nameRanks[listing]!
    const group = sort === 'featured' ? featuredGroups[listing]! : 0
    keys[at] = (group * nameRanks.length + rank) * RANK_FACTOR + listing
  }
  return Array.from(keys.sort().subarray(from, to), (key) => key % RANK_FACTOR)
}

/** The ranks from Z to A: those of a group turned round within it. */
function turnedRanks({ nameGroupStarts }: SegmentIndex): (rank: number) => number {
  return (rank) => {
    const next = nameGroupStarts.findIndex((start) => start > rank)
    return nameGroupStarts[next - 1]! + nameGroupStarts[next]! - rank
  }
}

/** More than a segment has listings. */
const RANK_FACTOR = 2 ** 26
