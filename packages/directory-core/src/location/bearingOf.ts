import type { GeoPoint } from './near.ts'

/** The direction in which a point lies from another, along the shortest way: degrees clockwise from north, from 0 to below 360. */
export function bearingOf(from: GeoPoint, to: GeoPoint): number {
  const [a, b, turn] = [radians(from.lat), radians(to.lat), radians(to.lng - from.lng)]
  const east = Math.sin(turn) * Math.cos(b)
  const north = Math.cos(a) * Math.sin(b) - Math.sin(a) * Math.cos(b) * Math.cos(turn)
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
