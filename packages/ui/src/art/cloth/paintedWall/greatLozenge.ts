import { FIELD } from '../../shapes/field.ts'
import { inTurn, upTo } from '../../shapes/inTurn.ts'
import { lozenge } from '../../shapes/outline.ts'
import type { Point } from '../../shapes/pathData.ts'
import { filled, type Painted } from '../../shapes/shape.ts'
import { steppedLozenge } from './steppedLozenge.ts'
import { corners, surface, type Wall } from './wall.ts'

/** One great stepped lozenge, and stepped corners that point to it. */
export function greatLozenge(wall: Wall): readonly Painted[] {
  const [x, y] = [FIELD.width / 2, wall.top + wall.height / 2]
  const radius = wall.height / 2
  const stretch = inTurn([1.15, 0.95, 1.4], wall.variant)
  const rings = [
    [1, wall.light],
    [0.76, wall.colour(2)],
    [0.52, wall.light],
    [0.3, wall.colour(1)],
  ] as const
  return [
    surface(wall, wall.colour(0), corners(0, wall.top, FIELD.width, wall.base)),
    ...[wall.top, wall.base].flatMap((edge) => [0, FIELD.width].flatMap((side) => steppedCorner(wall, side, edge))),
    ...rings.map(([size, colour]) =>
      surface(wall, colour, steppedLozenge(x, y, radius * size * stretch, radius * size, wall.steps + 1)),
    ),
    filled(wall.line, lozenge(x, y, 15, 20)),
  ]
}

function steppedCorner(wall: Wall, x: number, y: number): readonly Painted[] {
  const inward = x > 0 ? -1 : 1
  const along = y > wall.top ? -1 : 1
  const layers = [
    [0.42, wall.light],
    [0.27, wall.colour(1)],
    [0.12, wall.line],
  ] as const
  return layers.map(([size, colour]) => {
    const [width, height] = [(inward * size * FIELD.width) / 2, along * size * wall.height * 0.95]
    const stairs = upTo(3).flatMap((step): Point[] => {
      const down = y + (height * (step + 1)) / 3
      return [
        [x + width * (1 - step / 3), down],
        [x + width * (1 - (step + 1) / 3), down],
      ]
    })
    return surface(wall, colour, [[x, y], [x + width, y], ...stairs])
  })
}
