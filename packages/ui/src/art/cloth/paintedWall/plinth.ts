import { FIELD } from '../../shapes/field.ts'
import { fromNearerEnd, inTurn, upTo } from '../../shapes/inTurn.ts'
import { rectangle } from '../../shapes/outline.ts'
import { filled, type Painted } from '../../shapes/shape.ts'
import { patch, type Wall } from './wall.ts'

/** The blocks along the foot of a wall, with the line above them; those of seven hold a light tooth in every other block. */
export function plinth(wall: Wall): readonly Painted[] {
  const count = inTurn([9, 7, 11], wall.plinth)
  const width = FIELD.width / count
  const blocks = upTo(count).map((index) => ({ x: index * width, turn: fromNearerEnd(index, count) }))
  const toothed = count === 7 ? blocks.filter(({ turn }) => turn % 2 === 0) : []
  return [
    ...blocks.map(({ x, turn }) =>
      filled(
        turn % 2 ? wall.line : wall.colour(turn >> 1),
        // A little wider than its place, so that no hairline shows beside it.
        rectangle(x, wall.base, width + 0.3, FIELD.height - wall.base),
      ),
    ),
    ...toothed.map(({ x }) =>
      patch(wall.light, [
        [x, FIELD.height],
        [x + width / 2, wall.base + 6],
        [x + width, FIELD.height],
      ]),
    ),
    filled(wall.line, rectangle(0, wall.base - 3, FIELD.width, 6)),
  ]
}
