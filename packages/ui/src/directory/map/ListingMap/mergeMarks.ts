import type { MapCell } from './mapCell.ts'
import { fromWorld, toWorld, worldPixels, type MapBox, type Spot } from './mapView.ts'

/** Marks nearer to each other than this, in pixels, are one. */
const APART = 44

/**
 * The marks of a map at a zoom: cells whose middles are too close to be told apart become one cluster, the largest taking in those about it. No
 * listing is lost: the counts of the marks are those of the cells.
 */
export function mergeMarks(cells: readonly MapCell[], zoom: number): readonly MapCell[] {
  const scale = worldPixels(zoom)
  let marks = cells.map((cell): Mark => ({ cell, ...scaled(toWorld(cell), scale) }))
  for (;;) {
    const fewer = mergedOnce(marks, scale)
    // Merged, the middle of a mark has moved, perhaps close to another.
    if (fewer.length === marks.length) return fewer.map(({ cell }) => cell)
    marks = fewer
  }
}

/** A cell and where it is, in pixels of the whole world. */
interface Mark extends Spot {
  readonly cell: MapCell
}

const scaled = ({ x, y }: Spot, by: number): Spot => ({ x: x * by, y: y * by })

function mergedOnce(marks: readonly Mark[], scale: number): Mark[] {
  const merged: Mark[] = []
  for (const mark of marks.toSorted((a, b) => b.cell.count - a.cell.count)) {
    let [nearest, least] = [-1, APART]
    merged.forEach(({ x, y }, index) => {
      const distance = Math.hypot(x - mark.x, y - mark.y)
      if (distance < least) [nearest, least] = [index, distance]
    })
    if (nearest === -1) merged.push(mark)
    else merged[nearest] = together(merged[nearest]!, mark, scale)
  }
  return merged
}

function together(one: Mark, other: Mark, scale: number): Mark {
  const count = one.cell.count + other.cell.count
  const share = other.cell.count / count
  const spot = { x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share }
  const approximate = (one.cell.approximate ?? 0) + (other.cell.approximate ?? 0)
  const box = around(boxOf(one.cell), boxOf(other.cell))
  const place = fromWorld(scaled(spot, 1 / scale))
  return { ...spot, cell: { id: Object.values(box).join(), ...place, count, approximate, box } }
}

/** Where the listings of a cell lie. */
const boxOf = ({ box, lat, lng }: Pick<MapCell, 'box' | 'lat' | 'lng'>): MapBox =>
  box ?? { south: lat, west: lng, north: lat, east: lng }

const around = (one: MapBox, other: MapBox): MapBox => ({
  south: Math.min(one.south, other.south),
  west: Math.min(one.west, other.west),
  north: Math.max(one.north, other.north),
  east: Math.max(one.east, other.east),
})
