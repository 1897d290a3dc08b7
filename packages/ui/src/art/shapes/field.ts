/** What every cover is drawn on, in units of its own. */
export const FIELD = { width: 400, height: 300 } as const

/** A rectangle whose sides are upright. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The part of the field that the image of a gallery shows: the third is enlarged twofold about the centre. */
export function viewOf(index: number): Box {
  return index === 2 ? { x: 100, y: 75, width: 200, height: 150 } : { x: 0, y: 0, ...FIELD }
}

/** Whether two boxes share more than an edge. Shapes overlap their neighbours by a third of a unit against hairlines. */
export function overlap(one: Box, other: Box): boolean {
  const edge = 0.5
  return (
    one.x + one.width > other.x + edge &&
    other.x + other.width > one.x + edge &&
    one.y + one.height > other.y + edge &&
    other.y + other.height > one.y + edge
  )
}
