import { z } from 'zod'
import type { BatchSizes } from '../jobs/batchSizes.ts'
import { PIECE } from './importFile.ts'
import { call, type Owner } from '../connect/askOwner.ts'
import { type StoredJob } from './importTables.ts'
import { pilesOf, recordJudge, recordsOf, type RecordJudge } from './judgeRecords.ts'

/**
 * Looks through the next records of an import, in batches. `judges` keeps what the records before them were judged by; a server that has just
 * started judges these again, because no two rows may be the same business.
 */
export async function checkNextPiece(
  owner: Owner,
  job: StoredJob,
  { judges, sizes }: { readonly judges: Map<number, RecordJudge>; readonly sizes: BatchSizes },
): Promise<void> {
  const place = Math.floor(job.position / PIECE)
  // At the beginning the columns may have been chosen anew.
  let judge = job.position === 0 ? undefined : judges.get(job.id)
  if (!judge) {
    judge = await recordJudge(owner, job, await pilesOf(owner, job))
    for (let earlier = 0; earlier < place; earlier += 1) await judge(await recordsOf(owner, job.id, earlier))
    judges.set(job.id, judge)
  }
  const rows = await judge(await recordsOf(owner, job.id, place))
  for (let { position } = job; position < place * PIECE + rows.length;) {
    const from = position % PIECE
    const batch = rows.slice(from, from + sizes.next())
    const answer = await call(owner, 'check_import_rows', {
      job: job.id,
      checks: job.checks,
      at: position,
      rows: batch,
    })
    sizes.learn(answer)
    position += batch.length
    // Somebody chose anew, or another server looks through it too.
    if (checkedSchema.parse(answer).position !== position) return void judges.delete(job.id)
  }
}

const checkedSchema = z.object({ position: z.int() })
