import { FIELD } from '../../shapes/field.ts'
import { fromNearerEnd, inTurn, upTo } from '../../shapes/inTurn.ts'
import { lozenge } from '../../shapes/outline.ts'
import { filled, type Painted } from '../../shapes/shape.ts'
import { stairs } from './gable.ts'
import { steppedLozenge } from './steppedLozenge.ts'
import { corners, surface, type Wall } from './wall.ts'

interface Panel {
  readonly left: number
  readonly width: number
  readonly middle: number
  readonly right: number
  /** The first of its colours. */
  readonly turn: number
}

type Ornament = (wall: Wall, panel: Panel) => readonly Painted[]

const darts: Ornament = (wall, { left, middle, right, turn }) => {
  const height = wall.height / 3
  return upTo(3).flatMap((index) => {
    const y = wall.top + index * height
    return [y, y + height].map((edge, half) =>
      surface(wall, wall.colour(turn + index + half), [
        [left, edge],
        [right, edge],
        [middle, y + height / 2],
      ]),
    )
  })
}

const chevrons: Ornament = (wall, { left, middle, right, turn }) => {
  const height = wall.height / 4
  return upTo(4).map((index) => {
    const y = wall.base - index * height
    return surface(wall, wall.colour(turn + index), [
      [left, y],
      [middle, y - height * 0.62],
      [right, y],
      [right, y - height * 0.5],
      [middle, y - height * 1.12],
      [left, y - height * 0.5],
    ])
  })
}

const lozenges: Ornament = (wall, { width, middle, turn }) => {
  const radius = Math.min(width * 0.42, wall.height * 0.23)
  return [0.27, 0.75].flatMap((share) => {
    const y = wall.top + wall.height * share
    return [
      surface(wall, wall.colour(turn), steppedLozenge(middle, y, radius, radius * 1.05, 4)),
      surface(wall, wall.light, steppedLozenge(middle, y, radius * 0.5, radius * 0.55, 3)),
      filled(wall.line, lozenge(middle, y, 7, 9)),
    ]
  })
}

const gable: Ornament = (wall, { width, middle, turn }) =>
  upTo(4).map((ring) => {
    const size = 1 - ring / 4
    const [halfWidth, height] = [width * 0.46 * size, wall.height * 0.92 * size]
    const colour = ring % 2 ? wall.light : wall.colour(turn + (ring >> 1))
    return surface(wall, colour, stairs({ centre: middle, foot: wall.base, halfWidth, height, steps: 4, climb: 0.8 }))
  })

const blades: Ornament = (wall, { left, width, turn }) =>
  upTo(4).map((index) => {
    const [x, blade] = [left + (index * width) / 4, width / 4]
    return surface(wall, wall.colour(index % 2 ? turn : turn + 1), [
      [x, wall.base],
      [x + blade / 2, wall.top + wall.height * 0.12],
      [x + blade, wall.base],
    ])
  })

const ORNAMENTS = [darts, chevrons, lozenges, gable, blades]

/** Three or five standing panels, each with an ornament of its own; the wall's ends mirror each other. */
export function panels(wall: Wall): readonly Painted[] {
  const count = inTurn([3, 5, 5], wall.variant)
  const width = FIELD.width / count
  return upTo(count).flatMap((index) => {
    const turn = fromNearerEnd(index, count)
    const kind = (turn + wall.rings) % ORNAMENTS.length
    const left = index * width
    const panel: Panel = { left, width, middle: left + width / 2, right: left + width, turn }
    const ground = kind % 2 ? wall.light : wall.ground
    return [
      surface(wall, ground, corners(left, wall.top, panel.right, wall.base)),
      ...inTurn(ORNAMENTS, kind)(wall, panel),
    ]
  })
}
