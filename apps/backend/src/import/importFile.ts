import { IMPORT_ROWS, type FileLines } from '@dira/data'
import { slugify } from '@dira/directory-core'
import { Problem } from '../problem.ts'
import { columnsOf } from './columns.ts'
import { lineTally } from './filePieces.ts'
import { fileRecords } from './fileRecords.ts'
import type { ColumnSample } from './importMapping.ts'
import { openCsv } from './openCsv.ts'

/** A record of a file as it is kept: its cells in the order of the columns. */
export interface KeptRecord {
  readonly line: number
  readonly cells: readonly string[]
  readonly fault?: string
}

/** What is in a file. */
export interface ReadFile {
  readonly header: readonly string[]
  readonly samples: readonly ColumnSample[]
  readonly records: readonly KeptRecord[]
  readonly lines: FileLines
}

/** Why a file is no list of businesses. */
export const FILE_ERRORS = {
  empty: 'The file is empty.',
  'no-head':
    'The first row says nothing of what the columns are. Give the file a first row such as “Name, Category, Town”, and drop it again.',
  'no-rows': 'There is a first row with the names of columns, and nothing below it.',
  encoding: 'The file is not in UTF-8. Its letters may be Windows-1252, as Excel writes them by ‘CSV’ without ‘UTF-8’.',
  'too-many': `The file has more than ${IMPORT_ROWS.toLocaleString('en')} rows. Cut it into parts; each is an import of its own.`,
  'two-columns': 'Two columns have the same name. Rename the one that is not meant.',
} as const
export type FileError = keyof typeof FILE_ERRORS

export type FileOutcome =
  | { readonly ok: true; readonly file: ReadFile }
  | { readonly ok: false; readonly error: FileError; readonly detail?: string }

/** More different values are no list of values. */
const MOST_VALUES = 300
/** A value that is longer is a text. */
const LONGEST_VALUE = 120

/** Reads a CSV file whole, or says why it is of no use. */
export async function readImportFile(path: string, encoding?: string): Promise<FileOutcome> {
  let header: readonly string[] = []
  const tally = lineTally()
  const records: KeptRecord[] = []
  try {
    const onHeader = (names: readonly string[]) => (header = names)
    const file = await openCsv(path, encoding)
    for await (const { line, cells, fault } of fileRecords(file, { onHeader, onPiece: tally.add })) {
      if (records.length === IMPORT_ROWS) return { ok: false, error: 'too-many' }
      if (fault?.includes('is not in the encoding')) return { ok: false, error: 'encoding' }
      records.push({ line, cells: header.map((name) => cells[name] ?? ''), ...(fault !== undefined && { fault }) })
    }
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'file-unusable') throw error
    return { ok: false, error: tally.lines().header === 0 ? 'empty' : 'encoding' }
  }
  const named = header.filter((name) => name !== '')
  const twice = named.find((name, index) => named.indexOf(name) !== index)
  if (twice !== undefined) return { ok: false, error: 'two-columns', detail: twice }
  if (!isHead(header)) return { ok: false, error: 'no-head' }
  if (records.length === 0) return { ok: false, error: 'no-rows' }
  const samples = header.map((_, index) => sampleOf(records, index))
  return { ok: true, file: { header, records, samples, lines: tally.lines() } }
}

/** Whether a first row names columns: one of them is known, or none of them looks like what stands below names. */
function isHead(header: readonly string[]): boolean {
  if (Object.keys(columnsOf(header)).length > 0) return true
  return header.every((name) => slugify(name) !== '' && name.length <= 60 && !/^[-+\d.,\s()]+$|@|:\/\//.test(name))
}

function sampleOf(records: readonly KeptRecord[], index: number): ColumnSample {
  let first = ''
  let values: Map<string, number> | null = new Map()
  for (const { cells } of records) {
    const value = cells[index]?.trim() ?? ''
    if (value === '') continue
    if (first === '') first = value.slice(0, LONGEST_VALUE)
    if (values && (value.length > LONGEST_VALUE || (values.size === MOST_VALUES && !values.has(value)))) values = null
    values?.set(value, (values.get(value) ?? 0) + 1)
  }
  return { first, values: values && [...values].toSorted(([, a], [, b]) => b - a) }
}
