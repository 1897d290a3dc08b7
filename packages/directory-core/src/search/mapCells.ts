import type { Listing } from '../listing/listing.ts'
import type { ListingRow } from '../rows/rows.ts'
import { UNITS, type GeoBox, type GeoPoint } from '../location/near.ts'
import { countRange, hasBit, intersectWith } from './index/bitSet.ts'
import { eachInBox, pointsOf, unitsBox } from './index/geoPoints.ts'
import type { PassingHits } from './passingHits.ts'
import type { SearchContext } from './searchContext.ts'
import type { SearchState } from './searchState.ts'
import { listingAt, type Segment } from './segment.ts'
import { isInBox, townPoints, unplacedDocs } from './townPoints.ts'

/** The listings of a cell of the map, as one mark: a cluster, or a pin if it is one listing. */
export interface MapCell<Row extends ListingRow = Listing> extends GeoPoint, GeoBox {
  /** How many matching listings it has, at least 1. `lat` and `lng` are the mean of their positions, the other fields their bounds. */
  readonly count: number
  /** How many of these have no position of their own, and stand at the point of their town; absent if none. */
  readonly approximate?: number
  /** If it is one. */
  readonly listing?: Row
}

/** The matching listings in cells of a map; not those of a country of which no listing has a position. */
export interface MapCells<Row extends ListingRow = Listing> {
  /** The zoom of the cells, which is less than what was asked for where that would be too many. A cell is 90° / 2^zoom wide and high. */
  readonly zoom: number
  /** From south to north and from west to east. */
  readonly cells: readonly MapCell<Row>[]
}

/** More than a screen has room for: 4,096 cells of 64 pixels are 4096 × 4096. */
const MOST_CELLS = 4096
const DEEPEST_ZOOM = 20
const WORLD: GeoBox = { south: -90, west: -180, north: 90, east: 180 }
const AROUND = 360 * UNITS

interface MapRequest {
  /** All segments of the directory. */
  readonly segments: readonly Segment[]
  readonly context: SearchContext
  readonly state: SearchState
}

/** The cells of the hits at the zoom of the context, in the box of the state. */
export function mapCells<Row extends ListingRow>(
  hits: readonly PassingHits<Row>[],
  { segments, context, state: { box = WORLD } }: MapRequest,
): MapCells<Row> {
  const units = unitsBox(box)
  let zoom = Math.min(Math.max(Math.trunc(context.zoom ?? 0) || 0, 0), DEEPEST_ZOOM)
  while (zoom > 0 && gridOf(zoom, units).size > (context.mostCells ?? MOST_CELLS)) zoom -= 1
  const { cellOf, size } = gridOf(zoom, units)
  const tallies = Array.from<Tally<Row> | undefined>({ length: size })
  const put = (mark: Mark<Row>) => {
    const { lat, lng, count } = mark
    const cell = cellOf(lat, lng)
    const tally = tallies[cell]
    if (tally) add(tally, mark)
    else tallies[cell] = { ...mark, lat: lat * count, lng: lng * count, south: lat, north: lat, west: lng, east: lng }
  }
  for (const { segment, docs } of hits) {
    const points = pointsOf(segment.index)
    eachInBox(points, units, (at) => {
      const doc = points.docs[at]!
      if (!hasBit(docs, doc)) return
      put({ segment, doc, lat: points.lats[at]!, lng: points.lngs[at]!, count: 1, approximate: 0 })
    })
    // The others of a block stand at one point. No running search uses the scratch bits.
    const { layout, scratch } = segment.index
    scratch.others.set(docs)
    intersectWith(scratch.others, unplacedDocs(segment.index))
    for (const [block, point] of townPoints(segments).get(segment)!.entries()) {
      const from = layout.blockStarts[block]!
      const count = countRange(scratch.others, from, layout.blockStarts[block + 1]!)
      if (count === 0 || !point || !isInBox(point, units)) continue
      let doc = from
      while (!hasBit(scratch.others, doc)) doc += 1
      put({ segment, doc, ...point, count, approximate: count })
    }
  }
  return { zoom, cells: tallies.filter((tally) => tally !== undefined).map(cellFrom) }
}

/** How the cells of a box are numbered, from its south-west on. All numbers are small enough to be cut to whole ones by a bit operation. */
function gridOf(zoom: number, { south, west, north, east }: GeoBox) {
  const columns = 4 * 2 ** zoom
  const columnOf = (lng: number) => Math.min((((lng + AROUND / 2) * columns) / AROUND) | 0, columns - 1)
  const rowOf = (lat: number) => Math.min((((lat + AROUND / 4) * columns) / AROUND) | 0, columns / 2 - 1)
  const [first, bottom] = [columnOf(west), rowOf(south)]
  const width = Math.min(columnOf(east) - first + 1 + (west > east ? columns : 0), columns)
  return {
    size: width * (rowOf(north) - bottom + 1),
    cellOf: (lat: number, lng: number) => {
      const column = columnOf(lng) - first
      return (rowOf(lat) - bottom) * width + (column < 0 ? column + columns : column)
    },
  }
}

/** Docs of a segment that are at one point, in units. */
interface Mark<Row extends ListingRow> extends GeoPoint {
  readonly segment: PassingHits<Row>['segment']
  /** The first. */
  readonly doc: number
  readonly count: number
  readonly approximate: number
}

/** The sums and bounds of a cell, in units, and its first doc. */
interface Tally<Row extends ListingRow> extends Mark<Row>, GeoBox {}

function add<Row extends ListingRow>(
  tally: { -readonly [Field in keyof Tally<Row>]: Tally<Row>[Field] },
  { lat, lng, count, approximate }: Mark<Row>,
): void {
  tally.count += count
  tally.approximate += approximate
  tally.lat += lat * count
  tally.lng += lng * count
  if (lat < tally.south) tally.south = lat
  if (lat > tally.north) tally.north = lat
  if (lng < tally.west) tally.west = lng
  if (lng > tally.east) tally.east = lng
}

function cellFrom<Row extends ListingRow>({
  segment,
  doc,
  count,
  approximate,
  lat,
  lng,
  south,
  west,
  north,
  east,
}: Tally<Row>): MapCell<Row> {
  return {
    count,
    // Never -0, which JSON cannot tell from 0.
    lat: Math.round(lat / count) / UNITS + 0,
    lng: Math.round(lng / count) / UNITS + 0,
    south: south / UNITS,
    west: west / UNITS,
    north: north / UNITS,
    east: east / UNITS,
    ...(approximate > 0 && { approximate }),
    ...(count === 1 && { listing: listingAt(segment, segment.index.layout.listingOf[doc]!).listing }),
  }
}
