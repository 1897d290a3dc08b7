import type { FileLines } from '@dira/data'

/** What a line of a file belongs to. */
export type LineKind = Exclude<keyof FileLines, 'total' | 'lost'>

/** Some lines of a file, right behind those of the piece before. */
export interface FilePiece {
  readonly kind: LineKind
  /** The first of them, counted from 1. */
  readonly line: number
  readonly lines: number
  /** The cells of a row or of the header. */
  readonly cells: readonly string[]
  /** Where a row cannot be read as it stands: the place of the cell that is to blame, counted from 0. */
  readonly strayQuote?: number
  /** Of lines that are not understood: what stands there. */
  readonly text?: string
}

/** A file of rows, piece by piece. */
export interface OpenFile {
  readonly pieces: AsyncIterable<FilePiece>
  /** The fraction of it that has been read, from 0 to 1. */
  readonly done: () => number
}

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
