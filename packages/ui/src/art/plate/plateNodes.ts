import type { SvgNode } from '../cloth/coverNodes.ts'

/** What a plate shows: places as x and y by turns, marks in columns and rows, lines and towns in columns both ways. */
export interface PlateDrawing {
  readonly same: readonly number[]
  readonly others: readonly number[]
  /** Whether the needle stands in the middle. */
  readonly isExact: boolean
  readonly land?: {
    readonly coasts: readonly (readonly number[])[]
    readonly waters: readonly (readonly number[])[]
    readonly towns: readonly { readonly x: number; readonly y: number }[]
  }
}

/** What a part of a plate is, which decides its colour. Needle and ring apart, all parts are lines, as marks are caps of lines without a length. */
export type PlatePart = 'ring' | 'coast' | 'water' | 'middle' | 'light' | 'north' | 'south'

export interface PlateNode extends SvgNode {
  readonly tag: 'path'
  readonly part: PlatePart
}

/** How coarse a plate is drawn: for a stage, or for the small picture of a row. */
export type PlateLook = 'large' | 'small'

/** The frame of every plate, 4:3; a wider frame cuts it above and below. */
export const PLATE_VIEW = '-128 -96 256 192'
export const PLATE_FIT = 'xMidYMid slice'

/** The width of lines, how large a mark and a light mark is, and the needle from its middle to a point and to a side. */
const LOOKS = {
  large: { line: 0.8, middle: 3.6, light: 5.4, ticks: 60, tick: 4, length: 13, width: 6 },
  small: { line: 2, middle: 8, light: 11, ticks: 24, tick: 7, length: 28, width: 13 },
} as const satisfies Record<PlateLook, object>

/** From so many marks on they are smaller, by so much. */
const DENSE = { marks: 300, size: 0.75 } as const
const RADIUS = 58
/** From one row of the grid to the next it is so many columns. */
const ROW = 1.6

/** What a plate is drawn by. */
export function plateNodes(plate: PlateDrawing, look: PlateLook): readonly PlateNode[] {
  const { line, middle, light, length, width } = LOOKS[look]
  const { same, others, land, isExact } = plate
  const size = (same.length + others.length) / 2 > DENSE.marks ? DENSE.size : 1
  const isFree = (x: number, row: number) => !isExact || Math.abs(x) > width || Math.abs(row * ROW) > length
  const towns = land?.towns.flatMap(({ x, y }) => [x, Math.round(y / ROW)]) ?? []
  const needle = isExact
    ? ([
        { tag: 'path', part: 'north', attributes: { d: `M0-${length} ${width} 0H-${width}z` } },
        { tag: 'path', part: 'south', attributes: { d: `M0 ${length} ${width} 0H-${width}z` } },
      ] as const)
    : []
  return [
    ...ring(look),
    ...lines('coast', land?.coasts, line * 1.5),
    ...lines('water', land?.waters, line),
    ...marks('middle', others, middle * size, isFree),
    ...marks('light', same.concat(towns), light * size, isFree),
    ...needle,
  ]
}

/** A circle of dashes, the first north, and four longer ones. */
function ring(look: PlateLook): readonly PlateNode[] {
  const { line, ticks, tick } = LOOKS[look]
  return [
    [ticks, tick],
    [4, tick * 2],
  ].map(([count = 0, long = 0]) => ({
    tag: 'path',
    part: 'ring',
    attributes: {
      d: `M0-${RADIUS}a${RADIUS} ${RADIUS} 0 1 1-.01 0`,
      strokeWidth: long,
      strokeDasharray: `${line} ${((2 * Math.PI * RADIUS) / count - line).toFixed(3)}`,
      strokeDashoffset: line / 2,
    },
  }))
}

function lines(part: PlatePart, all: readonly (readonly number[])[] = [], strokeWidth: number): readonly PlateNode[] {
  if (all.length === 0) return []
  const d = all.map(([x = 0, y = 0, ...rest]) => `M${joined([x, y])}L${joined(rest)}`).join('')
  return [{ tag: 'path', part, attributes: { d, strokeWidth } }]
}

/**
 * Lozenges as the square caps of lines without a length, in a system of coordinates that is turned by an eighth and stretched as high as a needle: so a mark
 * takes seven letters or eight.
 */
function marks(
  part: PlatePart,
  all: readonly number[],
  strokeWidth: number,
  isFree: (x: number, row: number) => boolean,
): readonly PlateNode[] {
  let [d, fromU, fromV] = ['', 0, 0]
  for (let at = 0; at < all.length; at += 2) {
    const [x = 0, row = 0] = [all[at], all[at + 1]]
    if (!isFree(x, row)) continue
    const [u, v] = [x + row, row - x]
    d += `m${joined([u - fromU, v - fromV])}h0`
    ;[fromU, fromV] = [u, v]
  }
  if (d === '') return []
  const transform = `matrix(.5 ${ROW / 2} -.5 ${ROW / 2} 0 0)`
  return [{ tag: 'path', part, attributes: { d, strokeWidth, strokeLinecap: 'square', transform } }]
}

const joined = (numbers: readonly number[]) => numbers.join(' ').replaceAll(' -', '-')
