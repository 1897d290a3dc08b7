import { importJobs, type ImportJobs } from './import/importJobs.ts'
import { importWork } from './import/importWork.ts'
import { changeWork } from './jobs/changeWork.ts'
import { jobRunner, type RunnerOptions } from './jobs/jobRunner.ts'

/** What a server does for administrators that takes longer than a request. */
export interface LongWork {
  readonly imports: ImportJobs
  /** Goes on with the work that ran when the server went down, and with what is begun from now on. */
  readonly start: () => void
  /** Stops behind the part that is being done. */
  readonly stop: () => Promise<void>
}

/** Imports, bulk changes and undos, by one server with all rights. */
export function longWork(options: RunnerOptions): LongWork {
  const { connectOwner, onWarning } = options
  const runner = jobRunner([importWork(), changeWork()], options)
  const { takeUp, giveUp, ...imports } = importJobs({ connectOwner, wake: runner.wake })
  return {
    imports,
    start: () => {
      void takeUp()
        .catch((error: unknown) => onWarning(`Imports could not be looked for: ${String(error)}`))
        .then(runner.start)
    },
    stop: async () => {
      await giveUp()
      await runner.stop()
    },
  }
}
