import { roundedPosition, UNITS, type GeoPoint, type Near } from '../location/near.ts'
import { clearRange, hasBit } from './index/bitSet.ts'
import { pointsOf } from './index/geoPoints.ts'
import type { Scope } from '../scope/scope.ts'
import { searchSegment } from './searchSegment.ts'
import type { Segment } from './segment.ts'

/**
 * The point that a list is near to, to 0.01°. The middle of a place is the median of its listings' latitudes and that of their longitudes, so no
 * listing far off moves it much. Undefined for a place that has no listing with a position.
 */
export function nearPoint(segments: readonly Segment[], near: Near): GeoPoint | undefined {
  return 'place' in near ? middleOf(segments, near.place) : roundedPosition(near)
}

function middleOf(segments: readonly Segment[], place: string): GeoPoint | undefined {
  const lats: number[] = []
  const lngs: number[] = []
  const scope = scopeOf(segments, place)
  for (const segment of segments) {
    const { docs, totals } = searchSegment(segment, { kind: 'all' }, scope)
    const { bucketStarts } = segment.index.layout
    for (const [bucket, total] of totals.entries()) {
      if (total === 0) clearRange(docs, bucketStarts[bucket]!, bucketStarts[bucket + 1]!)
    }
    if (totals.every((total) => total === 0)) continue
    const points = pointsOf(segment.index)
    for (const [at, doc] of points.docs.entries()) {
      if (!hasBit(docs, doc)) continue
      lats.push(points.lats[at]!)
      lngs.push(points.lngs[at]!)
    }
  }
  return lats.length === 0 ? undefined : roundedPosition({ lat: median(lats), lng: median(lngs) })
}

/** The lower of the two in the middle, in degrees. */
function median(units: number[]): number {
  return Int32Array.from(units).sort()[(units.length - 1) >> 1]! / UNITS
}

/** A country wins over a city of the same slug; a city's slug that several countries have means the one with most listings. */
function scopeOf(segments: readonly Segment[], place: string): Scope {
  const [slug = '', region] = place.split('/')
  if (region !== undefined) return { country: slug, region }
  if (countriesWith(segments, { country: slug }).length > 0) return { country: slug }
  const [largest] = countriesWith(segments, { city: slug })
  return { city: slug, ...(largest && { country: largest }) }
}

/** The countries of a scope's listings, that with most listings first. */
function countriesWith(segments: readonly Segment[], scope: Scope): string[] {
  const counts = new Map<string, number>()
  for (const segment of segments) {
    const { fields, buckets } = segment.index.layout
    for (const [bucket, total] of searchSegment(segment, { kind: 'all' }, scope).totals.entries()) {
      const country = fields.country.slugs[buckets.country[bucket]!]!
      if (total > 0) counts.set(country, (counts.get(country) ?? 0) + total)
    }
  }
  return [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1)).map(([country]) => country)
}
