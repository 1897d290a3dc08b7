import { everyHour } from './everyHour.ts'

const DAY = 86_400_000

/**
 * Does something now and then once a day. It looks at the clock every hour, so that what is due is done after a night in which the
 * machine slept, and what failed is tried again. Returns a function that stops.
 */
export function everyDay(task: () => Promise<unknown>, onError: (error: unknown) => void): () => void {
  let dueAt = -Infinity
  return everyHour(async () => {
    const now = Date.now()
    if (now < dueAt) return
    dueAt = now + DAY
    try {
      await task()
    } catch (error) {
      dueAt = now
      throw error
    }
  }, onError)
}
