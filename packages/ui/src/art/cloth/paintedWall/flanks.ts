import { FIELD } from '../../shapes/field.ts'
import { inTurn, upTo } from '../../shapes/inTurn.ts'
import type { Point } from '../../shapes/pathData.ts'
import type { Painted } from '../../shapes/shape.ts'
import { surface, type Wall } from './wall.ts'

/** Places by their distance from the middle of the wall, for one of its two sides. */
type Place = (fromMiddle: number, y: number) => Point
type Flank = (wall: Wall, at: Place) => readonly Painted[]

const HALF = FIELD.width / 2

const raysFromTheCorner: Flank = (wall, at) => {
  const { top, base, height } = wall
  return [
    surface(wall, wall.colour(2), [at(HALF, top), at(0, top), at(HALF, base)]),
    surface(wall, wall.colour(0), [at(HALF, top), at(HALF / 2, top), at(HALF, top + height / 2)]),
  ]
}

const darts: Flank = (wall, at) =>
  upTo(3).map((dart) => {
    const y = (thirds: number) => wall.top + (thirds * wall.height) / 3
    return surface(wall, wall.colour(dart), [at(HALF, y(dart)), at(HALF * 0.3, y(dart + 0.5)), at(HALF, y(dart + 1))])
  })

const standingBands: Flank = (wall, at) =>
  [wall.light, wall.colour(2), wall.light, wall.colour(1)].map((colour, band) => {
    const edge = HALF - band * HALF * 0.17
    return surface(wall, colour, [at(edge, wall.top), at(0, wall.top), at(0, wall.base), at(edge, wall.base)])
  })

const columnOfHalfDarts: Flank = (wall, at) => {
  const inner = HALF - HALF * 0.3
  const middle = HALF - HALF * 0.15
  const block = wall.height / 4
  return upTo(4).flatMap((index) => {
    const [y, foot] = [wall.top + index * block, wall.top + (index + 1) * block]
    const [ground, dart] = index % 2 ? [wall.light, wall.colour(2)] : [wall.colour(index >> 1), wall.light]
    return [
      surface(wall, ground, [at(HALF, y), at(inner, y), at(inner, foot), at(HALF, foot)]),
      surface(wall, dart, [at(HALF, foot), at(middle, y + block * 0.2), at(inner, foot)]),
    ]
  })
}

const FLANKS = [raysFromTheCorner, darts, standingBands, columnOfHalfDarts]

/** The ornaments at both ends of a wall, behind its gables. */
export function flanks(wall: Wall): readonly Painted[] {
  const flank = inTurn(FLANKS, wall.flank)
  return [-1, 1].flatMap((side) => flank(wall, (fromMiddle, y) => [HALF + side * fromMiddle, y]))
}
