import type { Box } from '../../shapes/field.ts'
import { upTo } from '../../shapes/inTurn.ts'
import type { Point } from '../../shapes/pathData.ts'
import type { Painted } from '../../shapes/shape.ts'

/** Draws with the hand: whatever it draws wobbles a little. */
export interface Brush {
  readonly line: (points: readonly Point[], width: number) => Painted
  readonly dot: (point: Point, width: number) => Painted
}

/** Fills an area with an ornament. */
export type Motif = (area: Box, brush: Brush) => readonly Painted[]

const THIN = 5
const MIDDLING = 6
const BROAD = 8

/** A line that goes up and down `waves` times, from low to high by `swing`. */
const zigzag = (x: number, y: number, width: number, waves: number, swing: number): readonly Point[] =>
  upTo(waves * 2 + 1).map((turn) => [x + (turn * width) / (waves * 2), turn % 2 ? y : y + swing])

export const zigzagRoad: Motif = ({ x, y, width, height }, brush) => {
  const rows = Math.max(3, Math.round(height / 30))
  const waves = Math.max(2, Math.round(width / 52))
  const swing = (height / rows) * 0.72
  return upTo(rows).map((row) => {
    const middle = y + ((row + 0.5) * height) / rows
    const points = zigzag(x, middle + swing / 2, width, waves, -swing)
    return brush.line(points, row % 3 === 1 ? 9 : THIN)
  })
}

export const crosses: Motif = ({ x, y, width, height }, brush) => {
  const columns = Math.max(2, Math.round(width / 34))
  const rows = Math.max(1, Math.round(height / 34))
  const arm = Math.min(width / columns, height / rows) * 0.27
  return upTo(columns * rows).flatMap((place) => {
    const middleX = x + ((Math.floor(place / rows) + 0.5) * width) / columns
    const middleY = y + (((place % rows) + 0.5) * height) / rows
    return [arm, -arm].map((rise) =>
      brush.line(
        [
          [middleX - arm, middleY - rise],
          [middleX + arm, middleY + rise],
        ],
        MIDDLING,
      ),
    )
  })
}

export const nestedLozenge: Motif = ({ x, y, width, height }, brush) => {
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  const rings = Math.max(2, Math.floor(Math.min(width, height) / 32))
  return upTo(rings).map((index) => {
    const ring = index + 1
    const [halfWidth, halfHeight] = [(width / 2 / rings) * ring, (height / 2 / rings) * ring]
    const points: readonly Point[] = [
      [middleX, middleY - halfHeight],
      [middleX + halfWidth, middleY],
      [middleX, middleY + halfHeight],
      [middleX - halfWidth, middleY],
      [middleX, middleY - halfHeight],
    ]
    return brush.line(points, ring % 2 ? THIN : BROAD)
  })
}

export const dotsAndBars: Motif = ({ x, y, width, height }, brush) => {
  const rows = Math.max(3, Math.round(height / 20))
  return upTo(rows).flatMap((row) => {
    const middle = y + ((row + 0.5) * height) / rows
    if (row % 2) {
      return [
        brush.line(
          [
            [x, middle],
            [x + width, middle],
          ],
          MIDDLING,
        ),
      ]
    }
    return upTo(Math.ceil((width - 6) / 18)).map((place) => brush.dot([x + 6 + place * 18, middle], BROAD))
  })
}

export const ladders: Motif = ({ x, y, width, height }, brush) => {
  const count = Math.max(2, Math.round(width / 40))
  return upTo(count).flatMap((index) => {
    const middle = x + ((index + 0.5) * width) / count
    const rungs = upTo(Math.ceil((height - 10) / 22)).map((rung) => y + 10 + rung * 22)
    return [
      brush.line(
        [
          [middle, y],
          [middle, y + height],
        ],
        THIN,
      ),
      ...rungs.map((rung) =>
        brush.line(
          [
            [middle - 12, rung - 8],
            [middle, rung],
            [middle + 12, rung - 8],
          ],
          THIN,
        ),
      ),
    ]
  })
}

export const chevronField: Motif = ({ x, y, width, height }, brush) => {
  const waves = Math.max(2, Math.round(width / 60))
  const swing = (width / waves / 2) * 0.7
  const rows = Math.floor((height + 4 - swing) / 25) + 1
  return upTo(Math.max(1, rows)).map((row) =>
    brush.line(zigzag(x, y + row * 25, width, waves, swing), row % 3 === 0 ? 10 : 4.5),
  )
}

/** Rows of lozenges, each around a dot. */
export const lozengeField: Motif = ({ x, y, width, height }, brush) => {
  const rows = Math.max(2, Math.round(height / 64))
  const pitch = height / rows
  return upTo(rows).flatMap((row) => lozengeRow({ x, y: y + row * pitch + 4, width, height: pitch - 8 }, brush))
}

/** Lozenges side by side, each around a dot: for areas much wider than high. */
export const lozengeRow: Motif = ({ x, y, width, height }, brush) => {
  const count = Math.round(width / (height * 1.35))
  const pitch = width / count
  return upTo(count).flatMap((index) => {
    const [middleX, middleY] = [x + (index + 0.5) * pitch, y + height / 2]
    const [halfWidth, halfHeight] = [pitch * 0.46, height / 2]
    return [
      brush.line(
        [
          [middleX, middleY - halfHeight],
          [middleX + halfWidth, middleY],
          [middleX, middleY + halfHeight],
          [middleX - halfWidth, middleY],
          [middleX, middleY - halfHeight],
        ],
        MIDDLING,
      ),
      brush.dot([middleX, middleY], 12),
    ]
  })
}
