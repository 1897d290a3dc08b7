import { deleteOldSubmissions, forgetOldValues, removeOldImagesHourly, serviceOf } from '@dira/backend'
import { compareListings, judgeListings } from '@dira/data'
import { dialledNumber } from '@dira/directory-core/phone'
import { Cron } from 'croner'
import type { Services } from './createServices.ts'
import { sendDueEmails } from './outbox/sendDueEmails.ts'

/** How long what is under way may take when the server stops, in milliseconds. An email that takes longer may be sent twice. */
const LAST_TASK = 5_000

export type Task = (signal: AbortSignal) => Promise<unknown>

/**
 * Does what a server does by itself, beside answering. What is under way is not begun again, and what fails is tried the next time. Returns a function
 * that stops, and gives what is under way a few seconds.
 */
export function startJobs(services: Services, log: { step: (sentence: string) => void }) {
  const { settings, dataService, feed, numbers, warn } = services
  const { owner, isHosted, imageStore } = dataService
  const jobs = createJobs(warn)
  const told = { onDone: log.step, onProblem: warn }
  const stops: (() => void)[] = []

  // The listings are followed while nobody asks for a page, so that after an import nobody waits for all of them.
  jobs.add('*/10 * * * * *', feed.fresh, 'The listings could not be compared')
  if (!owner) return jobs.stop

  if (numbers) jobs.add('*/5 * * * * *', numbers.write, 'What was counted could not be written')
  const emails = sendDueEmails(settings, owner)
  jobs.add('*/10 * * * * *', emails, 'Emails could not be written or sent')
  // So that the dashboard knows which listings need somebody.
  const judge: Task = async (signal) => {
    const service = serviceOf(await owner())
    await judgeListings(service, { dialledNumber, signal })
    await compareListings(service, { signal })
  }
  jobs.add('*/5 * * * * *', judge, 'Listings could not be read for the dashboard')
  stops.push(removeOldImagesHourly(imageStore, owner, told))
  // The embedded service does this by itself.
  if (isHosted) {
    const request = async (...asked: Parameters<Awaited<ReturnType<typeof owner>>['request']>) =>
      (await owner()).request(...asked)
    stops.push(deleteOldSubmissions({ request }, told), forgetOldValues({ request }, told))
  }
  return async () => {
    for (const stop of stops) stop()
    await jobs.stop()
    // A server that is killed loses what was counted in the last seconds.
    await numbers?.write().catch(() => undefined)
  }
}

/** Tasks by the clock, by croner's patterns with seconds. Of failures in a row the first is reported. */
export function createJobs(warn: (message: string) => void) {
  const stopping = new AbortController()
  const crons: Cron[] = []
  const underWay = new Set<Promise<void>>()

  return {
    add: (pattern: string, task: Task | (() => Promise<unknown>), failure: string) => {
      let hasFailed = false
      const run = async () => {
        try {
          await task(stopping.signal)
          hasFailed = false
        } catch (error) {
          if (!hasFailed && !stopping.signal.aborted) warn(`${failure}; it is tried again: ${String(error)}`)
          hasFailed = true
        }
      }
      const cron = new Cron(pattern, { protect: true, unref: true }, async () => {
        const running = run()
        underWay.add(running)
        await running.finally(() => underWay.delete(running))
      })
      crons.push(cron)
    },
    stop: async () => {
      stopping.abort()
      for (const cron of crons) cron.stop()
      let timer: NodeJS.Timeout | undefined
      const timeout = new Promise((resolve) => (timer = setTimeout(resolve, LAST_TASK).unref()))
      await Promise.race([Promise.all(underWay), timeout])
      clearTimeout(timer)
    },
  }
}
