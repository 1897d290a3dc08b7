import { titleOf, type FilePiece } from './filePieces.ts'

/** A record of a CSV file. */
interface RawRecord {
  readonly cells: readonly string[]
  /** Where it ends: behind the end of its last line. */
  readonly end: number
  readonly lines: number
  readonly strayQuote?: number
}

interface Look {
  readonly text: string
  readonly at: number
  readonly separator: string
  /** Nothing comes behind the text. */
  readonly isEnd: boolean
  /** How many cells a row has; undefined before the header. */
  readonly width: number | undefined
}

const LINE_END = /\r\n|\r|\n/
/** A quoted cell that is longer is one whose quote was never closed. */
const LONGEST_CELL = 1_000_000
/** What Excel understands as a first line. Its own separator may have split it. */
export const SEPARATOR_LINE = /^sep=[,;\t|]?$/i
/** So many lines that look like rows, each by itself, are no longer taken for the text of one cell. */
const SUSPICIOUS = 5

/**
 * Cuts a CSV text into pieces, which are all of its lines. A record is as RFC 4180 has it; where its quotes make no sense it is its first line alone, read as
 * it stands, so that a stray quote costs one row. What is no row then either is not understood. Lines before that of the header are titles.
 */
export async function* csvPieces(
  text: AsyncIterable<string>,
  { separator, headerLine = 1 }: { readonly separator: string; readonly headerLine?: number },
): AsyncGenerator<FilePiece> {
  let rest = ''
  let line = 1
  let width: number | undefined
  let isLost = false

  function pieceOf({ cells, lines, strayQuote, end }: RawRecord, from: number): FilePiece {
    const place = { line, lines, cells }
    if (cells.every((cell) => cell.trim() === '')) return { ...place, kind: 'blank' }
    if (width === undefined) {
      const isAbove = line < headerLine || SEPARATOR_LINE.test(cells.join(''))
      if (isAbove) return { ...place, kind: 'header', cells: [], text: titleOf(cells) }
      width = cells.length
      return { ...place, kind: 'header' }
    }
    // Behind lines that are lost, lines of another length are most likely the rest of them.
    isLost = cells.length !== width && (isLost || strayQuote !== undefined)
    if (isLost) return { ...place, kind: 'notUnderstood', cells: [], text: rest.slice(from, end).trimEnd() }
    return { ...place, kind: 'row', ...(strayQuote !== undefined && { strayQuote }) }
  }

  function* complete(isEnd: boolean): Generator<FilePiece> {
    let at = 0
    while (at < rest.length) {
      const record = nextRecord({ text: rest, at, separator, isEnd, width })
      if (!record) break
      yield pieceOf(record, at)
      line += record.lines
      at = record.end
    }
    rest = rest.slice(at)
  }

  for await (const part of text) {
    rest += part
    yield* complete(false)
  }
  yield* complete(true)
}

/** The record at a place; undefined while its end has not come yet. */
export function nextRecord(look: Look): RawRecord | undefined {
  const wellFormed = quotedRecord(look)
  if (wellFormed === 'unfinished') return undefined
  if (wellFormed !== 'malformed' && !swallowsRows(wellFormed, look)) return wellFormed
  return lineAsItStands(look)
}

/** A record as RFC 4180 has it. Blanks between a closing quote and a separator mean nothing. */
function quotedRecord({ text, at, separator, isEnd }: Look): RawRecord | 'malformed' | 'unfinished' {
  const cells: string[] = []
  let from = at
  for (;;) {
    let cell: string
    let past: number
    if (text[from] === '"') {
      const closing = closingQuote(text, from)
      if (closing === undefined) return isEnd || text.length - from > LONGEST_CELL ? 'malformed' : 'unfinished'
      past = pastBlanks(text, closing + 1, separator)
      // The quote may be the first of two, and the return the first half of a line's end.
      if (!isEnd && past === text.length) return 'unfinished'
      cell = text.slice(from + 1, closing).replaceAll('""', '"')
    } else {
      past = nextOf(text, from, separator)
      if (!isEnd && past === text.length) return 'unfinished'
      cell = text.slice(from, past)
    }
    if (past < text.length && text[past] !== separator && !isBreak(text[past])) return 'malformed'
    cells.push(cell)
    if (text[past] !== separator) {
      if (!isEnd && text[past] === '\r' && past + 1 === text.length) return 'unfinished'
      const end = pastBreak(text, past)
      return { cells, end, lines: breaksIn(text.slice(at, past)) + 1 }
    }
    from = past + 1
  }
}

/** The line at a place: a quoted cell ends within it, or its quote is a letter like others, whichever makes a row of it. */
function lineAsItStands({ text, at, separator, isEnd, width }: Look): RawRecord | undefined {
  const past = nextOf(text, at)
  if (!isEnd && past + 1 >= text.length) return undefined
  const line = text.slice(at, past)
  const readings = [cellsOf(line, separator), cellsOf(line, separator, true)] as const
  const reading = readings.find(({ cells }) => cells.length === width) ?? readings[0]
  return { ...reading, end: pastBreak(text, past), lines: 1 }
}

/** The cells of a line. A quoted one ends at its closing quote; where that is at no cell's end, at the next quote that is at one, unless it `isLiteral`. */
function cellsOf(line: string, separator: string, isLiteral = false): Pick<RawRecord, 'cells' | 'strayQuote'> {
  const cells: string[] = []
  let strayQuote: number | undefined
  for (let from = 0; from <= line.length;) {
    const isQuoted = line[from] === '"'
    const closing = isQuoted ? closingQuote(line, from) : undefined
    const isClosed = closing !== undefined && endsCell(line, closing, separator)
    if (isQuoted && !isClosed) strayQuote ??= cells.length
    const end = isClosed ? closing : isQuoted && !isLiteral ? quoteAtEnd(line, from, separator) : undefined
    const past = end === undefined ? nextOf(line, from, separator) : pastBlanks(line, end + 1, separator)
    cells.push(end === undefined ? line.slice(from, past) : line.slice(from + 1, end).replaceAll('""', '"'))
    from = past + 1
  }
  return { cells, ...(strayQuote !== undefined && { strayQuote }) }
}

/** The first quote of a line that a separator or the line's end follows; undefined where there is none. */
function quoteAtEnd(line: string, from: number, separator: string): number | undefined {
  for (let at = line.indexOf('"', from + 1); at !== -1; at = line.indexOf('"', at + 1)) {
    if (endsCell(line, at, separator)) return at
  }
  return undefined
}

function endsCell(line: string, quote: number, separator: string): boolean {
  const past = pastBlanks(line, quote + 1, separator)
  return past >= line.length || line[past] === separator
}

/** Whether a record of several lines holds what are most likely rows: one quote is missing, or one is too many. */
function swallowsRows({ cells, lines, end }: RawRecord, { text, at, separator, width }: Look): boolean {
  if (lines === 1) return false
  const widths = text
    .slice(at, end)
    .split(LINE_END, lines)
    .map((line) => cellsOf(line, separator).cells.length)
  const wanted = width ?? widths[0]
  if (cells.length !== wanted) return widths.slice(1).includes(wanted ?? 0)
  return wanted > 2 && widths.length >= SUSPICIOUS && widths.every((one) => one === wanted)
}

/** The quote that ends a quoted cell; two in a row stand for one. */
function closingQuote(text: string, opening: number): number | undefined {
  for (let at = text.indexOf('"', opening + 1); at !== -1; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] !== '"') return at
  }
  return undefined
}

function pastBlanks(text: string, from: number, separator: string): number {
  let at = from
  while (text[at] === ' ' && separator !== ' ') at += 1
  return at
}

const isBreak = (letter: string | undefined) => letter === '\n' || letter === '\r'

/** The next separator or end of a line; the end of the text where there is none. */
function nextOf(text: string, from: number, separator?: string): number {
  const sought = separator === undefined ? /[\r\n]/g : (SOUGHT[separator] ??= new RegExp(`[\\r\\n\\${separator}]`, 'g'))
  sought.lastIndex = from
  return sought.exec(text)?.index ?? text.length
}
const SOUGHT: Record<string, RegExp> = {}

const pastBreak = (text: string, at: number) => at + (text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1)

const breaksIn = (text: string) => text.split(LINE_END).length - 1
