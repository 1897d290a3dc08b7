const MINUTE = 60_000
/** How often it looks at the clock. */
const LOOK = 10 * MINUTE
/** After a failure it waits for so long. */
const RETRY = 60 * MINUTE

export interface EveryDayAtOptions {
  /** Minutes after midnight, on this machine's clock. */
  readonly minutes: number
  /** When it was last done, by hand too; undefined: never. */
  readonly lastDone: () => Date | undefined
  readonly task: () => Promise<unknown>
  readonly onError: (error: unknown) => void
}

/**
 * Does something every day at a time. What was missed, because the machine was off, is made up for ten minutes after the start; what
 * failed is tried again an hour later. Returns a function that stops.
 */
export function everyDayAt({ minutes, lastDone, task, onError }: EveryDayAtOptions): () => void {
  let isBusy = false
  let notBefore = -Infinity
  const look = async () => {
    const now = new Date()
    if (isBusy || now.getTime() < notBefore) return
    const last = lastDone()
    if (last && last >= lastTime(minutes, now)) return
    isBusy = true
    try {
      await task()
    } catch (error) {
      notBefore = now.getTime() + RETRY
      onError(error)
    } finally {
      isBusy = false
    }
  }
  const timer = setInterval(() => void look(), LOOK)
  timer.unref()
  return () => clearInterval(timer)
}

/** The last instant at which the clock showed the time; where a change of clocks skipped it, the moment as late after midnight as it would have been. */
function lastTime(minutes: number, now: Date): Date {
  const timeOf = (day: number) => new Date(now.getFullYear(), now.getMonth(), day, 0, minutes)
  const today = timeOf(now.getDate())
  return today > now ? timeOf(now.getDate() - 1) : today
}
