import type { GeoPoint } from './near.ts'

const NUMBER = String.raw`[-+−–]?\d{1,3}(?:\.\d+)?`
const PAIR = new RegExp(String.raw`^(${NUMBER})\s*°?\s*([NS])?\s*[,;\s]\s*(${NUMBER})\s*°?\s*([EWO])?$`, 'i')
/** Where addresses of maps have the place: the pin before the middle of the view. */
const IN_LINKS = [
  new RegExp(`!3d(${NUMBER})!4d(${NUMBER})`),
  new RegExp(
    String.raw`[?&](?:q|query|ll|destination|daddr|center|cp)=(?:loc:)?(${NUMBER})(?:,|%2C|~)\+?(${NUMBER})`,
    'i',
  ),
  new RegExp(String.raw`[?&]mlat=(${NUMBER})&mlon=(${NUMBER})`),
  new RegExp(`^geo:(${NUMBER}),(${NUMBER})`),
  new RegExp(`/@(${NUMBER}),(${NUMBER})`),
  new RegExp(String.raw`#map=[\d.]+/(${NUMBER})/(${NUMBER})`),
]

/**
 * The place in a pair of numbers ('-24.49, 15.8', '24.49 S 15.8 E') or in the full address of a map (Google, Apple, OpenStreetMap, Bing,
 * `geo:`). Undefined for what holds none, such as a shortened link, and for numbers that are no place.
 */
export function parsePosition(written: string): GeoPoint | undefined {
  const text = written.trim().slice(0, 2000)
  const pair = PAIR.exec(text)
  if (pair) {
    const [, lat = '', south = '', lng = '', west = ''] = pair
    return pointOf(numberOf(lat, south.toUpperCase() === 'S'), numberOf(lng, /[WO]/i.test(west)))
  }
  for (const pattern of IN_LINKS) {
    const [, lat, lng] = pattern.exec(text) ?? []
    if (lat !== undefined && lng !== undefined) return pointOf(numberOf(lat), numberOf(lng))
  }
  return undefined
}

/** A place as it is written in a field: what `parsePosition` reads as the same place. */
export function formatPosition({ lat, lng }: GeoPoint): string {
  return `${plain(lat)}, ${plain(lng)}`
}

/** Without an exponent: '1e-7' is no number to a reader. */
function plain(degrees: number): string {
  const text = String(degrees)
  return text.includes('e') ? degrees.toFixed(20).replace(/\.?0+$/, '') : text
}

function numberOf(text: string, isNegative = false): number {
  const number = Number(text.replace(/^[−–]/, '-'))
  return isNegative ? -Math.abs(number) : number
}

function pointOf(lat: number, lng: number): GeoPoint | undefined {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined
}
