import { roundedPosition, type GeoPoint, type Near } from '../location/near.ts'
import { middleOf } from './middleOf.ts'
import type { Scope } from '../scope/scope.ts'
import { searchSegment } from './searchSegment.ts'
import type { Segment } from './segment.ts'

/** The point that a list is near to, to 0.01°. Undefined for a place that has no listing with a position. */
export function nearPoint(segments: readonly Segment[], near: Near): GeoPoint | undefined {
  return 'place' in near ? middleOf(segments, scopeOf(segments, near.place)) : roundedPosition(near)
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
