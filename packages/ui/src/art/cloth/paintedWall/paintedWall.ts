import { FIELD } from '../../shapes/field.ts'
import type { Family } from '../../shapes/family.ts'
import { inTurn } from '../../shapes/inTurn.ts'
import { rectangle } from '../../shapes/outline.ts'
import { filled, type Painted } from '../../shapes/shape.ts'
import { flanks } from './flanks.ts'
import { frieze } from './frieze.ts'
import { nestedGable } from './gable.ts'
import { greatLozenge } from './greatLozenge.ts'
import { panels } from './panels.ts'
import { plinth } from './plinth.ts'
import { rays } from './rays.ts'
import { registers } from './registers.ts'
import { drawWall, surface, type Wall } from './wall.ts'
import { windows } from './windows.ts'

/** Painted wall, after Ndebele murals: mirrored, stepped, with one thick line around every surface. */
export const paintedWall: Family = (draw, colours) => {
  const wall = drawWall(draw, colours)
  return [
    ...(wall.wash === 1 ? [filled(wall.light, rectangle(0, 0, FIELD.width, FIELD.height))] : []),
    ...inTurn(LAYOUTS, wall.layout)(wall),
    ...frieze(wall),
    ...plinth(wall),
  ]
}

const oneGable = (wall: Wall): readonly Painted[] => {
  const gable = { centre: FIELD.width / 2, width: FIELD.width * 0.78, height: wall.height - 14, turn: 0 }
  return [...flanks(wall), ...nestedGable(wall, { ...gable, rings: wall.rings + 1, steps: wall.steps })]
}

const twinGables = (wall: Wall): readonly Painted[] => {
  const middle = FIELD.width / 2
  const gable = { width: FIELD.width * 0.46, height: wall.height - 14, rings: wall.rings, steps: 3, turn: 0 }
  return [
    ...flanks(wall),
    ...[0.27, 0.73].flatMap((share) => nestedGable(wall, { ...gable, centre: FIELD.width * share })),
    surface(wall, wall.colour(1), [
      [middle - 26, wall.base],
      [middle, wall.top + wall.height * 0.35],
      [middle + 26, wall.base],
    ]),
  ]
}

const LAYOUTS = [oneGable, twinGables, panels, greatLozenge, registers, windows, rays]
