import { upTo } from '../../shapes/inTurn.ts'
import type { Point } from '../../shapes/pathData.ts'
import type { Painted } from '../../shapes/shape.ts'
import { patch, surface, type Wall } from './wall.ts'

interface StairsOptions {
  readonly centre: number
  readonly foot: number
  readonly halfWidth: number
  readonly height: number
  readonly steps: number
  /** How much of the half width the steps take up; the rest is the flat top. */
  readonly climb: number
}

/** A gable that goes up in steps from both sides. */
export function stairs({ centre, foot, halfWidth, height, steps, climb }: StairsOptions): readonly Point[] {
  const [tread, rise] = [(halfWidth * climb) / steps, height / steps]
  const left: Point[] = [[centre - halfWidth, foot]]
  for (const step of upTo(steps)) {
    const x = centre - halfWidth + step * tread
    left.push([x, foot - (step + 1) * rise])
    if (step < steps - 1) left.push([x + tread, foot - (step + 1) * rise])
  }
  return [...left, ...left.toReversed().map(([x, y]): Point => [2 * centre - x, y])]
}

export interface GableOptions {
  readonly centre: number
  readonly width: number
  readonly height: number
  readonly rings: number
  readonly steps: number
  /** The colour of the outermost ring. */
  readonly turn: number
}

/** Stepped gables one within the other, alternating with the light of the wall, and a door in the innermost. */
export function nestedGable(
  wall: Wall,
  { centre, width, height, rings, steps, turn }: GableOptions,
): readonly Painted[] {
  const gables = upTo(rings).map((ring) => {
    const size = 1 - ring / rings
    const colour = ring % 2 ? wall.light : wall.colour(turn + (ring >> 1))
    const outline = {
      centre,
      foot: wall.base,
      halfWidth: (width / 2) * size,
      height: height * size,
      steps,
      climb: 0.68,
    }
    return surface(wall, colour, stairs(outline))
  })
  return [...gables, door(wall, centre, (width / 2 / rings) * 0.42)]
}

/** A dark doorway with a pointed head. */
export const door = ({ line, base }: Wall, centre: number, halfWidth: number): Painted =>
  patch(line, [
    [centre - halfWidth, base],
    [centre - halfWidth, base - halfWidth * 1.7],
    [centre, base - halfWidth * 2.7],
    [centre + halfWidth, base - halfWidth * 1.7],
    [centre + halfWidth, base],
  ])
