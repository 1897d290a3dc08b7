import type { MapCell } from './mapCell.ts'
import { fromWorld, toWorld, worldPixels, type Spot } from './mapView.ts'

/** The smallest disc and the largest, in pixels, and how many listings the largest has at least. */
const LEAST = 18
const MOST = 40
const FULL = 200
/** A pin takes as much as a disc of this radius. */
const PIN = 14
const GAP = 3
const STEPS = 20

/** The radius of the disc of so many listings, in pixels: its area grows with their number, measured by the most that a disc of the map has. */
export function discRadius(count: number, most: number): number {
  return LEAST + (MOST - LEAST) * Math.sqrt(count / Math.max(most, FULL))
}

/** The most listings that a mark of the map has. */
export const mostOf = (cells: readonly MapCell[]): number => Math.max(1, ...cells.map(({ count }) => count))

/** Moves discs apart that would cover each other or a pin. A pin stays where its listing is. */
export function makeRoom(cells: readonly MapCell[], zoom: number): readonly MapCell[] {
  const scale = worldPixels(zoom)
  const most = mostOf(cells)
  const discs = cells.map((cell) => {
    const { x, y } = toWorld(cell)
    return { x: x * scale, y: y * scale, radius: cell.listing ? PIN : discRadius(cell.count, most) }
  })
  const moved = new Set<number>()
  for (let step = 0; step < STEPS; step += 1) {
    for (const [at, one] of discs.entries()) {
      for (let next = at + 1; next < discs.length; next += 1) {
        const other = discs[next]!
        const way = wayApart(one, other)
        if (!way) continue
        const isPin = [cells[at]?.listing, cells[next]?.listing].map((listing) => listing !== undefined)
        const share = isPin.includes(true) ? 1 : 0.5
        if (!isPin[0]) move(one, way, -share)
        if (!isPin[1]) move(other, way, share)
        for (const [index, is] of isPin.entries()) if (!is) moved.add(index === 0 ? at : next)
      }
    }
  }
  return cells.map((cell, at) => {
    const { x, y } = discs[at]!
    return moved.has(at) ? { ...cell, ...fromWorld({ x: x / scale, y: y / scale }) } : cell
  })
}

interface Disc {
  x: number
  y: number
  readonly radius: number
}

/** From one disc to the other, as long as they are too close; undefined where they have room. */
function wayApart(one: Disc, other: Disc): Spot | undefined {
  const [x, y] = [other.x - one.x, other.y - one.y]
  const distance = Math.hypot(x, y)
  const lacking = one.radius + other.radius + GAP - distance
  if (lacking <= 0) return undefined
  return distance === 0 ? { x: lacking, y: 0 } : { x: (x / distance) * lacking, y: (y / distance) * lacking }
}

function move(disc: Disc, { x, y }: Spot, share: number): void {
  disc.x += x * share
  disc.y += y * share
}
