import { countText } from '../report/countText.ts'
import { ImportError } from './importError.ts'
import { cellText } from './cellText.ts'
import type { CellMark, MergedCells, OpenFile } from './filePieces.ts'
import { readXml } from './readXml.ts'
import { tablePieces, type TableRow } from './tablePieces.ts'
import { readWorkbook, type Workbook } from './workbook.ts'
import { openZip } from './zipArchive.ts'

/** More columns are no list of businesses. */
const COLUMNS_MOST = 1000
/** More cells than 100,000 rows of 50 columns. */
const CELLS_MOST = 5_000_000

/** How a spreadsheet is read, where that is not guessed. */
interface SheetOptions {
  readonly headerLine?: number | undefined
  readonly sheet?: string | undefined
  /** Each row of merged cells says what stands in the first. */
  readonly fillsDown?: boolean | undefined
}

/** Opens a spreadsheet: a sheet of it, the first one that is not hidden, whose rows are its lines. Rejects with an `ImportError` where there is none that can be read. */
export async function openSpreadsheet(
  archive: Buffer,
  { headerLine, sheet, fillsDown = false }: SheetOptions = {},
): Promise<OpenFile> {
  const zip = openZip(archive)
  const book = await readable(readWorkbook(zip, sheet))
  const size = zip.sizeOf(book.sheet) ?? 0
  const merged: MergedCells[] = []
  // Merged cells stand behind the rows: these are read twice where they have to be known before.
  if (fillsDown) for await (const _ of rowsOf(openZip(archive).read(book.sheet), book, merged));
  const cells = fillsDown ? [...merged] : []
  merged.length = 0
  let read = 0

  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const part of zip.read(book.sheet)) {
      read += part.length
      yield part
    }
  }
  return {
    pieces: tablePieces(filledDown(rowsOf(counted(), book, merged), cells), headerLine),
    done: () => (size === 0 ? 1 : Math.min(1, read / size)),
    sheets: book.titles,
    sheet: book.title,
    merged: () => merged,
  }
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

/** Rows in which merged cells say what stands in the first of them. */
async function* filledDown(rows: AsyncIterable<TableRow>, merged: readonly MergedCells[]): AsyncGenerator<TableRow> {
  const beginnings = Map.groupBy(merged, ({ rows: [first] }) => first)
  let open: readonly { readonly column: number; readonly last: number; readonly text: string }[] = []
  for await (const row of rows) {
    const above = open.filter(({ last }) => last >= row.number)
    const cells = [...row.cells]
    for (const { column, text } of above) cells[column] ||= text
    const begun = beginnings.get(row.number) ?? []
    open = [
      ...above,
      ...begun.map(({ rows: [, last], columns: [column] }) => ({ column, last, text: row.cells[column] ?? '' })),
    ]
    yield merged.length === 0 ? row : { ...row, cells: Array.from(cells, (cell) => cell ?? '') }
  }
}

/** The rows of a sheet; its cells that are merged over several rows are added to `merged`. */
async function* rowsOf(
  parts: AsyncIterable<Uint8Array>,
  book: Workbook,
  merged: MergedCells[],
): AsyncGenerator<TableRow> {
  let complete: TableRow[] = []
  let number = 0
  let cells: string[] = []
  let column = -1
  let type = 'n'
  let style = 0
  let value = ''
  let isValue = false
  let isSpoken = false
  let isFormula = false
  let marks = new Map<number, CellMark>()
  let count = 0

  const reading = readXml(parts, {
    open: (name, attributes) => {
      if (name === 'row') {
        number = rowOf(attributes['r']) ?? number + 1
        cells = []
        marks = new Map()
        column = -1
      } else if (name === 'c') {
        column = columnOf(attributes['r']) ?? column + 1
        type = attributes['t'] ?? 'n'
        style = Number(attributes['s'] ?? 0)
        value = ''
        isFormula = false
      } else if (name === 'f') isFormula = true
      else if (name === 'rPh') isSpoken = true
      else if (name === 'mergeCell') {
        const range = mergedOf(attributes['ref'])
        if (range) merged.push(range)
      }
      isValue = (name === 'v' || name === 't') && !isSpoken
    },
    text: (text) => {
      if (isValue) value += text
    },
    close: (name) => {
      isValue = false
      if (name === 'rPh') isSpoken = false
      else if (name === 'c') {
        if (value !== '' || isFormula) count += 1
        if (column >= COLUMNS_MOST || count > CELLS_MOST) throw tooManyCells()
        const isDate = type === 'n' && value !== '' && book.isDate(style)
        // Times of day are none.
        if (isDate && Number(value) >= 1) marks.set(column, 'date')
        if (isFormula && (value === '' || type === 'e')) marks.set(column, 'unworked')
        if (value !== '') cells[column] = cellText(value, { type, isDate, book })
      } else if (name === 'row')
        complete.push({ number, cells: Array.from(cells, (cell) => cell ?? ''), ...(marks.size > 0 && { marks }) })
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

/** Cells over several rows, such as `A2:B4`. */
function mergedOf(range: string | undefined): MergedCells | undefined {
  const [from = '', to = ''] = (range ?? '').split(':')
  const rows = [from, to].map((address) => rowOf(/\d+$/.exec(address)?.[0]))
  const columns = [columnOf(from), columnOf(to)]
  const [first, last] = rows
  const [left, right] = columns
  if (first === undefined || last === undefined || left === undefined || right === undefined) return undefined
  return last > first ? { rows: [first, last], columns: [left, right] } : undefined
}

const tooManyCells = () =>
  new ImportError(
    'too-many-cells',
    `The sheet has more than ${countText(COLUMNS_MOST)} columns, or more than ${countText(CELLS_MOST)} cells. Take out what is no business, and send it again.`,
  )
