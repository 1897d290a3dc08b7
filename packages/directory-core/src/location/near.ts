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

/** The text that `parseNear` reads; the radius has a text of its own. */
export function formatNear(near: Near): string {
  if ('place' in near) return near.place
  const { lat, lng } = roundedPosition(near)
  return `${lat},${lng}`
}

/** The text that `parseBox` reads. */
export function formatBox(box: GeoBox): string {
  const { south, west, north, east } = roundedBox(box)
  return [south, west, north, east].join()
}

/** A box as addresses and stores hold it. */
export function roundedBox({ south, west, north, east }: GeoBox): GeoBox {
  const [s, w, n, e] = [south, west, north, east].map((one) => rounded(one, UNITS)) as [number, number, number, number]
  return { south: s, west: w, north: n, east: e }
}

/** Never -0, which no address can tell from 0. */
function rounded(degrees: number, steps: number): number {
  return Math.round(degrees * steps) / steps + 0
}
