import { FIELD } from '../../shapes/field.ts'
import { fromNearerEnd, inTurn, upTo } from '../../shapes/inTurn.ts'
import { lozenge, rectangle } from '../../shapes/outline.ts'
import { filled, type Painted } from '../../shapes/shape.ts'
import { patch, type Wall } from './wall.ts'

interface Place {
  readonly x: number
  readonly width: number
  readonly height: number
  /** Its distance from the nearer end: the ends mirror each other. */
  readonly turn: number
}

type Ornament = (wall: Wall, place: Place) => readonly Painted[]

/** Neighbours overlap by this much, so that no hairline shows between them. */
const SEAM = 0.3

const teeth: Ornament = (wall, { x, width, height, turn }) => [
  patch(wall.colour(turn % 2 ? 0 : 2), [
    [x, height],
    [x + width / 2, 5],
    [x + width, height],
  ]),
]

const lozenges: Ornament = (wall, { x, width, height }) => {
  const [middleX, middleY] = [x + width / 2, height / 2]
  return [
    filled(wall.colour(0), lozenge(middleX, middleY, width / 2 - 3, middleY - 3)),
    filled(wall.line, lozenge(middleX, middleY, 6, 6)),
  ]
}

const pennants: Ornament = (wall, { x, width, height, turn }) => [
  patch(turn % 2 ? wall.line : wall.colour(0), [
    [x, 0],
    [x + width, 0],
    [x + width / 2, height],
  ]),
]

const halves: Ornament = (wall, { x, width, height, turn }) => [
  filled(turn % 2 ? wall.colour(0) : wall.light, rectangle(x, 0, width, height)),
  patch(turn % 2 ? wall.light : wall.line, [
    [x, 0],
    [x + width, height],
    [x, height],
  ]),
]

const blocks: Ornament = (wall, { x, width, height, turn }) => [
  filled(inTurn([wall.line, wall.colour(0), wall.light, wall.colour(2)], turn), rectangle(x, 0, width + SEAM, height)),
]

const check: Ornament = (wall, { x, width, height, turn }) => [
  filled(turn % 2 ? wall.line : wall.colour(2), rectangle(x, 0, width + SEAM, height / 2 + SEAM)),
  filled(turn % 2 ? wall.colour(0) : wall.light, rectangle(x, height / 2, width + SEAM, height / 2)),
]

const ORNAMENTS = [teeth, lozenges, pennants, halves, blocks, check]

/** The band along the top of a wall, with the line below it. */
export function frieze(wall: Wall): readonly Painted[] {
  const count = inTurn([10, 8, 12], wall.variant)
  const width = FIELD.width / count
  const ornament = inTurn(ORNAMENTS, wall.frieze)
  return [
    filled(inTurn([wall.ground, wall.light, wall.colour(1)], wall.wash), rectangle(0, 0, FIELD.width, wall.top)),
    ...upTo(count).flatMap((index) =>
      ornament(wall, { x: index * width, width, height: wall.top, turn: fromNearerEnd(index, count) }),
    ),
    filled(wall.line, rectangle(0, wall.top - 3, FIELD.width, 6)),
  ]
}
