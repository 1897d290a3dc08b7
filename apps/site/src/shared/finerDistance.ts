import { EARTH_RADIUS, bearingOf, kilometresBetween, type GeoPoint } from '@dira/directory-core'
import type { FinerDistance } from './exactPosition.ts'

/** Measures from an exact position what was measured from the rounded one. */
export function finerDistanceFrom(exact: GeoPoint): FinerDistance {
  return (distance, from) => {
    const { km, bearing } = distance
    if (bearing === undefined || !('lat' in from)) return distance
    const there = pointAt(from, km, bearing)
    return { km: kilometresBetween(exact, there), bearing: bearingOf(exact, there) }
  }
}

/** What lies so far from a point, and that way, over the surface of the globe. */
function pointAt(from: GeoPoint, km: number, bearing: number): GeoPoint {
  const [lat, way, arc] = [radians(from.lat), radians(bearing), km / EARTH_RADIUS]
  const sin = Math.sin(lat) * Math.cos(arc) + Math.cos(lat) * Math.sin(arc) * Math.cos(way)
  const turn = Math.atan2(Math.sin(way) * Math.sin(arc) * Math.cos(lat), Math.cos(arc) - Math.sin(lat) * sin)
  return { lat: degrees(Math.asin(sin)), lng: from.lng + degrees(turn) }
}

function radians(angle: number): number {
  return (angle * Math.PI) / 180
}

function degrees(angle: number): number {
  return (angle * 180) / Math.PI
}
