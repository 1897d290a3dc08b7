import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { FileLines, FileNote } from '@dira/data'
import type { Backend } from '../connect/backend.ts'
import { call } from '../connect/askOwner.ts'
import { Problem } from '../report/problem.ts'
import { checkReading } from './checkReading.ts'
import { noteTally } from './fileNotes.ts'
import { fileRecords, type FileRecord } from './fileRecords.ts'
import { lineTally } from './filePieces.ts'
import { openFile, type ReadAs } from './openFile.ts'
import { columnsOf, hasColumn, type Columns } from './columns.ts'
import { askDoubled, joinsOf, type Joins } from './joinColumns.ts'
import type { ImportChoices, ImportRow, RowResult } from './importRow.ts'
import { mayHavePiles, pileCounter, type Piles } from './piles.ts'
import type { Place } from './places.ts'
import { plainReason } from '../report/plainReason.ts'
import { recordReader, type RecordReader } from './readRecords.ts'

/** A row that was not imported, or not all of it. */
export interface RejectedRow {
  readonly line: number
  readonly reason: string
}

/** What an import has done so far. Every counted row is in the database. */
export interface ImportReport {
  readonly imported: number
  readonly updated: number
  readonly unchanged: number
  readonly rejected: readonly RejectedRow[]
  /** What of the other rows was left out, put right or doubted. */
  readonly notes: readonly RejectedRow[]
  /** What the lines that were read so far are: each row above is on one or more of them. */
  readonly lines: FileLines
  /** How many of the other rows are in each country, by its code. */
  readonly countries: Readonly<Record<string, number>>
  /** Why the import stopped before the end of the file. Running it again resumes it. */
  readonly interruption: string | undefined
}

export interface ImportProgress {
  /** The fraction of the file that is imported, from 0 to 1. */
  readonly done: number
  readonly report: ImportReport
}

export interface ImportOptions {
  readonly backend: Backend
  readonly file: string
  /** How the file is read. @default as it looks */
  readonly readAs?: ReadAs
  /** Which columns are what, where their names do not say it. Several for one field are joined. */
  readonly columns?: Joins
  /** The cities and towns that rows are matched to. @default the known ones of Africa */
  readonly places?: readonly Place[]
  readonly choices?: ImportChoices
  /** Called with the sheet of a spreadsheet that is read, and with all that could be. */
  readonly onSheets?: (sheet: string | undefined, sheets: readonly string[] | undefined) => void
  /** Called with the columns that are read, those that are not, and the line of their names. */
  readonly onColumns?: (columns: Columns, ignored: readonly string[], line: number) => void
  /** Called at the end with what a person should know of the file. */
  readonly onNotes?: (notes: readonly FileNote[]) => void
  /** Called after each stored batch. */
  readonly onProgress?: (progress: ImportProgress) => void
  /** Stops the import after the current batch. */
  readonly signal?: AbortSignal
  /** The id of the administrator who imports; the database refuses each batch once that is nobody's. Nobody for a command. */
  readonly actor?: string
}

/** Rows in a batch, which is one transaction: many enough to be fast, few enough that an interrupted import repeats little. */
const BATCH = 250
/** Rows that are read at a time. */
const PIECE = 25

type ReadRow = RowResult & { readonly line: number }

interface Outcome {
  readonly outcome: 'inserted' | 'updated' | 'unchanged' | 'rejected'
  readonly reason?: string
}

const COUNTED_AS = { inserted: 'imported', updated: 'updated', unchanged: 'unchanged' } as const

/**
 * Imports a file of listings into the directory, whatever kind of list it is. A source id identifies a row, or its name and place where it has none: it is
 * inserted once, updated when the file has changed, and keeps its slug. Importing the same file again changes nothing, so an interrupted import is resumed by running it again:
 * that goes on with the operation of before, so that History undoes both as one.
 * Rejects with a `Problem` when the file cannot be used at all.
 */
export async function importListings({
  backend,
  file,
  readAs: asked = {},
  columns: chosen = {},
  places,
  choices = {},
  onSheets = () => undefined,
  onColumns = () => undefined,
  onNotes = () => undefined,
  onProgress = () => undefined,
  signal,
  actor,
}: ImportOptions): Promise<ImportReport> {
  const opened = await openFile(file, asked)
  await checkReading(file, opened, asked)
  const readAs = { ...asked, encoding: opened.encoding?.name }
  onSheets(opened.sheet, opened.sheets)
  const tally = lineTally()
  const counts = { imported: 0, updated: 0, unchanged: 0 }
  const rejected: RejectedRow[] = []
  const notes: RejectedRow[] = []
  const countries: Record<string, number> = {}
  let columns: Columns = {}
  let ofFile = noteTally([], {})
  let headerLine = 0
  let interruption: string | undefined
  let operation: number | undefined
  const report = (): ImportReport => ({
    ...counts,
    rejected: rejected.toSorted((a, b) => a.line - b.line),
    notes: [...notes],
    lines: tally.lines(),
    countries: { ...countries },
    interruption,
  })

  const reject = (line: number, reason: string) => rejected.push({ line, reason: plainReason(reason) })

  async function store(rows: readonly ReadRow[], done: number): Promise<void> {
    const pending = rows.filter((row) => row.ok)
    for (const row of rows) if (!row.ok) reject(row.line, row.reason)
    operation ??= await beginImport(backend, file, actor)
    const outcomes = await storeBatch(backend, pending, operation)
    for (const [index, { outcome, reason }] of outcomes.entries()) {
      // One outcome for each row, in the same order.
      const { line, row, notes: own } = pending[index]!
      if (outcome === 'rejected') reject(line, reason ?? 'refused by the database')
      else {
        counts[COUNTED_AS[outcome]] += 1
        for (const said of own) notes.push({ line, reason: plainReason(said) })
        const { country } = row.fields
        if (country !== undefined) countries[country] = (countries[country] ?? 0) + 1
      }
    }
    onProgress({ done, report: report() })
  }

  try {
    const onHeader = (header: readonly string[], line: number) => {
      columns = columnsOf(header, chosen)
      ofFile = noteTally(header, asked)
      headerLine = line
      askDoubled(header, columns)
      checkColumns(columns, choices, file)
      const known = [...Object.values(columns), ...Object.values(chosen).flat()]
      onColumns(
        columns,
        header.filter((column) => !known.includes(column)),
        line,
      )
    }
    // A batch is read while the one before is stored.
    let storing = Promise.resolve()
    let rows: ReadRow[] = []
    const storeNext = async () => {
      await storing
      signal?.throwIfAborted()
      storing = store(rows, opened.done())
      // Where it fails, the next wait for it does.
      storing.catch(() => undefined)
      rows = []
    }
    let read: RecordReader | undefined
    for await (const records of piecesOf(fileRecords(opened, { onHeader, onPiece: tally.add }))) {
      read ??= await recordReader({
        backend,
        columns,
        joins: joinsOf(chosen),
        choices,
        places,
        piles: await pilesOf(file, readAs, columns),
      })
      const results = await read(records.map((record) => ofFile.add(record)))
      // One result for each record, in the same order.
      rows.push(...results.map((result, index) => ({ ...result, line: records[index]!.line })))
      // Requests and signals get through meanwhile.
      await setImmediate()
      if (rows.length >= BATCH) await storeNext()
    }
    if (rows.length > 0) await storeNext()
    await storing
    onNotes(ofFile.notes(opened.merged?.() ?? [], headerLine))
    if (operation !== undefined) await call(backend, 'end_import', { operation })
  } catch (error) {
    if (signal?.aborted && error === signal.reason) interruption = 'The import was interrupted.'
    else if (error instanceof Problem && error.code === 'backend-down') interruption = error.message
    else throw error
  }
  return report()
}

/** The points that many addresses of a file share: it is read for them once before. */
async function pilesOf(file: string, readAs: ReadAs, columns: Columns): Promise<Piles> {
  const counter = pileCounter(columns)
  if (mayHavePiles(columns))
    for await (const record of fileRecords(await openFile(file, readAs), { onHeader: () => undefined }))
      counter.add(record)
  return counter.piles()
}

async function* piecesOf(records: AsyncIterable<FileRecord>): AsyncGenerator<readonly FileRecord[]> {
  let piece: FileRecord[] = []
  for await (const record of records) {
    piece.push(record)
    if (piece.length < PIECE) continue
    yield piece
    piece = []
  }
  if (piece.length > 0) yield piece
}

/** Throws a `Problem` when a file says nothing of what every listing needs. */
function checkColumns(columns: Columns, choices: ImportChoices, file: string): void {
  const lacks = missingFields(columns, choices)
  if (lacks.length === 0) return
  const ways = 'Name a column with --column FIELD=COLUMN, or one value for all rows with --category or --country.'
  throw new Problem('file-unusable', `The file ${file} has no column for: ${lacks.join(', ')}. ${ways}`)
}

/** What every listing needs and nothing says. */
export function missingFields(
  columns: Columns,
  { country, kind }: ImportChoices,
): readonly ('name' | 'category' | 'country')[] {
  return [
    hasColumn(columns, 'name') ? [] : (['name'] as const),
    kind || hasColumn(columns, 'category', 'osmTags', 'amenity', 'shop', 'tourism', 'leisure')
      ? []
      : (['category'] as const),
    country || hasColumn(columns, 'country', 'coordinates') || (hasColumn(columns, 'lat') && hasColumn(columns, 'lng'))
      ? []
      : (['country'] as const),
  ].flat()
}

async function storeBatch(
  backend: Backend,
  pending: readonly { readonly row: ImportRow }[],
  operation: number,
): Promise<readonly Outcome[]> {
  // `import_batch` answers one outcome per row.
  return (await call(backend, 'import_batch', {
    rows: pending.map(({ row }) => row),
    operation,
  })) as readonly Outcome[]
}

/** The operation that this import is in History: a new one, or that of an import of the same file that did not end. */
async function beginImport(backend: Backend, file: string, actor: string | undefined): Promise<number> {
  const hash = createHash('sha256')
  for await (const part of createReadStream(file)) hash.update(part as Buffer)
  const summary = { file: basename(file), sha256: hash.digest('hex') }
  // It answers the operation's number.
  return (await call(backend, 'begin_import', { summary, actor: actor ?? null })) as number
}
