import { csvCells, FILE_COLUMNS, type FileListing } from '@dira/data'
import type { Backend } from '../connect/backend.ts'
import { expectOk } from '../report/expectOk.ts'
import { columnsOf, hasColumn, type Columns } from './columns.ts'
import type { FileRecord } from './fileRecords.ts'
import { readRow, type ExportedCells, type ImportChoices, type RowResult } from './importRow.ts'
import { joinedRecord, type Joins } from './joinColumns.ts'
import type { Piles } from './piles.ts'
import { placeFinder, type Place } from './places.ts'
import { knownPlaces } from './readPlaces.ts'
import { readProvinces } from './readProvinces.ts'
import { duplicatesInFile } from './suspicions.ts'

/** Reads some records of a file after those before them, into a row or the reason why not for each. */
export type RecordReader = (records: readonly FileRecord[]) => Promise<readonly RowResult[]>

interface ReaderOptions {
  readonly backend: Pick<Backend, 'request'>
  readonly columns: Columns
  /** The columns that are joined in a field. @default none */
  readonly joins?: Joins | undefined
  readonly choices: ImportChoices
  /** The cities and towns that rows are matched to. @default the known ones of Africa */
  readonly places?: readonly Place[] | undefined
  /** The points that many addresses of the file share. @default none */
  readonly piles?: Piles | undefined
}

/** What a file's records become listings by: the page of the administration and the command read alike. */
export async function recordReader({
  backend,
  columns,
  joins = {},
  choices,
  places,
  piles,
}: ReaderOptions): Promise<RecordReader> {
  const known = await knownPlaces()
  const finder = placeFinder(places ?? known, known, await readProvinces(backend))
  const lines = new Map<string, number>()
  const twinOf = duplicatesInFile()

  function once(result: RowResult, line: number): RowResult {
    if (!result.ok) return result
    const { listing, fields } = result.row
    const identity = listing ?? fields.source_id ?? ''
    const earlier = lines.get(identity)
    if (earlier === undefined) {
      lines.set(identity, line)
      const twin = twinOf(result.row, line)
      return twin === undefined
        ? result
        : { ...result, notes: [...result.notes, twin], doubts: [...result.doubts, 'twin'] }
    }
    const what = hasColumn(columns, 'sourceId', 'listingId') ? `the id ${identity}` : 'the same business'
    return { ok: false, reason: `${what} is already on line ${earlier}` }
  }

  return async (written) => {
    const records = written.map((record) => joinedRecord(record, joins))
    const exported = await exportedCells(backend, columns, records)
    return records.map((record) =>
      once(
        readRow({ record, columns, places: finder, choices, piles, exported: (id) => exported.get(id) }),
        record.line,
      ),
    )
  }
}

/** What an export would say of the listings that records name, by their ids. */
async function exportedCells(
  { request }: Pick<Backend, 'request'>,
  columns: Columns,
  records: readonly FileRecord[],
): Promise<ReadonlyMap<string, ExportedCells>> {
  const column = columns.listingId
  if (column === undefined) return new Map()
  const ids = records.map(({ cells }) => cells[column]?.trim() ?? '').filter((id) => id !== '')
  if (ids.length === 0) return new Map()
  const quoted = ids.map((id) => `"${id.replaceAll(/["\\]/g, '\\$&')}"`).join()
  const query = new URLSearchParams({ select: FILE_COLUMNS.join(), id: `in.(${quoted})` })
  const answer = await expectOk(await request(`/rest/v1/listings?${query}`))
  const listings = (await answer.json()) as readonly FileListing[] // The columns that were asked for.
  return new Map(
    listings.map((listing) => {
      const cells = csvCells(listing)
      const fields = Object.entries(columnsOf(Object.keys(cells))).map(([field, name]) => [field, cells[name]])
      return [listing.id, Object.fromEntries(fields) as ExportedCells] // The fields of `Columns`.
    }),
  )
}
