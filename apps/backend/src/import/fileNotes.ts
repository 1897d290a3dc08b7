import type { FileNote } from '@dira/data'
import { columnsOf, WEEKDAYS, type ColumnField, type Columns } from './columns.ts'
import type { MergedCells } from './filePieces.ts'
import type { FileRecord } from './fileRecords.ts'
import { mendedText } from './mojibake.ts'

/** Fields that are never a date: where one is, a spreadsheet made it of something else. */
const NO_DATES: ReadonlySet<string> = new Set<ColumnField>([
  'name',
  'city',
  'address',
  'houseNumber',
  'phone',
  'mobile',
  'hours',
  ...WEEKDAYS,
])

const EXAMPLES = 3
/** An example is cut to so many letters. */
const LENGTH = 60

type Kind = FileNote['kind']

/** What a person should know of a file before it is imported, gathered as its records come by. */
export function noteTally(
  header: readonly string[],
  { mendsLetters = false }: { readonly mendsLetters?: boolean | undefined },
) {
  const fields = fieldsOf(header)
  const found = new Map<Kind, { cells: number; readonly columns: Set<string>; readonly examples: string[] }>()

  function note(kind: Kind, column: string, example?: string): void {
    const one = found.get(kind) ?? { cells: 0, columns: new Set(), examples: [] }
    found.set(kind, one)
    one.cells += 1
    one.columns.add(column)
    if (example !== undefined && one.examples.length < EXAMPLES) one.examples.push(example)
  }

  function add(record: FileRecord): FileRecord {
    let mended: Record<string, string> | undefined
    for (const name of header) {
      const cell = record.cells[name] ?? ''
      const text = mendedText(cell)
      if (text !== cell) {
        note('garbled', name, `${cell.slice(0, LENGTH)} → ${text.slice(0, LENGTH)}`)
        if (mendsLetters) mended = { ...(mended ?? record.cells), [name]: text }
      }
      const mark = record.marks?.get(name)
      if (mark === 'unworked') note('unworked', name)
      if (mark === 'date' && NO_DATES.has(fields.get(name) ?? '')) note('dates', name, cell.slice(0, LENGTH))
    }
    return mended ? { ...record, cells: mended } : record
  }

  /** Cells that are merged over rows below the header count, each by its first column. */
  function notes(merged: readonly MergedCells[], headerLine: number): readonly FileNote[] {
    for (const { rows, columns } of merged) {
      const name = header[columns[0]]
      if (rows[1] > headerLine && rows[1] > rows[0] && name !== undefined) note('merged', name)
    }
    return [...found].map(([kind, { cells, columns, examples }]) => ({ kind, cells, columns: [...columns], examples }))
  }
  return { add, notes }
}

const DATE = /^(?:\d{4}-\d\d-\d\d(?: \d\d:\d\d)?|\d{1,2}-[a-z]{3}(?:-\d{2,4})?|[a-z]{3}-\d{2})$/i
const MONTH = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\b|^\d{4}-/i

/** Whether a spreadsheet made a date of what stands in a field that has none: of 8-12 or 3/5. */
export const isDateIn = (field: string, text: string): boolean =>
  NO_DATES.has(field) && DATE.test(text) && MONTH.test(text)

/** The fields that columns are by their names. */
function fieldsOf(header: readonly string[]): ReadonlyMap<string, string> {
  const columns: Columns = columnsOf(header)
  return new Map(Object.entries(columns).map(([field, name]) => [name, field]))
}
