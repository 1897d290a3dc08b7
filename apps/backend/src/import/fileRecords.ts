import { countText } from '../countText.ts'
import { Problem } from '../problem.ts'
import type { FilePiece, OpenFile } from './filePieces.ts'

/** A row of a file. */
export interface FileRecord {
  /** The line on which it begins, counted from 1. */
  readonly line: number
  /** The cells by column name. */
  readonly cells: Readonly<Record<string, string>>
  /** The fault of the record: in its quotes, its number of cells, its encoding. */
  readonly fault?: string
}

interface ReadOptions {
  /** Gets the header, and may throw when a column is missing. */
  readonly onHeader: (header: readonly string[]) => void
  /** Gets each piece of the file, the rows among them. */
  readonly onPiece?: (piece: FilePiece) => void
}

/** The rows of a file. Rejects with a `Problem` when there is no header that can be read. */
export async function* fileRecords(
  { pieces }: Pick<OpenFile, 'pieces'>,
  { onHeader, onPiece = () => undefined }: ReadOptions,
): AsyncGenerator<FileRecord> {
  let header: readonly string[] | undefined
  for await (const piece of pieces) {
    onPiece(piece)
    const { kind, line, cells } = piece
    if (kind === 'header' && cells.length > 0) {
      header = cells.map((name) => name.trim())
      if (header.some((name) => name.includes('\0') || name.includes('\uFFFD'))) {
        throw new Problem('file-unusable', `The header cannot be read. ${ENCODING_HINT}`)
      }
      onHeader(header)
    }
    if (kind !== 'row' || !header) continue
    const names = header
    yield {
      line,
      cells: Object.fromEntries(cells.slice(0, names.length).map((cell, index) => [names[index], cell])),
      ...faultOf(piece, names),
    }
  }
  if (!header) throw new Problem('file-unusable', 'The file is empty.')
}

const ENCODING_HINT = 'If the file is not in UTF-8, name its encoding, such as --encoding windows-1252.'

function faultOf({ cells, strayQuote }: FilePiece, header: readonly string[]): { fault?: string } {
  if (strayQuote !== undefined) {
    return { fault: `${header[strayQuote] || `column ${strayQuote + 1}`} has a quote too many or too few` }
  }
  if (cells.length !== header.length)
    return { fault: `has ${countText(cells.length)} cells instead of ${countText(header.length)}` }
  const holding = (character: string) => header[cells.findIndex((cell) => cell.includes(character))]
  const broken = holding('\uFFFD')
  if (broken !== undefined) return { fault: `${broken} is not in the encoding of the file. ${ENCODING_HINT}` }
  // No text of the database can hold it.
  const withNul = holding('\0')
  if (withNul !== undefined) return { fault: `${withNul} holds a NUL character` }
  return {}
}
