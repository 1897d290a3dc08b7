import type { Draw } from '../../shapes/draw.ts'
import { FIELD, type Box } from '../../shapes/field.ts'
import type { Family } from '../../shapes/family.ts'
import { inTurn, upTo } from '../../shapes/inTurn.ts'
import { dot, polyline, rectangle } from '../../shapes/outline.ts'
import type { Point } from '../../shapes/pathData.ts'
import { brushed, filled, type Painted } from '../../shapes/shape.ts'
import {
  chevronField,
  crosses,
  dotsAndBars,
  ladders,
  lozengeField,
  lozengeRow,
  nestedLozenge,
  zigzagRoad,
  type Brush,
} from './motifs.ts'

/** How the columns share the width of the cloth. */
const SPLITS: readonly (readonly number[])[] = [
  [0.3, 0.4, 0.3],
  [0.42, 0.58],
  [0.24, 0.24, 0.52],
  [0.62, 0.38],
  [0.26, 0.48, 0.26],
  [0.25, 0.25, 0.25, 0.25],
]

/** A column wider than this holds one large motif. */
const WIDE = 0.45

const LARGE_MOTIFS = [zigzagRoad, nestedLozenge, chevronField, lozengeField]
const SMALL_MOTIFS = [zigzagRoad, crosses, nestedLozenge, dotsAndBars, ladders, chevronField]
const BAND_MOTIFS = [lozengeRow, crosses, dotsAndBars, chevronField]

const BAND_HEIGHT = 72
const MARGIN = 14

/**
 * Mud-dyed panels, after bogolanfini: columns of panels, drawn with a hand that wobbles; on some a band runs across the full width, above
 * or below.
 */
export const mudDyedPanels: Family = (draw, [, figure, second]) => {
  const brush = brushOf(draw, figure)
  const split = draw.from(SPLITS)
  const band = draw.from(['none', 'above', 'below'] as const)
  const height = FIELD.height - (band === 'none' ? 0 : BAND_HEIGHT)
  const top = band === 'above' ? BAND_HEIGHT : 0
  let count = draw.below(LARGE_MOTIFS.length * SMALL_MOTIFS.length)

  const panel = (area: Box, rows: number): readonly Painted[] => {
    const motif = rows === 1 ? inTurn(LARGE_MOTIFS, count) : inTurn(SMALL_MOTIFS, count)
    count += 1
    const { x, y, width, height: panelHeight } = area
    const tint = filled(second, rectangle(x + 4, y + 4, width - 8, panelHeight - 8))
    return [
      ...(rows > 1 && count % 4 === 0 ? [tint] : []),
      ...motif(inset(area, MARGIN), brush),
      ...(y > 0 ? [horizontal(draw, figure, area)] : []),
    ]
  }

  const column = (share: number, index: number): readonly Painted[] => {
    const x = FIELD.width * split.slice(0, index).reduce((sum, width) => sum + width, 0)
    const width = FIELD.width * share
    const rows = share > WIDE ? 1 : draw.chance(0.5) ? 2 : 3
    const areas = upTo(rows).map((row) => ({ x, y: top + (row * height) / rows, width, height: height / rows }))
    return [
      ...areas.flatMap((area) => panel(area, rows)),
      ...(x > 0 ? [brushed(figure, 5, vertical(x, top, height))] : []),
    ]
  }

  return [
    ...split.flatMap(column),
    ...(band === 'none' ? [] : fullWidthBand(draw, brush, figure, band === 'above' ? 0 : height)),
  ]
}

function fullWidthBand(draw: Draw, brush: Brush, figure: string, y: number): readonly Painted[] {
  const area: Box = { x: 0, y, width: FIELD.width, height: BAND_HEIGHT }
  // The edge that it shares with the panels: they have a line along their upper edge only.
  const edge = y === 0 ? [] : [horizontal(draw, figure, area)]
  return [...draw.from(BAND_MOTIFS)(inset(area, MARGIN), brush), ...edge]
}

const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
})

const vertical = (x: number, top: number, height: number) =>
  polyline([
    [x, top],
    [x, top + height],
  ])

const horizontal = (draw: Draw, figure: string, { x, y, width }: Box) =>
  brushed(
    figure,
    4,
    polyline([
      [x + draw.between(-1.5, 1.5), y],
      [x + width, y],
    ]),
  )

function brushOf(draw: Draw, colour: string): Brush {
  const byHand = ([x, y]: Point): Point => [x + draw.between(-1, 1), y + draw.between(-1, 1)]
  return {
    line: (points, width) => brushed(colour, width, polyline(points.map(byHand))),
    dot: (point, width) => brushed(colour, width, dot(byHand(point))),
  }
}
