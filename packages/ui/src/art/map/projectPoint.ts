import type { Point } from '../shapes/pathData.ts'
import { PROJECTION } from './projection.generated.ts'

const RADIANS = Math.PI / 180
const SIN_MIDDLE = Math.sin(PROJECTION.latitude * RADIANS)
const COS_MIDDLE = Math.cos(PROJECTION.latitude * RADIANS)

/** Where a place lies on the map, in the map's units: Lambert's azimuthal equal-area projection, with which the outlines were drawn. */
export function projectPoint(longitude: number, latitude: number): Point {
  const east = (longitude - PROJECTION.longitude) * RADIANS
  const sin = Math.sin(latitude * RADIANS)
  const cos = Math.cos(latitude * RADIANS)
  // The angle is that between the place and the middle of the map.
  const cosAngle = SIN_MIDDLE * sin + COS_MIDDLE * cos * Math.cos(east)
  const scale = PROJECTION.scale * Math.sqrt(2 / (1 + cosAngle))
  return [
    PROJECTION.x + scale * cos * Math.sin(east),
    PROJECTION.y - scale * (COS_MIDDLE * sin - SIN_MIDDLE * cos * Math.cos(east)),
  ]
}
