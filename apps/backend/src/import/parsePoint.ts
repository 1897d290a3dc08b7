import type { Point } from './places.ts'
import { parseNumber } from './parseNumber.ts'

/** A point, none, or text that is no point. */
export type ReadPoint = Point | 'none' | 'unreadable'

/** Reads the two cells of a point, decimal degrees with a point or a comma. */
export function readPoint(lat: string, lng: string): ReadPoint {
  if (lat === '' && lng === '') return 'none'
  return pointOf(parseNumber(lat), parseNumber(lng))
}

/** Reads a point in one cell: `-1.28, 36.81`, `-1,28; 36,81` or `POINT(36.81 -1.28)`. */
export function readCoordinates(written: string): ReadPoint {
  if (written === '') return 'none'
  const wellKnown = /^(?:SRID=\d+;)?POINT\s*\(\s*(\S+)\s+(\S+)\s*\)$/i.exec(written)
  if (wellKnown) return pointOf(parseNumber(wellKnown[2]), parseNumber(wellKnown[1]))
  const parts = written.replace(/^[([]|[)\]]$/g, '').split(/\s*;\s*|\s*,\s+|\s+/)
  const [lat, lng, ...others] = parts.length === 1 ? written.replace(/^[([]|[)\]]$/g, '').split(',') : parts
  return others.length > 0 ? 'unreadable' : pointOf(parseNumber(lat), parseNumber(lng))
}

function pointOf(lat: number | undefined, lng: number | undefined): ReadPoint {
  return lat !== undefined && lng !== undefined ? { lat, lng } : 'unreadable'
}
