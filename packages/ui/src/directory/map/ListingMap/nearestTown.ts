import { toWorld } from './mapView.ts'
import type { NamedSpot } from './readLayer.ts'

/** Farther away a town says nothing about where something is: about 80 km at the equator, as a share of the world. */
const REACH = 0.002

/** The name of the town next to a place; undefined where none is near. */
export function nearestTown(
  place: { readonly lat: number; readonly lng: number },
  towns: readonly NamedSpot[],
): string | undefined {
  const { x, y } = toWorld(place)
  let [name, least]: [string | undefined, number] = [undefined, REACH]
  for (const town of towns) {
    const distance = Math.hypot(town.x - x, town.y - y)
    if (distance < least) [name, least] = [town.name, distance]
  }
  return name
}
