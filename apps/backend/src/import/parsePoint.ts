import { parsePosition } from '@dira/directory-core'
import type { Point } from './places.ts'
import { parseNumber } from './parseNumber.ts'
import { plusCodePoint } from './plusCode.ts'

/** A point, none, or text that is no point. */
export type ReadPoint = Point | 'none' | 'unreadable'

/** Reads the two cells of a point: degrees, also with minutes and seconds, with a point or a comma. One of the cells may have both. */
export function readPoint(lat: string, lng: string): ReadPoint {
  if (lat === '' && lng === '') return 'none'
  if (lat === '' || lng === '') return readCoordinates(lat + lng)
  return pointOf(degreesOf(lat, 'NS'), degreesOf(lng, 'EWO'))
}

/**
 * Reads a point in one cell: `-1.28, 36.81`, `-1,28; 36,81`, `1°17'11"S 36°49'02"E`, `2821S 01726E` as UN/LOCODE has it, `POINT(36.81 -1.28)`, the link of a
 * map, or a full plus code.
 */
export function readCoordinates(written: string): ReadPoint {
  if (written === '') return 'none'
  const wellKnown = /^(?:SRID=\d+;)?POINT\s*Z?\s*\(\s*(\S+)\s+(\S+?)(?:\s+\S+)?\s*\)$/i.exec(written)
  if (wellKnown) return pointOf(parseNumber(wellKnown[2]), parseNumber(wellKnown[1]))
  const code = /^(\d{2,3})(\d{2})([NS])\s+(\d{3})(\d{2})([EW])$/i.exec(written)
  if (code) {
    const [, south, minutes, ns, east, more, ew] = code
    return pointOf(degreesOf(`${south} ${minutes}${ns}`, 'NS'), degreesOf(`${east} ${more}${ew}`, 'EWO'))
  }
  const plus = plusCodePoint(written)
  if (plus) return plus
  const bare = written.replace(/^[([]|[)\]]$/g, '').trim()
  for (const [lat = '', lng = ''] of pairsOf(bare)) {
    const point = pointOf(degreesOf(lat, 'NS'), degreesOf(lng, 'EWO'))
    if (point !== 'unreadable') return point
  }
  return parsePosition(written) ?? 'unreadable'
}

/** The ways to cut a cell into two coordinates. */
function pairsOf(text: string): readonly (readonly string[])[] {
  const behindHemisphere = /^(.*?[NS])\W*\s*(.*[EWO])$/i.exec(text) ?? /^([NS].*?)\W*\s*([EWO].*)$/i.exec(text)
  const fourParts = /^([+-]?\d+,\d+)\s*,\s*([+-]?\d+,\d+)$/.exec(text)
  return [
    ...[behindHemisphere, fourParts].flatMap((found) => (found ? [found.slice(1)] : [])),
    ...[/\s*[;|]\s*/, /\s*,\s+/, /\s*,\s*/, /\s+/]
      .map((between) => text.split(between))
      .filter(({ length }) => length === 2),
  ]
}

/** A degree has a sign or a hemisphere, which stands before or behind it, and may have minutes and seconds: `1°17'11.0″S`, `S 1 17.18`. */
function degreesOf(written: string, hemispheres: 'NS' | 'EWO'): number | undefined {
  const plain = parseNumber(written)
  if (plain !== undefined) return plain
  const letter = `([${hemispheres}])?`
  const parts = new RegExp(
    String.raw`^${letter}\s*([+-]?\d+(?:[.,]\d+)?)(?:(?:\s*[°º˚d:]\s*|\s)(?:(\d+(?:[.,]\d+)?)(?:(?:\s*['′’‘m:]\s*|\s)(?:(\d+(?:[.,]\d+)?)\s*(?:["″”s]|''|′′|’’)?)?)?)?)?\s*${letter}$`,
    'i',
  ).exec(written.trim().replaceAll(/[−–]/g, '-').replace(/\s+/g, ' '))
  if (!parts) return undefined
  const [, before, whole = '', minutes = '0', seconds = '0', behind] = parts
  const [degrees = 0, minute = 0, second = 0] = [whole, minutes, seconds].map((part) => parseNumber(part))
  if (minute >= 60 || second >= 60 || (before && behind)) return undefined
  const size = rounded(Math.abs(degrees) + minute / 60 + second / 3600)
  return whole.startsWith('-') !== /[SWO]/i.test(before ?? behind ?? '') ? -size : size
}

function pointOf(lat: number | undefined, lng: number | undefined): ReadPoint {
  return lat !== undefined && lng !== undefined ? { lat, lng } : 'unreadable'
}

/** A tenth of a metre; what is finer came of a division. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6
