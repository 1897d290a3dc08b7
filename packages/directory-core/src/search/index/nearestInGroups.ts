import { FARTHEST, metresTo } from './metres.ts'
import { hasBit } from './bitSet.ts'
import type { TopDocsRequest } from './topDocs.ts'
import type { GeoPoint } from '../../location/near.ts'

/**
 * The docs in the featured order of a list that has a middle, as indexes in the segment's list: by group, then the nearest to the middle, then by name. They are
 * taken in the order of names, and sorted by one number each: a group (7 bits), metres (25 bits) and the place in that order (21 bits).
 */
export function nearestInGroups({ index, docs, from, to }: TopDocsRequest, middle: GeoPoint): number[] {
  const { featured, featuredGroups, layout, rows } = index
  const found: number[] = []
  const keys: number[] = []
  for (const doc of featured) {
    if (!hasBit(docs, doc)) continue
    const row = layout.listingOf[doc]!
    const metres = Math.min(metresTo(middle, rows.pointAt(row)), FARTHEST)
    keys.push((featuredGroups[row]! * METRES + metres) * PLACES + found.push(row) - 1)
  }
  return Array.from(Float64Array.from(keys).sort().subarray(from, to), (key) => found[key % PLACES]!)
}

const METRES = 2 ** 25
/** More than a list with a middle has listings. */
const PLACES = 2 ** 21
