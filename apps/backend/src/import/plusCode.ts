import type { Point } from './places.ts'

const DIGITS = '23456789CFGHJMPQRVWX'

/**
 * The middle of the area of a full plus code (https://github.com/google/open-location-code), such as `6GCRPR6F+35`, with the name of a town behind it or not.
 * Undefined for other text, and for a short code, which needs a place to be read from.
 */
export function plusCodePoint(written: string): Point | undefined {
  const found = new RegExp(`^([${DIGITS}]{8})\\+([${DIGITS}]{2,7})?(?:[,\\s].*)?$`, 'i').exec(written.trim())
  if (!found) return undefined
  const digits = [...`${found[1]}${found[2] ?? ''}`.toUpperCase()].map((digit) => DIGITS.indexOf(digit))
  const pairs = digits.slice(0, 10)
  let [lat, lng, size] = [-90, -180, 20]
  for (let at = 0; at + 1 < pairs.length; at += 2) {
    lat += pairs[at]! * size
    lng += pairs[at + 1]! * size
    if (at + 3 < pairs.length) size /= 20
  }
  let [height, width] = [size, size]
  // Behind ten digits each one is a cell of a grid of five rows and four columns.
  for (const digit of digits.slice(10)) {
    height /= 5
    width /= 4
    lat += Math.floor(digit / 4) * height
    lng += (digit % 4) * width
  }
  return { lat: degrees(lat + height / 2), lng: degrees(lng + width / 2) }
}

const degrees = (sum: number): number => Math.round(sum * 1e6) / 1e6
