import { FIELD } from '../../shapes/field.ts'
import { fromNearerEnd, inTurn, upTo } from '../../shapes/inTurn.ts'
import type { Painted } from '../../shapes/shape.ts'
import { door, stairs } from './gable.ts'
import { corners, patch, surface, type Wall } from './wall.ts'

/** A row of nested windows over a row of small houses. Three windows or more: two over a door would read as a face. */
export function windows(wall: Wall): readonly Painted[] {
  const count = inTurn([3, 4, 3], wall.variant)
  const width = FIELD.width / count
  const height = wall.height * 0.56
  const houses = count * 2 - 1
  return [
    ...upTo(count).flatMap((index) => window(wall, index * width, width, height, fromNearerEnd(index, count))),
    surface(wall, wall.ground, corners(0, wall.top + height, FIELD.width, wall.base)),
    ...upTo(houses).flatMap((index) =>
      house(wall, index, FIELD.width / houses, wall.height - height, fromNearerEnd(index, houses)),
    ),
  ]
}

function window(wall: Wall, left: number, width: number, height: number, turn: number): readonly Painted[] {
  const { top, light, line } = wall
  const [first, other] = turn % 2 ? [wall.colour(0), light] : [light, wall.colour(0)]
  const frames = [
    [0, turn % 2 ? light : wall.colour(2)],
    [0.12, first],
    [0.24, other],
    [0.34, wall.colour(1)],
  ] as const
  const [x, y] = [left + width / 2, top + height / 2]
  const [across, down] = [width * 0.16, height * 0.16]
  return [
    ...frames.map(([inset, colour]) => {
      const [insetX, insetY] = [width * inset, height * inset]
      return surface(wall, colour, corners(left + insetX, top + insetY, left + width - insetX, top + height - insetY))
    }),
    ...[y - down, y + down].map((edge) =>
      patch(line, [
        [x - across, edge],
        [x + across, edge],
        [x, y],
      ]),
    ),
  ]
}

function house(wall: Wall, index: number, width: number, storey: number, turn: number): readonly Painted[] {
  const centre = width * (index + 0.5)
  const gables = [1, 0.5].map((size) => {
    const [halfWidth, height] = [(width / 2) * size, storey * 0.9 * size]
    return surface(
      wall,
      size < 1 ? wall.light : wall.colour(turn),
      stairs({ centre, foot: wall.base, halfWidth, height, steps: 3, climb: 0.8 }),
    )
  })
  return [...gables, door(wall, centre, width * 0.07)]
}
