import { setImmediate } from 'node:timers/promises'
import type { Backend } from '../connect/backend.ts'
import { expectOk } from '../connect/expectOk.ts'
import { Problem } from '../problem.ts'
import { csvRecords, fileSize } from './csvRecords.ts'
import { mappingFor, type CsvMapping } from './csvMapping.ts'
import { readRow, type ImportChoices, type ImportRow } from './importRow.ts'
import type { Place } from './places.ts'

/** A row that was not imported. */
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
  /** The cities and towns that rows are matched to by distance. */
  readonly places: readonly Place[]
  readonly choices?: ImportChoices
  /** Called after each stored batch. */
  readonly onProgress?: (progress: ImportProgress) => void
  /** Stops the import after the current batch. */
  readonly signal?: AbortSignal
}

/** Rows in a batch, which is one transaction: many enough to be fast, few enough that an interrupted import repeats little. */
const BATCH = 200

interface PendingRow {
  readonly line: number
  readonly row: ImportRow
}

interface Outcome {
  readonly outcome: 'inserted' | 'updated' | 'unchanged' | 'rejected'
  readonly reason?: string
}

const COUNTED_AS = { inserted: 'imported', updated: 'updated', unchanged: 'unchanged' } as const

/**
 * Imports a CSV file into the directory. A source id identifies a row: it is inserted once, updated when the file has changed,
 * and keeps its slug. Importing the same file again changes nothing, so an interrupted import is resumed by running it again.
 * Rejects with a `Problem` when the file cannot be used at all.
 */
export async function importListings({
  backend,
  file,
  places,
  choices = {},
  onProgress = () => undefined,
  signal,
}: ImportOptions): Promise<ImportReport> {
  const size = await fileSize(file)
  const counts = { imported: 0, updated: 0, unchanged: 0 }
  const rejected: RejectedRow[] = []
  const linesBySourceId = new Map<string, number>()
  let mapping: CsvMapping | undefined
  let batch: PendingRow[] = []
  let interruption: string | undefined
  const report = (): ImportReport => ({
    ...counts,
    rejected: rejected.toSorted((a, b) => a.line - b.line),
    interruption,
  })

  const store = async (bytesRead: number) => {
    const pending = batch
    batch = []
    const outcomes = await storeBatch(backend, pending)
    for (const [index, { outcome, reason }] of outcomes.entries()) {
      // One outcome for each row, in the same order.
      const { line } = pending[index]!
      if (outcome === 'rejected') rejected.push({ line, reason: reason ?? 'refused by the database' })
      else counts[COUNTED_AS[outcome]] += 1
    }
    // A database in this process never yields to the event loop; this lets a signal through.
    await setImmediate()
    onProgress({ done: size === 0 ? 1 : Math.min(1, bytesRead / size), report: report() })
  }

  try {
    const records = csvRecords(file, (header) => (mapping = mappingFor(header, file)))
    for await (const record of records) {
      // Set by the header, which comes before any record.
      const result = readRow({ record, mapping: mapping!, places, choices })
      if (!result.ok) {
        rejected.push({ line: record.line, reason: result.reason })
        continue
      }
      const sourceId = result.row.fields.source_id
      const earlier = linesBySourceId.get(sourceId)
      if (earlier !== undefined) {
        rejected.push({ line: record.line, reason: `source_id ${sourceId} is already on line ${earlier}` })
        continue
      }
      linesBySourceId.set(sourceId, record.line)
      batch.push({ line: record.line, row: result.row })
      if (batch.length < BATCH) continue
      await store(record.bytesRead)
      if (signal?.aborted) {
        interruption = 'The import was interrupted.'
        return report()
      }
    }
    if (batch.length > 0) await store(size)
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'backend-down') throw error
    interruption = error.message
  }
  return report()
}

async function storeBatch(backend: Backend, pending: readonly PendingRow[]): Promise<readonly Outcome[]> {
  const response = await backend.request('/rest/v1/rpc/import_listings', {
    method: 'POST',
    body: JSON.stringify({ rows: pending.map(({ row }) => row) }),
  })
  // `import_listings` answers one outcome per row.
  return (await (await expectOk(response)).json()) as readonly Outcome[]
}
