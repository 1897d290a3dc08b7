import { transform } from 'topojson-client'
import type { World } from '../drawAfrica.ts'

/** A place on the flat map. */
export type Position = [x: number, y: number]

/** Beyond it the map of Mercator would grow without end. */
const LAST_LATITUDE = 85

/** Web Mercator: the world is a square of 1, x from west to east, y from north to south. */
export function project(longitude: number, latitude: number): Position {
  const clamped = Math.max(-LAST_LATITUDE, Math.min(LAST_LATITUDE, latitude))
  const y = 0.5 - Math.log(Math.tan(Math.PI / 4 + (clamped * Math.PI) / 360)) / (2 * Math.PI)
  return [(longitude + 180) / 360, y]
}

/** The lines of an atlas on the flat map. */
export function flatArcs(world: World): Position[][] {
  const decoded = transform(world.transform ?? null)
  return world.arcs.map((arc) =>
    arc.map((step, index) => {
      const [longitude = 0, latitude = 0] = decoded(step, index > 0)
      return project(longitude, latitude)
    }),
  )
}
