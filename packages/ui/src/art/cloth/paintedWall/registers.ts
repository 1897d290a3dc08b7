import { FIELD } from '../../shapes/field.ts'
import { fromNearerEnd, inTurn, upTo } from '../../shapes/inTurn.ts'
import { lozenge } from '../../shapes/outline.ts'
import { filled, type Painted } from '../../shapes/shape.ts'
import { stairs } from './gable.ts'
import { steppedLozenge } from './steppedLozenge.ts'
import { corners, patch, surface, type Wall } from './wall.ts'

/** One of the ornaments that are side by side in a register. */
interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Its distance from the nearer end of the register: the ends mirror each other. */
  readonly turn: number
}

interface Register {
  readonly count: number
  readonly ground: (wall: Wall) => string
  readonly ornament: (wall: Wall, place: Place) => readonly Painted[]
}

const houses: Register = {
  count: 6,
  ground: ({ light }) => light,
  ornament: (wall, { x, y, width, height, turn }) => {
    const [centre, foot] = [x + width / 2, y + height]
    const outline = { centre, foot, halfWidth: width * 0.48, height: height * 0.86, steps: 3, climb: 0.8 }
    return [
      surface(wall, wall.colour(turn), stairs(outline)),
      patch(wall.line, [
        [centre - 7, foot],
        [centre, y + height * 0.62],
        [centre + 7, foot],
      ]),
    ]
  },
}

const lozenges: Register = {
  count: 5,
  ground: ({ colour }) => colour(2),
  ornament: (wall, { x, y, width, height, turn }) => {
    const [middleX, middleY] = [x + width / 2, y + height / 2]
    return [
      surface(
        wall,
        turn % 2 ? wall.light : wall.colour(0),
        steppedLozenge(middleX, middleY, width * 0.44, height * 0.44, 3),
      ),
      filled(wall.line, lozenge(middleX, middleY, 9, 11)),
    ]
  },
}

const teeth: Register = {
  count: 8,
  ground: ({ ground }) => ground,
  ornament: (wall, { x, y, width, height, turn }) => [
    surface(wall, wall.colour(turn), [
      [x, y + height],
      [x + width / 2, y + 6],
      [x + width, y + height],
    ]),
  ],
}

const ORDERS = [
  [houses, lozenges, teeth],
  [lozenges, teeth, houses],
  [teeth, houses, lozenges],
]

/** Three registers one above the other: houses, lozenges and teeth, in one of three orders. */
export function registers(wall: Wall): readonly Painted[] {
  const height = wall.height / 3
  return inTurn(ORDERS, wall.variant).flatMap(({ count, ground, ornament }, index) => {
    const y = wall.top + index * height
    const width = FIELD.width / count
    const places = upTo(count).map((place) => ({
      x: place * width,
      y,
      width,
      height,
      turn: fromNearerEnd(place, count),
    }))
    return [
      surface(wall, ground(wall), corners(0, y, FIELD.width, y + height)),
      ...places.flatMap((place) => ornament(wall, place)),
    ]
  })
}
