import type { Coordinates } from '../../../art/map/coordinates.ts'
import type { MapLook } from './drawMap.ts'
import { toWorld, type Spot } from './mapView.ts'

/** From here on listings are marked on the ground: farther away they would be a stain. */
const SPOTS_ZOOM = 9.5

/** How far a mark reaches from its middle, in pixels: more the nearer the map is. */
const reachAt = (zoom: number) => Math.min(1.2 + (zoom - SPOTS_ZOOM) * 0.35, 3)

interface Ground {
  readonly left: number
  readonly top: number
  readonly scale: number
  readonly width: number
  readonly height: number
}

/** Draws faint lozenges where listings are: the streets of a town appear by themselves. */
export function drawSpots(
  context: CanvasRenderingContext2D,
  { left, top, scale, width, height }: Ground,
  { spots, zoom, look }: { readonly spots: readonly Coordinates[]; readonly zoom: number; readonly look: MapLook },
): void {
  if (zoom < SPOTS_ZOOM || spots.length === 0) return
  const reach = reachAt(zoom)
  context.save()
  context.beginPath()
  for (const spot of spots) {
    const world: Spot = toWorld(spot)
    const [x, y] = [(world.x - left) * scale, (world.y - top) * scale]
    if (x < -reach || y < -reach || x > width + reach || y > height + reach) continue
    context.moveTo(x, y - reach)
    context.lineTo(x + reach, y)
    context.lineTo(x, y + reach)
    context.lineTo(x - reach, y)
    context.closePath()
  }
  context.globalAlpha = 0.35
  context.fillStyle = look.text
  context.fill()
  context.restore()
}
