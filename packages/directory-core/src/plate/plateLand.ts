import { PLATE_GRID } from './foldMarks.ts'

/** Lines and towns around a place, in metres east and north of it. Lines are east and north by turns. */
export interface Land {
  readonly coasts: readonly ArrayLike<number>[]
  /** Rivers, and the shores of lakes. */
  readonly waters: readonly ArrayLike<number>[]
  /** The most important first. */
  readonly towns: readonly { readonly name: string; readonly east: number; readonly north: number }[]
}

/** The same on a plate, in its columns both ways: to the east and to the south of the middle they are greater than 0. */
export interface PlateLand {
  readonly coasts: readonly (readonly number[])[]
  readonly waters: readonly (readonly number[])[]
  readonly towns: readonly { readonly name: string; readonly x: number; readonly y: number }[]
}

/** All lines together have so many points at most. */
const MOST_POINTS = 420
/** How many towns are named, where: not over the needle, nor so near to the edge that a wide picture is cut there. */
const TOWNS = { most: 4, x: 116, y: 58, middle: 20 } as const
const MIDDLE = { x: 0, y: 0 } as const
/** The room of a name, in columns. */
const NAME = { width: 110, height: 14 } as const

/** The land on a plate of this half-width. */
export function landIn({ coasts, waters, towns }: Land, metres: number): PlateLand {
  for (let step = 1; ; step += 1) {
    const drawn = [coasts, waters].map((lines) => lines.flatMap((line) => piecesOf(line, metres, step)))
    if (drawn.flat(2).length <= MOST_POINTS * 2) {
      const [ofCoasts = [], ofWaters = []] = drawn
      return { coasts: ofCoasts, waters: ofWaters, towns: namedTowns(towns, metres) }
    }
  }
}

/** The parts of a line that are in the frame, on every so manieth column. */
function piecesOf(line: ArrayLike<number>, metres: number, step: number): number[][] {
  const pieces: number[][] = []
  let piece: number[] = []
  const end = () => {
    if (piece.length > 2) pieces.push(piece)
    piece = []
  }
  for (let at = 0; at + 3 < line.length; at += 2) {
    const part = clipped([line[at]!, line[at + 1]!, line[at + 2]!, line[at + 3]!], metres)
    if (!part) {
      end()
      continue
    }
    const [x1, y1, x2, y2] = part.map((value, index) => columnsOf(index % 2 === 0 ? value : -value, metres, step))
    if (piece.at(-2) !== x1 || piece.at(-1) !== y1) {
      end()
      piece.push(x1!, y1!)
    }
    if (x1 !== x2 || y1 !== y2) piece.push(x2!, y2!)
  }
  end()
  return pieces
}

function columnsOf(value: number, metres: number, step: number): number {
  const column = (value / metres) * PLATE_GRID.columns
  // Towards the middle, and so never out of the frame. Never -0, which JSON cannot tell from 0.
  return Math.trunc(column / step) * step + 0
}

type Ends = readonly [x1: number, y1: number, x2: number, y2: number]

/** The part of a straight line that is in the frame, by the method of Liang and Barsky. */
function clipped([x1, y1, x2, y2]: Ends, metres: number): Ends | undefined {
  const height = metres * PLATE_GRID.height
  const [dx, dy] = [x2 - x1, y2 - y1]
  let [from, to] = [0, 1]
  for (const [way, room] of [
    [-dx, x1 + metres],
    [dx, metres - x1],
    [-dy, y1 + height],
    [dy, height - y1],
  ] as const) {
    if (way === 0 && room < 0) return undefined
    if (way < 0) from = Math.max(from, room / way)
    else if (way > 0) to = Math.min(to, room / way)
  }
  return from > to ? undefined : [x1 + from * dx, y1 + from * dy, x1 + to * dx, y1 + to * dy]
}

/** The most important towns whose names do not cover each other. */
function namedTowns(towns: Land['towns'], metres: number): PlateLand['towns'] {
  const chosen: { name: string; x: number; y: number }[] = []
  for (const { name, east, north } of towns) {
    const [x, y] = [columnsOf(east, metres, 1), columnsOf(-north, metres, 1)]
    const isInside = Math.abs(x) <= TOWNS.x && Math.abs(y) <= TOWNS.y && Math.hypot(x, y) >= TOWNS.middle
    // A name is written towards the middle, where the needle is.
    const hasRoom = [MIDDLE, ...chosen].every(
      (town) => Math.abs(town.y - y) >= NAME.height || Math.abs(town.x - x) >= NAME.width,
    )
    if (isInside && hasRoom) chosen.push({ name, x, y })
    if (chosen.length === TOWNS.most) break
  }
  return chosen
}
