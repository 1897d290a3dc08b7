/** For how long an answer of the data service counts, in milliseconds: an edit is on the public page within a second. */
const FRESH_FOR = 500
const A_DAY = 86_400_000
/** Packages end at midnight UTC: from then on no answer of the day before counts. */
const today = () => Math.floor(Date.now() / A_DAY)

export interface Freshness {
  /** Whether the data service was asked a moment ago, and nothing was written since. */
  readonly isFresh: () => boolean
  /** Something was written: the next question goes to the data service. */
  readonly invalidate: () => void
  /** Asks, unless the last answer still counts or a query is pending; resolves when that is done or its timeout is over. */
  readonly check: () => Promise<void> | undefined
}

/** When the data service is asked again by `ask`, which does not reject: `wait` says how long for it. */
export function createVersionWatch(
  ask: () => Promise<void>,
  { now, isAsked, wait = (asked) => asked }: FreshnessOptions,
): Freshness {
  let checkedAt = isAsked ? now() : -Infinity
  let checkedOn = today()
  let checking: Promise<void> | undefined
  let writes = 0
  const isFresh = () => now() - checkedAt < FRESH_FOR && checkedOn === today()

  async function askNow(): Promise<void> {
    const writesBefore = writes
    const day = today()
    await ask()
    // A write that came meanwhile may not be in the answer, and not the end of a day.
    checkedAt = writes === writesBefore ? now() : -Infinity
    checkedOn = day
    checking = undefined
  }

  return {
    isFresh,
    invalidate: () => {
      writes += 1
      checkedAt = -Infinity
    },
    check: () => {
      if (!isFresh()) checking ??= wait(askNow())
      return checking
    },
  }
}

interface FreshnessOptions {
  readonly now: () => number
  /** Whether it was asked just now. */
  readonly isAsked: boolean
  readonly wait?: (asked: Promise<void>) => Promise<void>
}
