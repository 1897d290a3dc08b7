import { isSlug } from '../listing/isSlug.ts'

/** A point of the globe in degrees; north and east are positive. */
export interface GeoPoint {
  readonly lat: number
  readonly lng: number
}

/**
 * What a list is near to: a point, or the middle of a place. A place is its path below `/locations`: `kenya`, `kenya/nairobi` or `nairobi`.
 * `within` is a radius in kilometres, from 1 to `MOST_KILOMETRES`; without it nothing is too far.
 */
export type Near = (GeoPoint | { readonly place: string }) & { readonly within?: number }

/** A part of the map in degrees; its borders belong to it. If `west` is greater than `east`, it crosses the 180th meridian. */
export interface GeoBox {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

/** A listing's position counts to one of so many parts of a degree. */
export const UNITS = 100_000

/** The usual order of a list that is near something; no other list has it. What has no known distance comes last. */
export const NEAREST = 'nearest'

/** The greatest radius of `near`, in kilometres. */
export const MOST_KILOMETRES = 500

/** A position as addresses and stores hold it: to 0.01°, which is about a kilometre. */
export function roundedPosition({ lat, lng }: GeoPoint): GeoPoint {
  return { lat: rounded(lat, 100), lng: rounded(lng, 100) }
}

/** `-1.29,36.82` or the path of a place, as an address has it. Undefined for anything else. */
export function parseNear(text: string): Near | undefined {
  const [lat = NaN, lng = NaN, ...more] = degreesOf(text)
  if (more.length === 0 && isLatitude(lat) && isLongitude(lng)) return roundedPosition({ lat, lng })
  const slugs = text.split('/')
  return slugs.length <= 2 && slugs.every(isSlug) ? { place: text } : undefined
}

/** The text that `parseNear` reads; the radius has a text of its own. */
export function formatNear(near: Near): string {
  if ('place' in near) return near.place
  const { lat, lng } = roundedPosition(near)
  return `${lat},${lng}`
}

/** `south,west,north,east`, as an address has it, to 0.00001°. Undefined for anything else. */
export function parseBox(text: string): GeoBox | undefined {
  const [south = NaN, west = NaN, north = NaN, east = NaN, ...more] = degreesOf(text)
  const isBox = [south, north].every(isLatitude) && [west, east].every(isLongitude) && south <= north
  return isBox && more.length === 0 ? roundedBox({ south, west, north, east }) : undefined
}

/** The text that `parseBox` reads. */
export function formatBox(box: GeoBox): string {
  const { south, west, north, east } = roundedBox(box)
  return [south, west, north, east].join()
}

function roundedBox({ south, west, north, east }: GeoBox): GeoBox {
  const [s, w, n, e] = [south, west, north, east].map((one) => rounded(one, UNITS)) as [number, number, number, number]
  return { south: s, west: w, north: n, east: e }
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

/** Never -0, which no address can tell from 0. */
function rounded(degrees: number, steps: number): number {
  return Math.round(degrees * steps) / steps + 0
}
