import type { Colourway } from '../../../theme/cloth.ts'
import { FIELD } from '../../shapes/field.ts'
import { inTurn, upTo } from '../../shapes/inTurn.ts'
import { circle, petals } from '../../shapes/outline.ts'
import type { Point } from '../../shapes/pathData.ts'
import { filled, stroked, type Shape } from '../../shapes/shape.ts'
import { bloom, dotRing, plate } from './rosettes.ts'

/** The choices made before a composition is laid over the lattice. */
export interface Print {
  readonly colours: Colourway
  /** The width of a cell of the lattice. */
  readonly cell: number
  /** The petals of a great plate: 12, 16 or 20. */
  readonly petalCount: number
  /** Which of five ways a composition is laid out. */
  readonly variant: number
  /** The radius of a great plate. */
  readonly radius: number
}

type Composition = (print: Print) => readonly Shape[]

const ORIGIN: Point = [0, 0]
const { width: WIDTH, height: HEIGHT } = FIELD

/** At one of five stations; it lies on the lattice, so that the flowers are cut alike on all sides. */
const greatPlate: Composition = ({ colours, cell, petalCount, variant, radius }) => {
  const stations: readonly Point[] = [
    [0.5, 0.5],
    [0.28, 0.5],
    [0.72, 0.5],
    [0.34, 0.62],
    [0.66, 0.38],
  ]
  const [x, y] = inTurn(stations, variant)
  const onLattice = (place: number) => Math.round(place / (cell / 2)) * (cell / 2)
  return plate(colours, [onLattice(x * WIDTH), onLattice(y * HEIGHT)], radius, petalCount)
}

const threePlates: Composition = ({ colours, variant }) => {
  const rows: readonly (readonly Point[])[] = [
    [
      [0.2, 0.3],
      [0.5, 0.72],
      [0.8, 0.3],
    ],
    [
      [0.2, 0.72],
      [0.5, 0.28],
      [0.8, 0.72],
    ],
    [
      [0.17, 0.5],
      [0.5, 0.5],
      [0.83, 0.5],
    ],
    [
      [0.14, 0.2],
      [0.5, 0.5],
      [0.86, 0.8],
    ],
    [
      [0.14, 0.8],
      [0.5, 0.5],
      [0.86, 0.2],
    ],
  ]
  const at = inTurn(rows, variant).map(([x, y]): Point => [x * WIDTH, y * HEIGHT])
  return [{ kind: 'stamped', motif: plate(colours, ORIGIN, 66, 12), at }]
}

const borderOfHalfPlates: Composition = ({ colours, variant }) => {
  const count = inTurn([3, 4, 2.5], variant)
  const pitch = WIDTH / count
  const places = (shift: number, y: number) =>
    upTo(Math.floor(count) + 2).map((index): Point => [(index - 1 + shift + 0.5) * pitch, y])
  const [below, above] = variant % 2 ? [0.5, 0] : [0, 0.5]
  const foot: Shape = {
    kind: 'stamped',
    motif: plate(colours, ORIGIN, pitch * 0.49, 16),
    at: places(below, HEIGHT),
  }
  const top: Shape = { kind: 'stamped', motif: plate(colours, ORIGIN, pitch * 0.31, 12), at: places(above, 0) }
  return variant < 4 ? [foot, top] : [foot]
}

const brickedBlooms: Composition = ({ colours, variant }) => {
  const pitch = inTurn([100, 133.34, 160], variant)
  const rows = upTo(Math.ceil((HEIGHT / pitch) * 2) + 1).map((row) =>
    upTo(Math.floor(WIDTH / pitch) + 3).map((column): Point => [
      (column - 1 + (row % 2 ? 0.5 : 0)) * pitch,
      (row * pitch) / 2,
    ]),
  )
  const rowsWhere = (remainder: number) => rows.filter((_, row) => row % 2 === remainder).flat()
  return [
    { kind: 'stamped', motif: bloom(colours, pitch * 0.33), at: variant > 1 ? rowsWhere(0) : rows.flat() },
    { kind: 'stamped', motif: bloom(colours, pitch * 0.2), at: variant > 1 ? rowsWhere(1) : [] },
  ]
}

/** Rings of dots and petals that spread from a plate in the middle or at an edge. */
const dottedRings: Composition = ({ colours, petalCount, variant }) => {
  const [ground, figure, second, third, line] = colours
  const centre: Point = [variant < 2 ? WIDTH / 2 : variant < 4 ? 0 : WIDTH, variant % 2 ? HEIGHT : HEIGHT / 2]
  const rings = [300, 250, 205, 160].flatMap((radius, index): Shape[] => {
    const isGround = index % 2 === 1
    const leaves = { count: Math.round(radius / 9), inner: radius - 46, outer: radius - 21, bend: 9 }
    return [
      filled(isGround ? ground : line, circle(...centre, radius)),
      stroked(isGround ? third : figure, 3, circle(...centre, radius - 5)),
      ...dotRing(figure, 6, [centre, radius - 15, Math.round(radius / 5)]),
      ...petals({ centre, ...leaves }).map((petal) => filled(isGround ? second : figure, petal)),
    ]
  })
  return [...rings, ...plate(colours, centre, 112, petalCount)]
}

/** The five compositions. The order is part of every cover. */
export const COMPOSITIONS = [greatPlate, threePlates, borderOfHalfPlates, brickedBlooms, dottedRings] as const

/**
 * Compositions that an enlargement about the centre would spoil: plates are cut to pieces, and two blooms over a third would read as a face.
 */
export const SPOILT_BY_ENLARGEMENT: readonly Composition[] = [threePlates, borderOfHalfPlates, brickedBlooms]
