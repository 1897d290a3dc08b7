import { z } from 'zod'
import { call, type Owner } from '../connect/askOwner.ts'
import { batchSizes } from '../jobs/batchSizes.ts'
import type { Work } from '../jobs/jobRunner.ts'
import { checkNextPiece } from './checkNextPiece.ts'
import { changeJob, openJob } from './importTables.ts'
import type { RecordJudge } from './judgeRecords.ts'

const appliedSchema = z.object({ state: z.string() })
const WORKED_ON = ['checking', 'applying'] as const
/** So many batches are written before other work has its turn. */
const IN_A_ROW = 10

/** The dry run and the writing of the open import. */
export function importWork(): Work {
  const judges = new Map<number, RecordJudge>()
  const sizes = { checking: batchSizes(), applying: batchSizes() }

  async function apply(owner: Owner, job: number): Promise<void> {
    for (let batch = 0, state = 'applying'; state === 'applying' && batch < IN_A_ROW; batch += 1) {
      const answer = await call(owner, 'apply_import_rows', { job, size: sizes.applying.next() })
      sizes.applying.learn(answer)
      state = appliedSchema.parse(answer).state
    }
  }

  return {
    goOn: async (owner) => {
      try {
        const job = await openJob(owner, WORKED_ON)
        if (job?.state === 'checking') await checkNextPiece(owner, job, { judges, sizes: sizes.checking })
        else judges.clear()
        if (job?.state === 'applying') await apply(owner, job.id)
        return job !== undefined
      } catch (error) {
        // Rows of a batch that is not stored are read again.
        judges.clear()
        throw error
      }
    },
    fail: async (owner, why) => {
      const job = await openJob(owner, WORKED_ON)
      if (job) await changeJob(owner, job.id, WORKED_ON, { state: 'failed', failure: why })
    },
  }
}
