const HOUR = 3_600_000
const DAY = 24 * HOUR

/**
 * Does something now and then once a day. It looks at the clock every hour, so that what is due is done after a night in which the
 * machine slept, and what failed is tried again. Returns a function that stops.
 */
export function everyDay(task: () => Promise<unknown>, onError: (error: unknown) => void): () => void {
  let dueAt = -Infinity
  const look = async () => {
    const now = Date.now()
    if (now < dueAt) return
    dueAt = now + DAY
    try {
      await task()
    } catch (error) {
      dueAt = now
      onError(error)
    }
  }
  void look()
  const timer = setInterval(() => void look(), HOUR)
  timer.unref()
  return () => clearInterval(timer)
}
