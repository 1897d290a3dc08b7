import { IMPORT_ROWS, type FileLines, type FileReadAs, type FileReading } from '@dira/data'
import { countText } from '../report/countText.ts'
import { Problem } from '../report/problem.ts'
import { knownFields } from './columns.ts'
import { fileRecords } from './fileRecords.ts'
import { noteTally } from './fileNotes.ts'
import { lineTally, titleOf, type FilePiece } from './filePieces.ts'
import { looksLikeNames } from './headerRow.ts'
import { ImportError } from './importError.ts'
import type { ColumnSample } from './importMapping.ts'
import { isMarkup } from './markupTable.ts'
import { openFileBytes } from './openFile.ts'

/** A record of a file as it is kept: its cells in the order of the columns. */
export interface StoredRecord {
  readonly line: number
  readonly cells: readonly string[]
  readonly fault?: string
}

/** Some records of a file, behind those before them. */
export interface RecordBatch {
  readonly records: readonly StoredRecord[]
  /** The fraction of the file that has been read, from 0 to 1. */
  readonly done: number
}

/** A file apart from its records. */
export interface ReadFile {
  readonly header: readonly string[]
  readonly samples: readonly ColumnSample[]
  readonly total: number
  readonly lines: FileLines
  readonly reading: FileReading
}

/** Why a file is no list of businesses. */
const FILE_ERRORS = {
  empty: 'The file is empty.',
  'no-head':
    'No row at the beginning says what the columns are. Give the file a row such as “Name, Category, Town” above the businesses, and send it again.',
  'no-rows': 'There is a row with the names of columns, and nothing below it.',
  'no-text': 'This is neither a text nor a spreadsheet that can be read. Save the list as XLSX or CSV, and send that.',
  'too-many': `The file has more than ${countText(IMPORT_ROWS)} rows. Cut it into parts; each is an import of its own.`,
  'too-much-text':
    'There is more text in the file than in any list of businesses. Take out what is none, and send it again.',
} as const

const refused = (code: keyof typeof FILE_ERRORS) => new ImportError(code, FILE_ERRORS[code])

/** So many records of a file are kept, and looked through, together. */
export const PIECE = 100
/** The pieces of a batch, and the letters in it: many enough that storing them is quick. */
const BATCH = { pieces: 20, letters: 2_000_000 } as const
/** The letters of a file: cells of a spreadsheet may share a text, and say it a million times. */
const LETTERS_MOST = 100_000_000

interface ReadOptions extends FileReadAs {
  /** Takes records, one batch after another. */
  readonly onBatch: (batch: RecordBatch) => Promise<void>
}

/** Reads a CSV file or a spreadsheet. Rejects with an `ImportError` where it is no list of businesses. */
export async function readImportFile(bytes: Buffer, { onBatch, ...readAs }: ReadOptions): Promise<ReadFile> {
  const file = await openFileBytes(bytes, readAs)
  const tally = lineTally()
  const shown = shownRows()
  let header: readonly string[] = []
  let headerLine = 0
  let notes = noteTally([], readAs)
  let samplers: readonly ColumnSampler[] = []
  let total = 0
  let records: StoredRecord[] = []
  let letters = 0
  let passed = 0

  function onHeader(names: readonly string[], line: number): void {
    if (readAs.headerLine === undefined && knownFields(names) === 0 && !looksLikeNames(names)) throw refused('no-head')
    header = names
    headerLine = line
    notes = noteTally(names, readAs)
    samplers = names.map(() => columnSampler())
  }
  function onPiece(piece: FilePiece): void {
    tally.add(piece)
    shown.addPiece(piece)
  }
  async function pass(): Promise<void> {
    await onBatch({ records, done: file.done() })
    records = []
    passed = letters
  }

  try {
    for await (const record of fileRecords(file, { onHeader, onPiece })) {
      total += 1
      if (total > IMPORT_ROWS) throw refused('too-many')
      const { line, cells, fault } = notes.add(record)
      const inOrder = header.map((name) => cells[name] ?? '')
      for (const [index, cell] of inOrder.entries()) {
        letters += cell.length
        samplers[index]?.add(cell)
      }
      if (letters > LETTERS_MOST) throw refused('too-much-text')
      shown.addRow(inOrder)
      records.push({ line, cells: inOrder, ...(fault !== undefined && { fault }) })
      const isLong = records.length === PIECE * BATCH.pieces || letters - passed > BATCH.letters
      if (isLong && records.length % PIECE === 0) await pass()
    }
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'file-unusable') throw error
    throw refused(tally.lines().header === 0 && !isMarkup(bytes) ? 'empty' : 'no-text')
  }
  if (total === 0) throw refused('no-rows')
  if (records.length > 0) await pass()
  const reading = {
    ...shown.rows(),
    readAs,
    encoding: file.encoding?.name ?? null,
    isGuess: file.encoding?.isGuess ?? false,
    headerLine,
    sheet: file.sheet ?? null,
    sheets: [...(file.sheets ?? [])],
    notes: [...notes.notes(file.merged?.() ?? [], headerLine)],
  }
  return { header, total, samples: samplers.map(({ sample }) => sample()), lines: tally.lines(), reading }
}

/** So many rows at the beginning may be that of the names, and so many rows are shown, with so many letters of each. */
const SHOWN = { top: 12, rows: 3, letters: 60 } as const

/** The beginning of a text, as the database can hold it: without a NUL, and without half a letter at its end. */
const shortened = (text: string) =>
  text
    .slice(0, SHOWN.letters)
    .replaceAll('\0', '')
    .replace(/[\uD800-\uDBFF]$/, '')

/** The rows by which a person sees whether a file is read as it should be. */
function shownRows() {
  const top: FileReading['top'] = []
  const first: string[][] = []
  const foreign: string[][] = []
  return {
    addPiece: ({ kind, line, cells, text }: FilePiece) => {
      if (kind === 'blank' || top.length === SHOWN.top) return
      top.push({ line, text: shortened(text ?? titleOf(cells)) })
    },
    addRow: (cells: readonly string[]) => {
      const isForeign = foreign.length < SHOWN.rows && cells.some((cell) => /[^\0-\x7F]/.test(cell))
      if (!isForeign && first.length === SHOWN.rows) return
      ;(isForeign ? foreign : first).push(cells.map(shortened))
    },
    rows: () => ({ top, rows: [...foreign, ...first].slice(0, SHOWN.rows) }),
  }
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
