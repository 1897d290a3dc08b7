import { z } from 'zod'

/** So long a batch should keep the database from others, in milliseconds. */
const AIM = 80
const FIRST = 20
/** Fewer rows take hardly less: most of such a batch is its beginning. */
const LEAST = 20
const MOST = 500

const answerSchema = z.object({ took: z.number() })

export interface BatchSizes {
  /** How many rows the next batch has. */
  readonly next: () => number
  /** Learns from what the database answered about a batch of `next()` rows: how many milliseconds it took. */
  readonly learn: (answer: unknown) => void
}

/** Batches that each take about as long, however fast the machine is and whatever is in the rows. */
export function batchSizes(): BatchSizes {
  let size = FIRST
  return {
    next: () => size,
    learn: (answer) => {
      const { took } = answerSchema.parse(answer)
      // No more than doubled: one batch that was quick says little of the next one.
      size = Math.round(Math.min(MOST, Math.max(LEAST, Math.min(size * 2, (size * AIM) / Math.max(took, 1)))))
    },
  }
}
