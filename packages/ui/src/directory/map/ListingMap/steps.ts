import type { MapSize, Spot } from './mapView.ts'
import type { Rectangle } from './placeLabels.ts'

/** The way of an arrow key, as a step on the screen. */
export const ARROWS: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/**
 * Which of some spots an arrow key leads to: the nearest in its quarter of the circle, where what lies straight ahead counts as nearer.
 * Its index, or -1 where nothing lies that way.
 */
export function nextThatWay(from: Spot, way: Spot, spots: readonly (Spot | undefined)[]): number {
  let [nearest, least] = [-1, Infinity]
  spots.forEach((spot, index) => {
    if (!spot) return
    const ahead = (spot.x - from.x) * way.x + (spot.y - from.y) * way.y
    const aside = Math.abs((spot.x - from.x) * way.y) + Math.abs((spot.y - from.y) * way.x)
    if (ahead <= 0 || aside > ahead) return
    if (ahead + 2 * aside < least) [nearest, least] = [index, ahead + 2 * aside]
  })
  return nearest
}

/** Which of some spots is the nearest: its index, or -1 where there is none. */
export function nearestTo(from: Spot, spots: readonly (Spot | undefined)[]): number {
  const distances = spots.map((spot) => (spot ? Math.hypot(spot.x - from.x, spot.y - from.y) : Infinity))
  const least = Math.min(...distances)
  return least === Infinity ? -1 : distances.indexOf(least)
}

/** How far the map has to be dragged until a spot is at least so far from its edges. */
export function wayIntoSight(spot: Spot, margin: number, { width, height }: MapSize): Spot {
  const into = (at: number, length: number) => Math.max(margin, Math.min(length - margin, at)) - at
  return { x: into(spot.x, width), y: into(spot.y, height) }
}

/** Where a card about a spot stands: above it, below where there is no room, and never beyond the sides. */
export function cardPlace(spot: Spot, card: MapSize, gap: number, { width, height }: MapSize): Rectangle {
  const left = Math.max(EDGE, Math.min(width - card.width - EDGE, spot.x - card.width / 2))
  const above = spot.y - gap - card.height
  const top = above >= EDGE || spot.y + gap + card.height > height ? above : spot.y + gap
  return { left, top, right: left + card.width, bottom: top + card.height }
}

const EDGE = 8
