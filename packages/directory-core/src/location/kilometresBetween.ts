interface Coordinates {
  readonly lat: number
  readonly lng: number
}

/** The mean radius of the Earth, in kilometres (IUGG). */
export const EARTH_RADIUS = 6371

/** The distance of two points on the globe in a straight line over its surface, in kilometres, by the haversine formula. */
export function kilometresBetween(one: Coordinates, other: Coordinates): number {
  const haversine =
    Math.sin(radians(other.lat - one.lat) / 2) ** 2 +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(radians(other.lng - one.lng) / 2) ** 2
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(haversine)))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
