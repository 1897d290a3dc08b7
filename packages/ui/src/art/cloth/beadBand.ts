import { FIELD } from '../shapes/field.ts'
import type { Family } from '../shapes/family.ts'
import { inTurn, upTo } from '../shapes/inTurn.ts'
import { dot } from '../shapes/outline.ts'
import type { Point } from '../shapes/pathData.ts'
import { brushed } from '../shapes/shape.ts'

/** A bead that no colour falls to: deep indigo, just seen on the night. */
export const UNLIT = '#2a2650'

/** Bead band, after southern African beadwork: beads coloured by their distance from folds, as lozenges within lozenges. */
export const beadBand: Family = (draw, [, figure, second, third, , light]) => {
  const pitch = draw.from([14.2857, 16.6667, 15.3846])
  const period = draw.from([10, 12, 13])
  const [left, top] = [draw.below(period), draw.below(period)]
  const steepness = draw.from([1, 0.5, 1])
  const sequence = draw.from([
    [second, second, UNLIT, figure, figure, UNLIT, third, third, UNLIT],
    [figure, figure, figure, UNLIT, second, UNLIT, UNLIT, third, UNLIT],
    [light, UNLIT, figure, figure, UNLIT, second, second, UNLIT],
  ])

  const folded = (place: number) => Math.abs((place % (period * 2)) - period)
  const colourAt = (column: number, row: number) =>
    inTurn(sequence, Math.floor(folded(column + left) + folded(row + top) * steepness))

  const beads = new Map<string, Point[]>()
  for (const column of upTo(Math.round(FIELD.width / pitch))) {
    for (const row of upTo(Math.ceil(FIELD.height / pitch))) {
      const colour = colourAt(column, row)
      const place: Point = [(column + 0.5) * pitch, (row + 0.5) * pitch]
      const alike = beads.get(colour)
      if (alike) alike.push(place)
      else beads.set(colour, [place])
    }
  }
  return [...beads].flatMap(([colour, places]) => places.map((place) => brushed(colour, pitch * 0.74, dot(place))))
}
