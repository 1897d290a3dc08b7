import { z } from 'zod'
import type { CsvRecord } from './csvRecords.ts'
import { plainReason } from './importListings.ts'
import { mapColumns, readingOf } from './importMapping.ts'
import { ask, call, PIECE, type KeptJob, type Owner } from './importTables.ts'
import { recordReader, type RecordReader } from './readRecords.ts'

const piecesSchema = z.array(
  z.object({
    place: z.int(),
    records: z.array(z.object({ line: z.int(), cells: z.array(z.string()), fault: z.string().optional() })),
  }),
)

/**
 * Looks through the next records of an import. `readers` keeps what the records before them were read by; a server that has just started
 * reads these again, because no two rows may be the same business.
 */
export async function checkNextPiece(owner: Owner, job: KeptJob, readers: Map<number, RecordReader>): Promise<void> {
  const columns = mapColumns(job.columns, job.samples, job.chosen.choice, job.chosen.remembered)
  const reading = readingOf(columns, job.chosen.choice)
  const recordsOf = async (place: number): Promise<readonly (CsvRecord & { readonly kept: readonly string[] })[]> => {
    const [piece] = piecesSchema.parse(await ask(owner, `import_pieces?job=eq.${job.id}&place=eq.${place}`))
    return (piece?.records ?? []).map(({ line, cells, fault }) => ({
      line,
      kept: cells,
      cells: Object.fromEntries(job.columns.map((name, index) => [name, cells[index] ?? ''])),
      bytesRead: 0,
      ...(fault !== undefined && { fault }),
    }))
  }
  const place = job.position / PIECE
  let read = readers.get(job.id)
  if (!read) {
    read = await recordReader({ backend: owner, ...reading })
    for (let earlier = 0; earlier < place; earlier += 1) await read(await recordsOf(earlier))
    readers.set(job.id, read)
  }
  const records = await recordsOf(place)
  const results = await read(records)
  const cellOf = (record: CsvRecord, field: 'name' | 'city') =>
    (record.cells[reading.columns[field] ?? ''] ?? '').trim().slice(0, 200)
  await call(owner, 'check_import_rows', {
    job: job.id,
    rows: records.map((record, index) => {
      // One result for each record, in the same order.
      const result = results[index]!
      return {
        line: record.line,
        cells: record.kept,
        name: cellOf(record, 'name'),
        city: (result.ok && result.row.fields['city_name']) || cellOf(record, 'city') || null,
        ...(result.ok ? { item: result.row } : { reason: plainReason(result.reason) }),
      }
    }),
  })
}
