import { z } from 'zod'
import { ask, call } from '../connect/askOwner.ts'
import { batchSizes } from './batchSizes.ts'
import type { Work } from './jobRunner.ts'

const jobsSchema = z.array(z.object({ id: z.int() }))

/** Bulk changes and undos of many listings: the request that begins one does its first page, this the others. */
export function changeWork(): Work {
  const sizes = batchSizes()
  let current: number | undefined
  return {
    goOn: async (owner) => {
      const [job] = jobsSchema.parse(await ask(owner, 'change_jobs?state=eq.working&order=id&limit=1&select=id'))
      current = job?.id
      if (!job) return false
      sizes.learn(await call(owner, 'work_on_change', { job: job.id, size: sizes.next() }))
      return true
    },
    fail: async (owner, why) => {
      await ask(owner, `change_jobs?id=eq.${current}&state=eq.working`, {
        method: 'PATCH',
        headers: { prefer: 'return=minimal' },
        body: JSON.stringify({ state: 'failed', failure: why, ended_at: new Date().toISOString() }),
      })
    },
  }
}
