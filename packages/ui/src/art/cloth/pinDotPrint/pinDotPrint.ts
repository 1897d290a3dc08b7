import type { Colourway } from '../../../theme/cloth.ts'
import type { Family } from '../../shapes/family.ts'
import { dot, petals } from '../../shapes/outline.ts'
import type { Point } from '../../shapes/pathData.ts'
import { brushed, filled, type Lattice } from '../../shapes/shape.ts'
import { COMPOSITIONS, SPOILT_BY_ENLARGEMENT, type Print } from './compositions.ts'
import { dotRing } from './rosettes.ts'

/** Pin-dot print, after shweshwe: a lattice of small flowers, with one of five compositions of plates or blooms printed over it. */
export const pinDotPrint: Family = (draw, colours, index) => {
  const cell = draw.from([40, 50, 33.3333])
  const drawn = draw.from(COMPOSITIONS)
  const print: Print = {
    colours,
    cell,
    petalCount: draw.from([12, 16, 20]),
    variant: draw.below(5),
    radius: draw.between(112, 138),
  }
  const composition = index === 2 && SPOILT_BY_ENLARGEMENT.includes(drawn) ? COMPOSITIONS[0] : drawn
  return [flowers(colours, cell), ...composition(print)]
}

/** A flower of four petals in a ring of eight dots, and a larger dot between flowers. */
function flowers([, figure, second]: Colourway, cell: number): Lattice {
  const half = cell / 2
  const centre: Point = [half, half]
  const between: readonly Point[] = [
    [0, 0],
    [cell, 0],
    [0, cell],
    [cell, cell],
  ]
  return {
    kind: 'lattice',
    cell,
    tile: [
      ...petals({ centre, count: 4, inner: 2, outer: half * 0.62, bend: 5 }).map((petal) => filled(figure, petal)),
      ...dotRing(second, 2.6, [centre, half * 0.82, 8, 0.5]),
      ...between.map((place) => brushed(figure, 4.5, dot(place))),
    ],
  }
}
