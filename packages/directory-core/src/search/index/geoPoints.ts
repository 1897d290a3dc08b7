import { UNITS, type GeoBox, type GeoPoint } from '../../location/near.ts'
import { countingSort } from '../../sort/countingSort.ts'
import { addDoc, type BitSet } from './bitSet.ts'
import { metresBetween, unitsOf } from './metres.ts'
import type { SegmentIndex } from './segmentIndex.ts'

/**
 * The docs that have a position: sorted by band, a strip of 0.1° of latitude, and within a band by longitude. So a box is a run in each of its
 * bands. Coordinates are whole numbers of 0.00001° (1.1 m), in the order of the docs.
 */
export interface GeoPoints {
  readonly docs: Uint32Array
  readonly lats: Int32Array
  readonly lngs: Int32Array
  /** Where the docs of each band start, and after the last where they end. */
  readonly bandStarts: Uint32Array
}

const BAND = UNITS / 10
const BANDS = 1801
/** Longitudes are sorted by their upper and their lower half. */
const HALF = 1 << 13

const known = new WeakMap<SegmentIndex, GeoPoints>()

/** The points of an index, collected at the first call: most lists ask for no place. */
export function pointsOf(index: SegmentIndex): GeoPoints {
  const points = index.points ?? known.get(index) ?? collectPoints(index)
  known.set(index, points)
  return points
}

function collectPoints({ rows, docOf }: SegmentIndex): GeoPoints {
  const { size } = rows
  const lats = new Int32Array(size)
  const lngs = new Int32Array(size)
  const docs = new Uint32Array(size)
  const keys = { band: new Uint32Array(size), upper: new Uint32Array(size), lower: new Uint32Array(size) }
  let count = 0
  for (let row = 0; row < size; row += 1) {
    const at = rows.pointAt(row)
    if (!at) continue
    const doc = docOf[row]!
    const lng = unitsOf(at.lng)
    const east = lng + 180 * UNITS
    lngs[doc] = lng
    lats[doc] = unitsOf(at.lat)
    keys.band[doc] = bandOf(lats[doc])
    keys.upper[doc] = Math.floor(east / HALF)
    keys.lower[doc] = east % HALF
    docs[count++] = doc
  }
  const byLower = countingSort(docs.subarray(0, count), keys.lower, HALF)
  const byLng = countingSort(byLower.items, keys.upper, HALF)
  const { items, starts } = countingSort(byLng.items, keys.band, BANDS)
  return { docs: items, lats: inOrder(lats, items), lngs: inOrder(lngs, items), bandStarts: starts }
}

function inOrder(values: Int32Array, docs: Uint32Array): Int32Array {
  const ordered = new Int32Array(docs.length)
  for (let at = 0; at < docs.length; at += 1) ordered[at] = values[docs[at]!]!
  return ordered
}

function bandOf(lat: number): number {
  return Math.min(Math.max(Math.floor((lat + 90 * UNITS) / BAND), 0), BANDS - 1)
}

export function unitsBox({ south, west, north, east }: GeoBox): GeoBox {
  return { south: unitsOf(south), west: unitsOf(west), north: unitsOf(north), east: unitsOf(east) }
}

/** Visits the indexes of the points in a box that is given in units. */
export function eachInBox(points: GeoPoints, box: GeoBox, visit: (at: number) => void): void {
  const { south, west, north, east } = box
  if (west > east) {
    eachInBox(points, { ...box, east: 180 * UNITS }, visit)
    eachInBox(points, { ...box, west: -180 * UNITS }, visit)
    return
  }
  const { lats, lngs, bandStarts } = points
  for (let band = bandOf(south); band <= bandOf(north); band += 1) {
    const end = bandStarts[band + 1]!
    for (let at = firstFrom(lngs, west, bandStarts[band]!, end); at < end && lngs[at]! <= east; at += 1) {
      if (lats[at]! >= south && lats[at]! <= north) visit(at)
    }
  }
}

/** The first index from `low` up to `high` whose longitude is not west of this one. */
function firstFrom(lngs: Int32Array, west: number, low: number, high: number): number {
  while (low < high) {
    const middle = (low + high) >>> 1
    if (lngs[middle]! < west) low = middle + 1
    else high = middle
  }
  return low
}

/** Visits the indexes of the points that are at most so many metres away. */
export function eachWithin(
  points: GeoPoints,
  { point, metres }: Circle,
  visit: (at: number, distance: number) => void,
): void {
  eachInBox(points, boxAround(point, metres), (at) => {
    const distance = metresBetween(point, points.lats[at]!, points.lngs[at]!)
    if (distance <= metres) visit(at, distance)
  })
}

/** Metres in a degree of a great circle, rounded down. */
export const METRES_A_DEGREE = 111_194

/** The docs that are at most so many metres away. They are scratch bits. */
export function docsWithin(index: SegmentIndex, circle: Circle): BitSet {
  const points = pointsOf(index)
  const docs = index.scratch.others.fill(0)
  eachWithin(points, circle, (at) => addDoc(docs, points.docs[at]!))
  return docs
}

interface Circle {
  readonly point: GeoPoint
  readonly metres: number
}

/** The box, in units, around all that is at most so many metres away, a little wider for what is rounded. */
export function boxAround({ lat, lng }: GeoPoint, metres: number): GeoBox {
  const reach = (metres + 10) / METRES_A_DEGREE
  const south = unitsOf(lat - reach)
  const north = unitsOf(lat + reach)
  // With a pole in it, all longitudes are.
  const spread = Math.abs(lat) + reach < 90 ? (Math.asin(sine(reach) / sine(90 - lat)) * 180) / Math.PI : 180
  if (spread >= 180) return { south, north, west: -180 * UNITS, east: 180 * UNITS }
  const wrapped = (degrees: number) => unitsOf(degrees > 180 ? degrees - 360 : degrees < -180 ? degrees + 360 : degrees)
  return { south, north, west: wrapped(lng - spread), east: wrapped(lng + spread) }
}

function sine(degrees: number): number {
  return Math.sin((degrees * Math.PI) / 180)
}
