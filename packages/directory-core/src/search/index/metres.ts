import { kilometresBetween } from '../../location/kilometresBetween.ts'
import { UNITS, type GeoPoint } from '../../location/near.ts'

/** Half of the Earth's circumference, rounded up: nothing is farther. */
export const FARTHEST = 20_016_000

export function unitsOf(degrees: number): number {
  return Math.round(degrees * UNITS)
}

/** The distance in whole metres of a point to one in units. */
export function metresBetween(point: GeoPoint, lat: number, lng: number): number {
  return Math.round(kilometresBetween(point, { lat: lat / UNITS, lng: lng / UNITS }) * 1000)
}

/** The distance of a position in whole metres; Infinity if there is none. */
export function metresTo(point: GeoPoint, position: GeoPoint | undefined): number {
  return position ? metresBetween(point, unitsOf(position.lat), unitsOf(position.lng)) : Infinity
}
