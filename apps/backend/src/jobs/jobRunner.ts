import { setTimeout as wait } from 'node:timers/promises'
import type { Owner } from '../connect/askOwner.ts'
import { plainReason } from '../report/plainReason.ts'
import { Problem } from '../report/problem.ts'

/** Work that stands in the database, and goes on after the request that began it. */
export interface Work {
  /** Does a part of it, so short that others hardly wait for the database; false where there is nothing to do. */
  readonly goOn: (owner: Owner) => Promise<boolean>
  /** Notes why it cannot go on. What is done stands. */
  readonly fail: (owner: Owner, why: string) => Promise<void>
}

export interface JobRunner {
  /** Works, as soon as it can, on what there is. */
  readonly wake: () => void
  /** Works on what there is now, and looks for more from time to time. */
  readonly start: () => void
  /** Stops behind the part that is being done. Unfinished work goes on with the next `start`. */
  readonly stop: () => Promise<void>
}

export interface RunnerOptions {
  readonly connectOwner: () => Promise<Owner>
  readonly onWarning: (message: string) => void
}

/** How long after the data service went away it is asked again, in milliseconds. */
const AGAIN = 1000
/** How often it is asked whether somebody has begun something, in milliseconds. */
const LOOKED_EVERY = 2000

/** Does all long work of a server, one part of each kind after the other. What is done is in the database, so that it goes on after a crash. */
export function jobRunner(works: readonly Work[], { connectOwner, onWarning }: RunnerOptions): JobRunner {
  let working: Promise<void> | undefined
  let isStopped = false
  let looking: NodeJS.Timeout | undefined

  async function workUntilDone(): Promise<void> {
    for (let hasMore = true; hasMore && !isStopped;) {
      hasMore = false
      for (const work of works) if (!isStopped && (await goOn(work))) hasMore = true
    }
  }

  async function goOn(work: Work): Promise<boolean> {
    try {
      return await work.goOn(await connectOwner())
    } catch (error) {
      if (!isAway(error)) await fail(work, error)
      else await wait(AGAIN, undefined, { ref: false })
      return true
    }
  }

  async function fail(work: Work, error: unknown): Promise<void> {
    const why = plainReason(error instanceof Error ? error.message : String(error))
    onWarning(`Work on the listings failed: ${why}`)
    try {
      await work.fail(await connectOwner(), why)
    } catch {
      // It is tried again, and fails again.
      await wait(AGAIN, undefined, { ref: false })
    }
  }

  function wake(): void {
    if (!isStopped) working ??= workUntilDone().finally(() => (working = undefined))
  }

  return {
    wake,
    start: () => {
      isStopped = false
      looking ??= setInterval(wake, LOOKED_EVERY).unref()
      wake()
    },
    stop: async () => {
      isStopped = true
      clearInterval(looking)
      looking = undefined
      await working
    },
  }
}

const isAway = (error: unknown) => error instanceof Problem && error.code === 'backend-down'
