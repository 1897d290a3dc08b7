import { countText } from '../countText.ts'
import { ImportError } from './importError.ts'
import type { FilePiece, OpenFile } from './filePieces.ts'
import { readXml } from './readXml.ts'
import { readWorkbook, type Workbook } from './workbook.ts'
import { openZip } from './zipArchive.ts'

/** More columns are no list of businesses. */
const COLUMNS_MOST = 1000
/** More cells than 100,000 rows of 50 columns. */
const CELLS_MOST = 5_000_000

interface Row {
  /** Counted from 1. */
  readonly number: number
  readonly cells: readonly string[]
}

/** Opens a spreadsheet: its first sheet that is not hidden, whose rows are its lines. Rejects with an `ImportError` where there is none that can be read. */
export async function openSpreadsheet(archive: Buffer): Promise<OpenFile> {
  const zip = openZip(archive)
  const book = await readable(readWorkbook(zip))
  const size = zip.sizeOf(book.sheet) ?? 0
  let read = 0

  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const part of zip.read(book.sheet)) {
      read += part.length
      yield part
    }
  }
  return { pieces: piecesOf(rowsOf(counted(), book)), done: () => (size === 0 ? 1 : Math.min(1, read / size)) }
}

/** A fault that is no sentence yet says what it is of. */
async function readable<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (error instanceof ImportError) throw error
    const why = (error instanceof Error ? error.message : String(error)).replace(/\.$/, '')
    throw new ImportError('no-spreadsheet', `This spreadsheet cannot be read: ${why}. Save it as CSV and send that.`, {
      cause: error,
    })
  }
}

async function* piecesOf(rows: AsyncIterable<Row>): AsyncGenerator<FilePiece> {
  let line = 1
  let width: number | undefined
  for await (const { number, cells } of rows) {
    // Rows without a cell are not written down. A row out of its place is the next one.
    if (number > line) yield { kind: 'blank', line, lines: number - line, cells: [] }
    line = Math.max(line, number)
    const last = cells.findLastIndex((cell) => cell.trim() !== '') + 1
    const place = { line, lines: 1 }
    line += 1
    if (last === 0) yield { ...place, kind: 'blank', cells: [] }
    else if (width === undefined) {
      width = last
      yield { ...place, kind: 'header', cells: cells.slice(0, last) }
    } else
      yield { ...place, kind: 'row', cells: Array.from({ length: Math.max(last, width) }, (_, at) => cells[at] ?? '') }
  }
}

async function* rowsOf(parts: AsyncIterable<Uint8Array>, book: Workbook): AsyncGenerator<Row> {
  let complete: Row[] = []
  let number = 0
  let cells: string[] = []
  let column = -1
  let type = 'n'
  let style = 0
  let value = ''
  let isValue = false
  let isSpoken = false
  let count = 0

  const reading = readXml(parts, {
    open: (name, attributes) => {
      if (name === 'row') {
        number = rowOf(attributes['r']) ?? number + 1
        cells = []
        column = -1
      } else if (name === 'c') {
        column = columnOf(attributes['r']) ?? column + 1
        type = attributes['t'] ?? 'n'
        style = Number(attributes['s'] ?? 0)
        value = ''
      } else if (name === 'rPh') isSpoken = true
      isValue = (name === 'v' || name === 't') && !isSpoken
    },
    text: (text) => {
      if (isValue) value += text
    },
    close: (name) => {
      isValue = false
      if (name === 'rPh') isSpoken = false
      else if (name === 'c' && value !== '') {
        count += 1
        if (column >= COLUMNS_MOST || count > CELLS_MOST) throw tooManyCells()
        cells[column] = textOf(value, { type, isDate: book.isDate(style), book })
      } else if (name === 'row') complete.push({ number, cells: Array.from(cells, (cell) => cell ?? '') })
    },
  })
  for (;;) {
    const { done } = await readable(reading.next())
    yield* complete
    complete = []
    if (done) return
  }
}

/** The last row of Excel. */
const LAST_ROW = 1_048_576

/** Some writers leave the numbers of rows and the addresses of cells out: each is behind the one before. */
function rowOf(written: string | undefined): number | undefined {
  const number = Number(written)
  return Number.isInteger(number) && number > 0 && number <= LAST_ROW ? number : undefined
}

/** The place of a column by an address such as `AB12`, counted from 0. */
function columnOf(address: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/i.exec(address ?? '')?.[0].toUpperCase()
  if (letters === undefined) return undefined
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

interface Kind {
  readonly type: string
  readonly isDate: boolean
  readonly book: Workbook
}

/** A cell as a person reads it. What a formula could not work out is nothing. */
function textOf(value: string, { type, isDate, book }: Kind): string {
  switch (type) {
    case 's':
      return unescaped(book.texts[Number(value)] ?? '')
    case 'inlineStr':
    case 'str':
      return unescaped(value)
    case 'b':
      return value === '1' ? 'TRUE' : 'FALSE'
    case 'e':
      return ''
    case 'd':
      return value
    default: {
      const number = Number(value)
      if (!Number.isFinite(number)) return value
      return isDate && number >= 0 && number < LAST_DAY ? dateOf(number, book.isFrom1904) : String(number)
    }
  }
}

/** The end of the year 9999, where Excel's calendar ends. */
const LAST_DAY = 2_958_466

/** Days from the end of 1899, or a time of day. */
function dateOf(days: number, isFrom1904: boolean): string {
  const minutes = Math.round((days + (isFrom1904 ? 1462 : 0)) * 1440)
  const [date = '', time = ''] = new Date(Date.UTC(1899, 11, 30) + minutes * 60_000).toISOString().split('T')
  const clock = time.slice(0, 5)
  if (days < 1) return clock
  return clock === '00:00' ? date : `${date} ${clock}`
}

/** Excel writes letters that XML cannot hold as `_x000D_`. */
const unescaped = (text: string) =>
  text.includes('_x')
    ? text.replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text

const tooManyCells = () =>
  new ImportError(
    'too-many-cells',
    `The sheet has more than ${countText(COLUMNS_MOST)} columns, or more than ${countText(CELLS_MOST)} cells. Take out what is no business, and send it again.`,
  )
