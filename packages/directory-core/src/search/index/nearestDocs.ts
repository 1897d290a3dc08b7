import { isUsableName } from '../../listing/isUsableName.ts'
import type { GeoPoint } from '../../location/near.ts'
import { addDoc, emptyBitSet, hasBit, listDocs, type BitSet } from './bitSet.ts'
import { eachWithin, pointsOf } from './geoPoints.ts'
import { FARTHEST, metresTo } from './metres.ts'
import type { SegmentIndex } from './segmentIndex.ts'

export interface NearestDocsRequest {
  readonly index: SegmentIndex
  readonly docs: BitSet
  /** The number of docs in the set. */
  readonly matches: number
  readonly point: GeoPoint
  readonly from: number
  readonly to: number
}

/**
 * The docs from `from` up to but not including `to`, nearest first, as indexes in the segment's list; of equal distances, and without one, as the
 * listings were given. Names that say nothing come after all others. Few docs are all measured; of many, those within a radius that is doubled until there are enough.
 */
export function nearestDocs(request: NearestDocsRequest): number[] {
  const { index, matches, from, to } = request
  const keys = matches <= index.scratch.docs.length ? allKeys(request) : nearKeys(request)
  return Array.from(Float64Array.from(keys).sort().subarray(from, to), (key) => key % LISTING_FACTOR)
}

/** More than a segment has listings. A distance times this is still exact. */
const LISTING_FACTOR = 2 ** 27
const FIRST_RADIUS = 1000

/** One number for each doc that sorts as they do. */
function keyOf({ rows }: SegmentIndex, metres: number, listing: number): number {
  const behind = isUsableName(rows.nameAt(listing)) ? 0 : FARTHEST + 1
  return (Math.min(metres, FARTHEST) + behind) * LISTING_FACTOR + listing
}

/** Whether a key is that of a name that says something. */
const isNamed = (key: number) => key < (FARTHEST + 1) * LISTING_FACTOR

function allKeys({ index, docs, matches, point }: NearestDocsRequest): number[] {
  const found = index.scratch.docs
  listDocs(docs, found)
  return Array.from(found.subarray(0, matches), (doc) => {
    const listing = index.layout.listingOf[doc]!
    return keyOf(index, metresTo(point, index.rows.pointAt(listing)), listing)
  })
}

function nearKeys({ index, docs, matches, point, to }: NearestDocsRequest): number[] {
  const { listingOf } = index.layout
  const points = pointsOf(index)
  let keys: number[] = []
  // For a page far behind, most are needed.
  const first = to > matches / 8 ? FARTHEST : FIRST_RADIUS
  let named = 0
  for (let metres = first; named < to && metres < FARTHEST * 2; metres *= 2) {
    keys = []
    named = 0
    eachWithin(points, { point, metres }, (at, distance) => {
      const doc = points.docs[at]!
      if (!hasBit(docs, doc)) return
      const key = keyOf(index, distance, listingOf[doc]!)
      keys.push(key)
      if (isNamed(key)) named += 1
    })
  }
  if (named >= to) return keys
  const placed = emptyBitSet(listingOf.length)
  for (const doc of points.docs) addDoc(placed, doc)
  for (let doc = 0; keys.length < matches; doc += 1) {
    if (hasBit(docs, doc) && !hasBit(placed, doc)) keys.push(keyOf(index, FARTHEST, listingOf[doc]!))
  }
  return keys
}
