import { roundedPosition, UNITS, type GeoPoint } from '../location/near.ts'
import { hasBit } from './index/bitSet.ts'
import { unitsOf } from './index/metres.ts'
import type { Scope } from '../scope/scope.ts'
import { searchSegment } from './searchSegment.ts'
import type { Segment } from './segment.ts'

/**
 * The middle of a scope's listings, to 0.01°: the median of their latitudes and that of their longitudes, so no listing far off moves it much. Undefined
 * where none of them has a position.
 */
export function middleOf(segments: readonly Segment[], scope: Scope): GeoPoint | undefined {
  const lats: number[] = []
  const lngs: number[] = []
  for (const segment of segments) {
    const { docs, totals } = searchSegment(segment, { kind: 'all' }, scope)
    const { rows, layout } = segment.index
    for (const [bucket, total] of totals.entries()) {
      if (total === 0) continue
      for (let doc = layout.bucketStarts[bucket]!; doc < layout.bucketStarts[bucket + 1]!; doc += 1) {
        const point = hasBit(docs, doc) ? rows.pointAt(layout.listingOf[doc]!) : undefined
        if (!point) continue
        lats.push(unitsOf(point.lat))
        lngs.push(unitsOf(point.lng))
      }
    }
  }
  return lats.length === 0 ? undefined : roundedPosition({ lat: median(lats), lng: median(lngs) })
}

/** The lower of the two in the middle, in degrees. */
function median(units: number[]): number {
  return Int32Array.from(units).sort()[(units.length - 1) >> 1]! / UNITS
}
