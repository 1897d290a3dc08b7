import { countText } from '../report/countText.ts'
import { Problem } from '../report/problem.ts'
import type { CellMark, FilePiece, OpenFile } from './filePieces.ts'
import { columnNames } from './headerRow.ts'

/** A row of a file. */
export interface FileRecord {
  /** The line on which it begins, counted from 1. */
  readonly line: number
  /** The cells by column name. */
  readonly cells: Readonly<Record<string, string>>
  /** The fault of the record: in its quotes, its number of cells, its encoding; or it is no business. */
  readonly fault?: string
  /** What a spreadsheet says of cells besides their text, by column name. */
  readonly marks?: ReadonlyMap<string, CellMark>
}

interface ReadOptions {
  /** Gets the header, with each name once, and may throw when a column is missing. */
  readonly onHeader: (header: readonly string[], line: number) => void
  /** Gets each piece of the file, the rows among them. */
  readonly onPiece?: (piece: FilePiece) => void
}

/** The rows of a file. Cells that are missing at a row's end are empty. Rejects with a `Problem` when there is no header that can be read. */
export async function* fileRecords(
  { pieces }: Pick<OpenFile, 'pieces'>,
  { onHeader, onPiece = () => undefined }: ReadOptions,
): AsyncGenerator<FileRecord> {
  let header: readonly string[] | undefined
  for await (const piece of pieces) {
    onPiece(piece)
    const { kind, line, cells } = piece
    if (kind === 'header' && cells.length > 0) {
      if (cells.some((name) => name.includes('\0')))
        throw new Problem('file-unusable', 'The file is no text that can be read.')
      header = columnNames(cells)
      onHeader(header, line)
    }
    if (kind !== 'row' || !header) continue
    const names = header
    const record = {
      line,
      cells: Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])),
      ...(piece.marks && { marks: marksOf(piece.marks, names) }),
    }
    const fault = faultOf(piece, names)
    yield { ...record, ...(fault !== undefined && { fault }) }
  }
  if (!header) throw new Problem('file-unusable', 'The file is empty.')
}

function marksOf(marks: ReadonlyMap<number, CellMark>, names: readonly string[]): ReadonlyMap<string, CellMark> {
  return new Map([...marks].flatMap(([at, mark]) => (names[at] === undefined ? [] : [[names[at], mark] as const])))
}

function faultOf({ cells, strayQuote }: FilePiece, header: readonly string[]): string | undefined {
  if (strayQuote !== undefined)
    return `${header[strayQuote] ?? `column ${strayQuote + 1}`} has a quote too many or too few`
  // Empty cells behind the last column say nothing.
  const last = cells.findLastIndex((cell) => cell.trim() !== '') + 1
  if (last > header.length) return `has ${countText(cells.length)} cells instead of ${countText(header.length)}`
  const holding = (character: string) => header[cells.findIndex((cell) => cell.includes(character))]
  const broken = holding('\uFFFD')
  if (broken !== undefined) return `${broken} has a letter that cannot be read (\uFFFD)`
  // No text of the database can hold it.
  const withNul = holding('\0')
  if (withNul !== undefined) return `${withNul} holds a NUL character`
  return isSum(cells) ? 'looks like a sum of the rows above it, not like a business' : undefined
}

const SUM =
  /^(?:(?:grand |sub-?)?totals?|total g[eé]n[eé]ral|total geral|sous-total|somme|summe|suma|soma|jumla|totaal|المجموع|الإجمالي)\s*:?$/i
/** A sum is no phone number. */
const NUMBER = /^[-+]?(?:\d{1,6}|\d{1,3}(?:[.,]\d{3})+)(?:[.,]\d+)?\s?%?$/

/** Whether a row says "Total" and nothing else but numbers. */
function isSum(cells: readonly string[]): boolean {
  const [word, ...others] = cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
  return word !== undefined && SUM.test(word) && others.length > 0 && others.every((cell) => NUMBER.test(cell))
}
