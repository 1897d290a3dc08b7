import { z } from 'zod'
import type { KeptRecord } from './importFile.ts'
import { plainReason } from './plainReason.ts'
import { mapColumns, readingOf } from './importMapping.ts'
import { ask, type Owner } from '../connect/askOwner.ts'
import { type KeptJob } from './importTables.ts'
import { recordReader } from './readRecords.ts'

/** A record with what becomes of it, as the database's functions take it. */
export type JudgedRecord = Readonly<Record<string, unknown>>

/** Judges some records of an import behind those before them: no two may be the same business. */
export type RecordJudge = (records: readonly KeptRecord[]) => Promise<readonly JudgedRecord[]>

/** Judges records by what was decided about the columns and values of an import. */
export async function recordJudge(owner: Owner, job: KeptJob): Promise<RecordJudge> {
  const mapped = mapColumns(job.columns, job.samples, job.chosen.choice, job.chosen.remembered)
  const { columns, choices } = readingOf(mapped, job.chosen.choice)
  const read = await recordReader({ backend: owner, columns, choices })
  return async (records) => {
    const named = records.map(({ line, cells, fault }) => ({
      line,
      cells: Object.fromEntries(job.columns.map((name, index) => [name, cells[index] ?? ''])),
      ...(fault !== undefined && { fault }),
    }))
    const results = await read(named)
    return results.map((result, index) => {
      // One result for each record, in the same order.
      const { cells } = named[index]!
      const cellOf = (field: 'name' | 'city') => (cells[columns[field] ?? ''] ?? '').trim().slice(0, 200)
      return {
        line: records[index]!.line,
        cells: records[index]!.cells,
        name: cellOf('name'),
        city: (result.ok && result.row.fields['city_name']) || cellOf('city') || null,
        ...(result.ok ? { item: result.row } : { reason: plainReason(result.reason) }),
      }
    })
  }
}

const piecesSchema = z.array(
  z.object({
    records: z.array(z.object({ line: z.int(), cells: z.array(z.string()), fault: z.string().optional() })),
  }),
)

/** The records of a file that are kept together. */
export async function recordsOf(owner: Owner, job: number, place: number): Promise<readonly KeptRecord[]> {
  const [piece] = piecesSchema.parse(await ask(owner, `import_pieces?job=eq.${job}&place=eq.${place}&select=records`))
  // Without `fault: undefined`.
  return (piece?.records ?? []).map(({ fault, ...record }) => ({ ...record, ...(fault !== undefined && { fault }) }))
}
