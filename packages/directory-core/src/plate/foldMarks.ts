import type { PlacePlate, PlateNeighbour } from './placePlate.ts'

/**
 * The grid of a plate: how many columns and rows it has on each side of the middle, and its height as a share of its width. A cell is as much higher than
 * wide as a needle is.
 */
export const PLATE_GRID = { columns: 128, rows: 60, height: 0.75 } as const

/** The marks of some neighbours that are all in the frame. Those of one cell share a mark; where there would be too many, cells are larger. */
export function foldMarks(
  neighbours: readonly PlateNeighbour[],
  metres: number,
  most: number,
): Pick<PlacePlate, 'same' | 'others'> {
  const { columns, rows, height } = PLATE_GRID
  for (let step = 1; ; step += 1) {
    const cells = new Map<number, boolean>()
    for (const { east, north, isSame } of neighbours) {
      const x = onGrid((east / metres) * columns, step, columns)
      const y = onGrid((-north / (metres * height)) * rows, step, rows)
      const cell = (y + rows) * (2 * columns + 1) + x + columns
      cells.set(cell, isSame || cells.get(cell) === true)
    }
    if (cells.size <= most) return { same: marksOf(cells, true), others: marksOf(cells, false) }
  }
}

/** The nearest line of a grid of so many steps, of two as near the outer one: what is mirrored gets the mirrored line. */
function onGrid(value: number, step: number, end: number): number {
  const line = Math.round(Math.abs(value) / step) * step
  // Never -0, which JSON cannot tell from 0.
  return Math.sign(value) * (line > end ? line - step : line) + 0
}

/** Row by row, so that the way from one to the next is short to write. */
function marksOf(cells: ReadonlyMap<number, boolean>, isSame: boolean): number[] {
  const { columns, rows } = PLATE_GRID
  const width = 2 * columns + 1
  return [...cells]
    .flatMap(([cell, same]) => (same === isSame ? [cell] : []))
    .toSorted((a, b) => a - b)
    .flatMap((cell) => [(cell % width) - columns, Math.floor(cell / width) - rows])
}
