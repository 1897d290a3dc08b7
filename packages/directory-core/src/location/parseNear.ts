import { isSlug } from '../text/isSlug.ts'
import { roundedBox, roundedPosition, type GeoBox, type Near } from './near.ts'

/** `-1.29,36.82` or the path of a place, as an address has it. Undefined for anything else. */
export function parseNear(text: string): Near | undefined {
  const [lat = NaN, lng = NaN, ...more] = degreesOf(text)
  if (more.length === 0 && isLatitude(lat) && isLongitude(lng)) return roundedPosition({ lat, lng })
  const slugs = text.split('/')
  return slugs.length <= 2 && slugs.every(isSlug) ? { place: text } : undefined
}

/** `south,west,north,east`, as an address has it, to 0.00001°. Undefined for anything else. */
export function parseBox(text: string): GeoBox | undefined {
  const [south = NaN, west = NaN, north = NaN, east = NaN, ...more] = degreesOf(text)
  const isBox = [south, north].every(isLatitude) && [west, east].every(isLongitude) && south <= north
  return isBox && more.length === 0 ? roundedBox({ south, west, north, east }) : undefined
}

function degreesOf(text: string): number[] {
  return text.split(',').map((one) => (/^-?\d{1,3}(?:\.\d{1,20})?$/.test(one) ? Number(one) : NaN))
}

function isLatitude(degrees: number): boolean {
  return Math.abs(degrees) <= 90
}

function isLongitude(degrees: number): boolean {
  return Math.abs(degrees) <= 180
}
