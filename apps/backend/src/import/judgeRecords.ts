import { z } from 'zod'
import { PIECE, type StoredRecord } from './importFile.ts'
import { plainReason } from '../report/plainReason.ts'
import { mapColumns, readingOf } from './importMapping.ts'
import { ask, type Owner } from '../connect/askOwner.ts'
import { keptPlaces } from './importPlaces.ts'
import { type StoredJob } from './importTables.ts'
import { mayHavePiles, pileCounter, type Piles } from './piles.ts'
import { recordReader } from './readRecords.ts'

/** A record with what becomes of it, as the database's functions take it. */
export type JudgedRecord = Readonly<Record<string, unknown>>

/** Judges some records of an import behind those before them: no two may be the same business. */
export type RecordJudge = (records: readonly StoredRecord[]) => Promise<readonly JudgedRecord[]>

/** Judges records by what was decided about the columns and values of an import. A record that somebody mends is not asked about `piles`. */
export async function recordJudge(owner: Owner, job: StoredJob, piles?: Piles): Promise<RecordJudge> {
  const mapped = mapColumns(job.columns, job.samples, job.chosen.choice, job.chosen.remembered)
  const { columns, joins, choices } = readingOf(mapped, job.chosen.choice)
  const read = await recordReader({
    backend: owner,
    columns,
    joins,
    choices,
    piles,
    places: await keptPlaces(owner, job),
  })
  return async (records) => {
    const named = records.map((record) => namedRecord(job, record))
    const results = await read(named)
    return results.map((result, index) => {
      // One result for each record, in the same order.
      const { cells } = named[index]!
      const cellOf = (field: 'name' | 'city') => (cells[columns[field] ?? ''] ?? '').trim().slice(0, 200)
      return {
        line: records[index]!.line,
        cells: records[index]!.cells,
        name: (result.ok && result.row.fields['business_name']) || cellOf('name'),
        city: (result.ok && result.row.fields['city_name']) || cellOf('city') || null,
        ...(result.ok && result.notes.length > 0 && { notes: result.notes.map(plainReason), doubts: result.doubts }),
        ...(result.ok ? { item: result.row } : { reason: plainReason(result.reason) }),
      }
    })
  }
}

const namedRecord = ({ columns }: StoredJob, { line, cells, fault }: StoredRecord) => ({
  line,
  cells: Object.fromEntries(columns.map((name, index) => [name, cells[index] ?? ''])),
  ...(fault !== undefined && { fault }),
})

/** The points of a file that many of its addresses share. */
export async function pilesOf(owner: Owner, job: StoredJob): Promise<Piles> {
  const { columns } = readingOf(
    mapColumns(job.columns, job.samples, job.chosen.choice, job.chosen.remembered),
    job.chosen.choice,
  )
  const counter = pileCounter(columns)
  for (let place = 0; mayHavePiles(columns) && place * PIECE < job.total; place += 1) {
    for (const record of await recordsOf(owner, job.id, place)) counter.add(namedRecord(job, record))
  }
  return counter.piles()
}

const piecesSchema = z.array(
  z.object({
    records: z.array(z.object({ line: z.int(), cells: z.array(z.string()), fault: z.string().optional() })),
  }),
)

/** The records of a file that are kept together. */
export async function recordsOf(owner: Owner, job: number, place: number): Promise<readonly StoredRecord[]> {
  const [piece] = piecesSchema.parse(await ask(owner, `import_pieces?job=eq.${job}&place=eq.${place}&select=records`))
  // Without `fault: undefined`.
  return (piece?.records ?? []).map(({ fault, ...record }) => ({ ...record, ...(fault !== undefined && { fault }) }))
}
