import type { PlacePlate, PlateNeighbour } from './placePlate.ts'

/**
 * The grid of a plate: how many columns and rows it has on each side of the middle, and its height as a share of its width. A cell is as much higher than
 * wide as a needle is.
 */
export const PLATE_GRID = { columns: 128, rows: 60, height: 0.75 } as const

/** Neighbours that share a mark: how many fine cells they take, of how many there is the same kind, and the sums of their columns and rows. */
interface Shared {
  readonly count: number
  readonly same: number
  readonly x: number
  readonly y: number
}

/**
 * The marks of some neighbours that are all in the frame. Those of one cell share a mark; where there would be too many, those of larger cells do, in their
 * middle, which is light where a third of them are of the same kind.
 */
export function foldMarks(
  neighbours: readonly PlateNeighbour[],
  metres: number,
  most: number,
): Pick<PlacePlate, 'same' | 'others'> {
  const { columns, rows, height } = PLATE_GRID
  const fine = new Map<number, Shared>()
  for (const { east, north, isSame } of neighbours) {
    const [x, y] = [rounded((east / metres) * columns), rounded((-north / (metres * height)) * rows)]
    const cell = cellOf(x, y)
    const isLight = isSame || fine.get(cell)?.same === 1
    fine.set(cell, { count: 1, same: isLight ? 1 : 0, x, y })
  }
  for (let step = 1, cells = fine; ; step += 1, cells = joined(fine, step)) {
    if (cells.size > most) continue
    const marks = [...cells.values()].map(({ count, same, x, y }) => ({
      isLight: same * 3 >= count,
      at: cellOf(rounded(x / count), rounded(y / count)),
    }))
    return { same: marksOf(marks, true), others: marksOf(marks, false) }
  }
}

/** Fine cells in larger ones of so many columns and rows, which lie about the middle alike on all sides. */
function joined(fine: ReadonlyMap<number, Shared>, step: number): Map<number, Shared> {
  const cells = new Map<number, Shared>()
  for (const { count, same, x, y } of fine.values()) {
    const cell = cellOf(rounded(x / step), rounded(y / step))
    const { count: n, same: s, x: sumX, y: sumY } = cells.get(cell) ?? { count: 0, same: 0, x: 0, y: 0 }
    cells.set(cell, { count: n + count, same: s + same, x: sumX + x, y: sumY + y })
  }
  return cells
}

/** To the nearest whole number, of two as near to the outer one, so that what is mirrored gets the mirrored number. Never -0, which JSON cannot tell from 0. */
function rounded(value: number): number {
  return Math.sign(value) * Math.round(Math.abs(value)) + 0
}

const WIDTH = 2 * PLATE_GRID.columns + 1

/** One number for a column and a row, which counts row by row. */
const cellOf = (x: number, y: number) => (y + PLATE_GRID.rows) * WIDTH + x + PLATE_GRID.columns

/** Row by row, so that the way from one to the next is short to write. */
function marksOf(marks: readonly { readonly isLight: boolean; readonly at: number }[], isLight: boolean): number[] {
  return marks
    .filter((mark) => mark.isLight === isLight)
    .map(({ at }) => at)
    .toSorted((a, b) => a - b)
    .flatMap((at) => [(at % WIDTH) - PLATE_GRID.columns, Math.floor(at / WIDTH) - PLATE_GRID.rows])
}
