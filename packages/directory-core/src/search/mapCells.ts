import type { Listing } from '../listing/listing.ts'
import type { ListingRow } from './rows.ts'
import { UNITS, type GeoBox, type GeoPoint } from '../location/near.ts'
import { hasBit } from './index/bitSet.ts'
import { eachInBox, pointsOf, unitsBox } from './index/geoPoints.ts'
import type { PassingHits } from './passingHits.ts'
import { listingAt } from './segment.ts'

/** The listings of a cell of the map, as one mark: a cluster, or a pin if it is one listing. */
export interface MapCell<Row extends ListingRow = Listing> extends GeoPoint, GeoBox {
  /** How many matching listings it has, at least 1. `lat` and `lng` are the mean of their positions, the other fields their bounds. */
  readonly count: number
  /** If it is one. */
  readonly listing?: Row
}

/** The matching listings that have a position, in cells of a map. */
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

/** The cells of the hits in a box of the map. */
export function mapCells<Row extends ListingRow>(
  hits: readonly PassingHits<Row>[],
  { zoom: wanted, box = WORLD }: { readonly zoom: number; readonly box?: GeoBox | undefined },
): MapCells<Row> {
  const units = unitsBox(box)
  let zoom = Math.min(Math.max(Math.trunc(wanted) || 0, 0), DEEPEST_ZOOM)
  while (zoom > 0 && gridOf(zoom, units).size > MOST_CELLS) zoom -= 1
  const { cellOf, size } = gridOf(zoom, units)
  const tallies = Array.from<Tally<Row> | undefined>({ length: size })
  for (const { segment, docs } of hits) {
    const points = pointsOf(segment.index)
    eachInBox(points, units, (at) => {
      const doc = points.docs[at]!
      if (!hasBit(docs, doc)) return
      const lat = points.lats[at]!
      const lng = points.lngs[at]!
      const cell = cellOf(lat, lng)
      const tally = tallies[cell]
      if (tally) add(tally, lat, lng)
      else {
        const first = { segment, doc }
        tallies[cell] = { first, count: 1, lat, lng, south: lat, north: lat, west: lng, east: lng }
      }
    })
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

/** Sums and bounds, in units. */
interface Tally<Row extends ListingRow = ListingRow> extends GeoBox, GeoPoint {
  readonly first: { readonly segment: PassingHits<Row>['segment']; readonly doc: number }
  readonly count: number
}

function add(tally: { -readonly [Field in keyof Tally]: Tally[Field] }, lat: number, lng: number): void {
  tally.count += 1
  tally.lat += lat
  tally.lng += lng
  if (lat < tally.south) tally.south = lat
  if (lat > tally.north) tally.north = lat
  if (lng < tally.west) tally.west = lng
  if (lng > tally.east) tally.east = lng
}

function cellFrom<Row extends ListingRow>({
  first,
  count,
  lat,
  lng,
  south,
  west,
  north,
  east,
}: Tally<Row>): MapCell<Row> {
  const { segment, doc } = first
  return {
    count,
    // Never -0, which JSON cannot tell from 0.
    lat: Math.round(lat / count) / UNITS + 0,
    lng: Math.round(lng / count) / UNITS + 0,
    south: south / UNITS,
    west: west / UNITS,
    north: north / UNITS,
    east: east / UNITS,
    ...(count === 1 && { listing: listingAt(segment, segment.index.layout.listingOf[doc]!).listing }),
  }
}
