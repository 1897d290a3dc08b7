import type { CellMark, FilePiece } from './filePieces.ts'
import { titleOf } from './filePieces.ts'
import { headerRowOf, LOOKED_THROUGH } from './headerRow.ts'

/** A row of a table whose cells are known, as spreadsheets have them. */
export interface TableRow {
  /** Counted from 1. */
  readonly number: number
  readonly cells: readonly string[]
  readonly marks?: ReadonlyMap<number, CellMark>
}

/** The rows of a table as the pieces of a file: the row of the names is `headerLine`, or what the first rows show. */
export async function* tablePieces(rows: AsyncIterable<TableRow>, headerLine?: number): AsyncGenerator<FilePiece> {
  const beginning: FilePiece[] = []
  let table: { readonly line: number; readonly width: number } | undefined

  function settled(piece: FilePiece): FilePiece {
    if (piece.kind === 'blank' || !table) return piece
    const { line, width } = table
    if (piece.line < line) return { ...piece, kind: 'header', cells: [], text: titleOf(piece.cells) }
    const cells = Array.from({ length: Math.max(width, piece.cells.length) }, (_, at) => piece.cells[at] ?? '')
    return { ...piece, kind: piece.line === line ? 'header' : 'row', cells }
  }
  function* settle(): Generator<FilePiece> {
    table = tableOf(beginning, headerLine)
    for (const piece of beginning) yield settled(piece)
  }

  for await (const piece of linesOf(rows)) {
    if (table) yield settled(piece)
    else if (beginning.push(piece) >= LOOKED_THROUGH) yield* settle()
  }
  if (!table) yield* settle()
}

/** The row of the names, and how wide the table is: as its names, or as a row near them. */
function tableOf(beginning: readonly FilePiece[], chosen?: number): { readonly line: number; readonly width: number } {
  const rows = beginning.filter(({ kind }) => kind === 'row')
  const guess = rows[headerRowOf(rows.map(({ cells }) => cells)).at]
  const line = rows.find((row) => row.line === chosen)?.line ?? guess?.line ?? 1
  return { line, width: Math.max(0, ...rows.filter((row) => row.line >= line).map(({ cells }) => cells.length)) }
}

/** Each line of a table. Empty cells at its end are left out. */
async function* linesOf(rows: AsyncIterable<TableRow>): AsyncGenerator<FilePiece> {
  let line = 1
  for await (const { number, cells, marks } of rows) {
    // Rows without a cell are not written down. A row out of its place is the next one.
    if (number > line) yield { kind: 'blank', line, lines: number - line, cells: [] }
    line = Math.max(line, number)
    const last = cells.findLastIndex((cell) => cell.trim() !== '') + 1
    const place = { line, lines: 1, cells: cells.slice(0, last) }
    yield last === 0 ? { ...place, kind: 'blank' } : { ...place, kind: 'row', ...(marks && { marks }) }
    line += 1
  }
}
