import { Problem } from '../problem.ts'
import { csvRecords, fileSize } from './csvRecords.ts'
import { parseNumber } from './parseNumber.ts'

/** A point on the globe in degrees. */
export interface Point {
  readonly lat: number
  readonly lng: number
}

/** A city or town. */
export interface Place extends Point {
  readonly name: string
}

/** Reads the cities and towns of a CSV file with the columns name, lat and lng. */
export async function readPlaces(path: string): Promise<readonly Place[]> {
  await fileSize(path)
  const places: Place[] = []
  const records = csvRecords(path, (header) => {
    const missing = ['name', 'lat', 'lng'].filter((column) => !header.includes(column))
    if (missing.length > 0) {
      throw new Problem('file-unusable', `The places file ${path} has no column ${missing.join(', ')}.`)
    }
  })
  for await (const { cells } of records) {
    const name = cells['name']?.trim()
    const lat = parseNumber(cells['lat'])
    const lng = parseNumber(cells['lng'])
    if (name && lat !== undefined && lng !== undefined) places.push({ name, lat, lng })
  }
  if (places.length === 0) throw new Problem('file-unusable', `The places file ${path} names no place.`)
  return places
}

/** The place nearest to a point by great-circle distance; the first one of equals. */
export function nearestPlace(places: readonly Place[], point: Point): Place | undefined {
  let nearest: Place | undefined
  let least = Infinity
  for (const place of places) {
    const distance = centralAngle(place, point)
    if (distance < least) {
      nearest = place
      least = distance
    }
  }
  return nearest
}

/** The central angle between two points in radians, by the haversine formula. */
function centralAngle(one: Point, other: Point): number {
  const haversine =
    Math.sin(radians(other.lat - one.lat) / 2) ** 2 +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(radians(other.lng - one.lng) / 2) ** 2
  return 2 * Math.asin(Math.min(1, Math.sqrt(haversine)))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
