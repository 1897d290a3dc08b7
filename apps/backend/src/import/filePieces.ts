import type { FileLines } from '@dira/data'
import type { Encoding } from './encodingOf.ts'

/** What a line of a file belongs to. */
export type LineKind = Exclude<keyof FileLines, 'total' | 'lost'>

/** Some lines of a file, right behind those of the piece before. */
export interface FilePiece {
  readonly kind: LineKind
  /** The first of them, counted from 1. */
  readonly line: number
  readonly lines: number
  /** The cells of a row or of the header; none of titles above it. */
  readonly cells: readonly string[]
  /** Where a row cannot be read as it stands: the place of the cell that is to blame, counted from 0. */
  readonly strayQuote?: number
  /** The text of titles, and of lines that are not understood. */
  readonly text?: string
  /** What a spreadsheet says of cells besides their text, by their place. */
  readonly marks?: ReadonlyMap<number, CellMark>
}

/** `date`: it has the format of a date. `unworked`: a formula without a result. */
export type CellMark = 'date' | 'unworked'

/** Cells that are one in a spreadsheet, by their first and last rows (counted from 1) and columns (from 0). */
export interface MergedCells {
  readonly rows: readonly [first: number, last: number]
  readonly columns: readonly [first: number, last: number]
}

/** A file of rows, piece by piece. */
export interface OpenFile {
  readonly pieces: AsyncIterable<FilePiece>
  /** The fraction of it that has been read, from 0 to 1. */
  readonly done: () => number
  /** How its letters are written; undefined where there is no question. */
  readonly encoding?: Encoding
  /** Names of the sheets of a spreadsheet that are not hidden, and of the one that is read. */
  readonly sheets?: readonly string[]
  readonly sheet?: string
  /** The cells that are merged over several rows, known once all pieces have come by. */
  readonly merged?: () => readonly MergedCells[]
}

/** Some cells as one text. */
export const titleOf = (cells: readonly string[]): string =>
  cells
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join(' · ')

/** So many places that are not understood are shown, so many lines of each, and so much of a line. */
const SHOWN = { places: 20, lines: 3, letters: 160 } as const

/** Counts the lines of a file, as its pieces come by. */
export function lineTally(): { readonly add: (piece: FilePiece) => void; readonly lines: () => FileLines } {
  const counts: Record<LineKind, number> = { header: 0, row: 0, blank: 0, notUnderstood: 0 }
  const lost: { readonly line: number; lines: number; text: string[] }[] = []
  let total = 0
  return {
    add: ({ kind, line, lines, text = '' }) => {
      counts[kind] += lines
      total = line + lines - 1
      if (kind !== 'notUnderstood') return
      const last = lost.at(-1)
      if (last && last.line + last.lines === line) {
        last.lines += lines
        if (last.text.length < SHOWN.lines) last.text.push(text.slice(0, SHOWN.letters))
      } else if (lost.length < SHOWN.places) lost.push({ line, lines, text: [text.slice(0, SHOWN.letters)] })
    },
    lines: () => ({ total, ...counts, lost: lost.map((lines) => ({ ...lines, text: [...lines.text] })) }),
  }
}
