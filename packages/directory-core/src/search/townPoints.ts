import type { GeoBox, GeoPoint } from '../location/near.ts'
import { addDoc, clearRange, emptyBitSet, intersectWith, setRange, type BitSet } from './index/bitSet.ts'
import { docBlocks } from './index/docBlocks.ts'
import type { DocLayout } from './index/docLayout.ts'
import { eachInBox, pointsOf, unitsBox } from './index/geoPoints.ts'
import type { SegmentIndex } from './index/segmentIndex.ts'
import { isLiveDoc, type Segment } from './segment.ts'

/**
 * Where on a map the listings of each block stand that have no position of their own, in units: at the mean of the positions of their city; if that
 * has none, of their province, or else of their country. Undefined where even the country has none.
 */
export type TownPoints = readonly (GeoPoint | undefined)[]

const knownPoints = new WeakMap<readonly Segment[], ReadonlyMap<Segment, TownPoints>>()

/** The points of the towns of a directory, for each of its segments. They do not depend on what is searched for, and are computed at the first call. */
export function townPoints(segments: readonly Segment[]): ReadonlyMap<Segment, TownPoints> {
  const points = knownPoints.get(segments) ?? findTownPoints(segments)
  knownPoints.set(segments, points)
  return points
}

function findTownPoints(segments: readonly Segment[]): ReadonlyMap<Segment, TownPoints> {
  const sums = new Map<string, Sum>()
  for (const segment of segments) {
    for (const [block, { count, lat, lng }] of blockSums(segment).entries()) {
      if (count === 0) continue
      for (const place of placesOf(segment.index.layout, block)) {
        const sum = sums.get(place) ?? { count: 0, lat: 0, lng: 0 }
        sums.set(place, { count: sum.count + count, lat: sum.lat + lat, lng: sum.lng + lng })
      }
    }
  }
  const points = new Map([...sums].map(([place, sum]) => [place, meanOf(sum)]))
  return new Map(
    segments.map((segment) => {
      const { layout } = segment.index
      const blocks = Array.from({ length: layout.blockStarts.length - 1 }, (_, block) => {
        const known = placesOf(layout, block).find((place) => points.has(place))
        return known === undefined ? undefined : points.get(known)
      })
      return [segment, blocks]
    }),
  )
}

interface Sum extends GeoPoint {
  readonly count: number
}

/** Never -0, which JSON cannot tell from 0. */
function meanOf({ count, lat, lng }: Sum): GeoPoint {
  return { lat: Math.round(lat / count) + 0, lng: Math.round(lng / count) + 0 }
}

/** For each block the number of its live docs that have a position, and the sums of these. */
function blockSums(segment: Segment): Sum[] {
  const { index } = segment
  const blockOf = docBlocks(index.layout)
  const sums = Array.from({ length: index.layout.blockStarts.length - 1 }, () => ({ count: 0, lat: 0, lng: 0 }))
  const { docs, lats, lngs } = pointsOf(index)
  for (let at = 0; at < docs.length; at += 1) {
    const doc = docs[at]!
    if (!isLiveDoc(segment, doc)) continue
    const sum = sums[blockOf[doc]!]!
    sum.count += 1
    sum.lat += lats[at]!
    sum.lng += lngs[at]!
  }
  return sums
}

/** The city, the province and the country of a block, as far as they are named. */
function placesOf({ fields, blocks }: DocLayout, block: number): string[] {
  const country = fields.country.slugs[blocks.country[block]!]!
  const named = (field: 'city' | 'province') => {
    const slug = fields[field].slugs[blocks[field][block]!]!
    return slug === '' ? [] : [`${field}/${country}/${slug}`]
  }
  return [...named('city'), ...named('province'), country]
}

const knownUnplaced = new WeakMap<SegmentIndex, BitSet>()

/** The docs without a position. */
export function unplacedDocs(index: SegmentIndex): BitSet {
  const unplaced = knownUnplaced.get(index) ?? emptyBitSet(index.rows.size)
  if (!knownUnplaced.has(index)) {
    setRange(unplaced, 0, index.rows.size)
    for (const doc of pointsOf(index).docs) clearRange(unplaced, doc, doc + 1)
    knownUnplaced.set(index, unplaced)
  }
  return unplaced
}

/** The docs in a box that is given in degrees, those without a position by the points of their towns. They are scratch bits. */
export function docsInBox(segments: readonly Segment[], segment: Segment, box: GeoBox): BitSet {
  const { index } = segment
  const { blockStarts } = index.layout
  const units = unitsBox(box)
  const docs = index.scratch.others.fill(0)
  for (const [block, point] of townPoints(segments).get(segment)!.entries()) {
    if (point && isInBox(point, units)) setRange(docs, blockStarts[block]!, blockStarts[block + 1]!)
  }
  intersectWith(docs, unplacedDocs(index))
  const points = pointsOf(index)
  eachInBox(points, units, (at) => addDoc(docs, points.docs[at]!))
  return docs
}

/** Whether a point is in a box, both in units. */
export function isInBox({ lat, lng }: GeoPoint, { south, west, north, east }: GeoBox): boolean {
  return south <= lat && lat <= north && (west <= east ? west <= lng && lng <= east : west <= lng || lng <= east)
}
