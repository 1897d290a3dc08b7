import type { GeoPoint } from '../location/near.ts'
import { UNITS } from '../location/near.ts'
import type { Directory } from '../search/createDirectory.ts'
import { segmentsOf } from '../search/directoryOf.ts'
import { docBlocks } from '../search/index/docBlocks.ts'
import { boxAround, eachInBox, eachWithin, METRES_A_DEGREE, pointsOf } from '../search/index/geoPoints.ts'
import type { SegmentIndex } from '../search/index/segmentIndex.ts'
import type { ListingRow } from '../rows/rows.ts'
import { isLive, isLiveDoc, type Segment } from '../search/segment.ts'
import { PLATE_GRID } from './foldMarks.ts'
import type { PlateNeighbour } from './placePlate.ts'

/** What a plate is about: a listing, whose neighbours may be of its kind, or the businesses of a category. */
export type PlateSubject = { readonly slug: string } | { readonly category: string }

/** The listings of a directory around a point, as a plate needs them. The listing that it is about is not its own neighbour. */
export function plateNeighbours(directory: Directory<ListingRow>, point: GeoPoint, subject: PlateSubject) {
  const segments = segmentsOf(directory)
  const itself = 'slug' in subject ? docOfSlug(segments, subject.slug) : undefined
  const wanted = 'category' in subject ? subject.category : itself && kindAt(itself.segment, itself.doc)
  const kindOf = 'category' in subject ? categoryAt : kindAt
  return (metres: number): readonly PlateNeighbour[] => {
    const found: PlateNeighbour[] = []
    const height = metres * PLATE_GRID.height
    for (const segment of segments) {
      const points = pointsOf(segment.index)
      eachInBox(points, boxAround(point, metres), (at) => {
        const doc = points.docs[at]!
        if (!isLiveDoc(segment, doc) || (itself?.segment === segment && itself.doc === doc)) return
        const place = metresFrom(point, { lat: points.lats[at]! / UNITS, lng: points.lngs[at]! / UNITS })
        if (Math.abs(place.north) > height) return
        found.push({ ...place, isSame: kindOf(segment, doc) === wanted })
      })
    }
    return found
  }
}

/** The category that most listings around a point have; of two as frequent the first in the alphabet. */
export function categoryAround(directory: Directory<ListingRow>, point: GeoPoint, metres: number): string | undefined {
  const counts = new Map<string, number>()
  for (const segment of segmentsOf(directory)) {
    const points = pointsOf(segment.index)
    eachWithin(points, { point, metres }, (at) => {
      const doc = points.docs[at]!
      if (!isLiveDoc(segment, doc)) return
      const category = categoryAt(segment, doc)
      counts.set(category, (counts.get(category) ?? 0) + 1)
    })
  }
  const [most] = [...counts].toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
  return most?.[0]
}

function docOfSlug(segments: readonly Segment[], slug: string) {
  for (const segment of segments) {
    const row = segment.findSlug(slug, (candidate) => isLive(segment, candidate))
    if (row !== undefined) return { segment, doc: segment.index.docOf[row]! }
  }
  return undefined
}

/** What a listing is, as finely as is known. */
function kindAt(segment: Segment, doc: number): string {
  const [kind] = segment.choices.valuesAt('kind', doc)
  if (kind !== undefined) return kind
  const { fields, blocks } = segment.index.layout
  const subcategory = fields.subcategory.slugs[blocks.subcategory[blockOf(segment.index, doc)]!]!
  return subcategory === '' ? categoryAt(segment, doc) : subcategory
}

function categoryAt({ index }: Segment, doc: number): string {
  const { fields, blocks } = index.layout
  return fields.category.slugs[blocks.category[blockOf(index, doc)]!]!
}

const known = new WeakMap<SegmentIndex, Uint32Array>()

/** The block of a doc, which thousands of neighbours are asked for: the listing itself would be put together for each. */
function blockOf(index: SegmentIndex, doc: number): number {
  let blocks = known.get(index)
  if (!blocks) known.set(index, (blocks = docBlocks(index.layout)))
  return blocks[doc]!
}

/** How far a point is to the east and to the north of another, in metres, as on a map of the surroundings. */
export function metresFrom(
  middle: GeoPoint,
  { lat, lng }: GeoPoint,
): { readonly east: number; readonly north: number } {
  const across = ((lng - middle.lng + 540) % 360) - 180
  return {
    east: across * Math.cos((middle.lat * Math.PI) / 180) * METRES_A_DEGREE,
    north: (lat - middle.lat) * METRES_A_DEGREE,
  }
}
