import type { Colourway } from '../../../theme/cloth.ts'
import type { Draw } from '../../shapes/draw.ts'
import { FIELD } from '../../shapes/field.ts'
import { inTurn } from '../../shapes/inTurn.ts'
import { polygon } from '../../shapes/outline.ts'
import type { Point } from '../../shapes/pathData.ts'
import { filled, outlined, type Painted } from '../../shapes/shape.ts'

/** The choices made once for a wall: its colours, how high its field lies, and how its ornaments are counted. */
export interface Wall {
  readonly ground: string
  readonly light: string
  readonly line: string
  /** The wall's three colours, one after the other; the wall decides which is the first. */
  readonly colour: (turn: number) => string
  /** The field between frieze and plinth. */
  readonly top: number
  readonly base: number
  readonly height: number
  readonly layout: number
  readonly frieze: number
  readonly flank: number
  readonly plinth: number
  /** The rings of a gable, 3 to 5. */
  readonly rings: number
  /** The steps of a gable, 3 or 4. */
  readonly steps: number
  /** Which of three ways a layout is laid out. */
  readonly variant: number
  /** What the field and the frieze are washed with. */
  readonly wash: number
}

const BASE = FIELD.height * 0.88

export function drawWall(draw: Draw, [ground, figure, second, third, line, light]: Colourway): Wall {
  const layout = draw.below(7)
  const turn = draw.below(3)
  const frieze = draw.below(6)
  const flank = draw.below(4)
  const plinth = draw.below(3)
  const rings = 3 + draw.below(3)
  const steps = 3 + draw.below(2)
  const variant = draw.below(3)
  const wash = draw.below(3)
  const top = FIELD.height * draw.from([0.14, 0.1, 0.18])
  return {
    ground,
    light,
    line,
    colour: (index) => inTurn([figure, second, third], index + turn),
    top,
    base: BASE,
    height: BASE - top,
    layout,
    frieze,
    flank,
    plinth,
    rings,
    steps,
    variant,
    wash,
  }
}

/** A painted surface with the wall's thick line around it. */
export const surface = (wall: Wall, colour: string, points: readonly Point[]): Painted =>
  outlined(colour, wall.line, 5, polygon(points))

/** A painted surface without a line. */
export const patch = (colour: string, points: readonly Point[]): Painted => filled(colour, polygon(points))

/** The corners of an upright rectangle, from side to side and from top to foot. */
export const corners = (left: number, top: number, right: number, foot: number): readonly Point[] => [
  [left, top],
  [right, top],
  [right, foot],
  [left, foot],
]
