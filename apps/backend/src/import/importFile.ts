import { IMPORT_ROWS, type FileLines } from '@dira/data'
import { slugify } from '@dira/directory-core'
import { countText } from '../countText.ts'
import { Problem } from '../problem.ts'
import { columnsOf } from './columns.ts'
import { fileRecords } from './fileRecords.ts'
import { lineTally, type OpenFile } from './filePieces.ts'
import { ImportError } from './importError.ts'
import type { ColumnSample } from './importMapping.ts'
import { openCsvBytes } from './openCsv.ts'
import { openSpreadsheet } from './spreadsheet.ts'

/** A record of a file as it is kept: its cells in the order of the columns. */
export interface KeptRecord {
  readonly line: number
  readonly cells: readonly string[]
  readonly fault?: string
}

/** Some records of a file, behind those before them. */
export interface RecordBatch {
  readonly records: readonly KeptRecord[]
  /** The fraction of the file that has been read, from 0 to 1. */
  readonly done: number
}

/** A file apart from its records. */
export interface ReadFile {
  readonly header: readonly string[]
  readonly samples: readonly ColumnSample[]
  readonly total: number
  readonly lines: FileLines
}

/** Why a file is no list of businesses. */
export const FILE_ERRORS = {
  empty: 'The file is empty.',
  'no-head':
    'The first row says nothing of what the columns are. Give the file a first row such as “Name, Category, Town”, and send it again.',
  'no-rows': 'There is a first row with the names of columns, and nothing below it.',
  encoding: 'The file is not in UTF-8. Its letters may be Windows-1252, as Excel writes them by ‘CSV’ without ‘UTF-8’.',
  'too-many': `The file has more than ${countText(IMPORT_ROWS)} rows. Cut it into parts; each is an import of its own.`,
  'two-columns': 'Two columns have the same name. Rename the one that is not meant.',
  'too-much-text':
    'There is more text in the file than in any list of businesses. Take out what is none, and send it again.',
  'old-spreadsheet': 'This is a spreadsheet of before 2007, or it has a password. Save it as XLSX or CSV.',
} as const

const refused = (code: keyof typeof FILE_ERRORS) => new ImportError(code, FILE_ERRORS[code])

/** So many records of a file are kept, and looked through, together. */
export const PIECE = 100
/** The pieces of a batch, and the letters in it: many enough that storing them is quick. */
const BATCH = { pieces: 20, letters: 2_000_000 } as const
/** The letters of a file: cells of a spreadsheet may share a text, and say it a million times. */
const LETTERS_MOST = 100_000_000

interface ReadOptions {
  /** The encoding of a CSV file. @default UTF-8, or what its byte-order mark says */
  readonly encoding?: string | undefined
  /** Takes records, one batch after another. */
  readonly onBatch: (batch: RecordBatch) => Promise<void>
}

/** Reads a CSV file or a spreadsheet. Rejects with an `ImportError` where it is no list of businesses. */
export async function readImportFile(bytes: Buffer, { encoding, onBatch }: ReadOptions): Promise<ReadFile> {
  const file = await openFile(bytes, encoding)
  const tally = lineTally()
  let header: readonly string[] = []
  let samplers: readonly ColumnSampler[] = []
  let total = 0
  let records: KeptRecord[] = []
  let letters = 0
  let passed = 0

  function onHeader(names: readonly string[]): void {
    const named = names.filter((name) => name !== '')
    if (new Set(named).size < named.length) throw refused('two-columns')
    if (!isHead(names)) throw refused('no-head')
    header = names
    samplers = names.map(() => columnSampler())
  }
  async function pass(): Promise<void> {
    await onBatch({ records, done: file.done() })
    records = []
    passed = letters
  }

  try {
    for await (const { line, cells, fault } of fileRecords(file, { onHeader, onPiece: tally.add })) {
      total += 1
      if (total > IMPORT_ROWS) throw refused('too-many')
      if (fault?.includes('is not in the encoding')) throw refused('encoding')
      const inOrder = header.map((name) => cells[name] ?? '')
      for (const [index, cell] of inOrder.entries()) {
        letters += cell.length
        samplers[index]?.add(cell)
      }
      if (letters > LETTERS_MOST) throw refused('too-much-text')
      records.push({ line, cells: inOrder, ...(fault !== undefined && { fault }) })
      const isLong = records.length === PIECE * BATCH.pieces || letters - passed > BATCH.letters
      if (isLong && records.length % PIECE === 0) await pass()
    }
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'file-unusable') throw error
    throw refused(tally.lines().header === 0 ? 'empty' : 'encoding')
  }
  if (total === 0) throw refused('no-rows')
  if (records.length > 0) await pass()
  return { header, total, samples: samplers.map(({ sample }) => sample()), lines: tally.lines() }
}

/** A spreadsheet is an archive; everything else is a text. */
async function openFile(bytes: Buffer, encoding: string | undefined): Promise<OpenFile> {
  if (bytes.subarray(0, 2).equals(Buffer.of(0xd0, 0xcf))) throw refused('old-spreadsheet')
  return bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))
    ? openSpreadsheet(bytes)
    : openCsvBytes(bytes, encoding)
}

/** Whether a first row names columns: one of them is known, or none of them looks like what stands below names. */
function isHead(header: readonly string[]): boolean {
  if (Object.keys(columnsOf(header)).length > 0) return true
  return header.every((name) => slugify(name) !== '' && name.length <= 60 && !/^[-+\d.,\s()]+$|@|:\/\//.test(name))
}

/** More different values are no list of values. */
const MOST_VALUES = 300
/** A value that is longer is a text. */
const LONGEST_VALUE = 120

interface ColumnSampler {
  readonly add: (cell: string) => void
  readonly sample: () => ColumnSample
}

/** The first value of a column and its different values, if these are few. */
function columnSampler(): ColumnSampler {
  let first = ''
  let values: Map<string, number> | null = new Map()
  return {
    add: (cell) => {
      const value = cell.trim()
      if (value === '') return
      if (first === '') first = value.slice(0, LONGEST_VALUE)
      if (values && (value.length > LONGEST_VALUE || (values.size === MOST_VALUES && !values.has(value)))) values = null
      values?.set(value, (values.get(value) ?? 0) + 1)
    },
    sample: () => ({ first, values: values && [...values].toSorted(([, a], [, b]) => b - a) }),
  }
}
