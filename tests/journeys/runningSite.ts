import { test as base } from '@playwright/test'
import { requestsOf } from './requestsOf.ts'
import { printedLately, startSite, type RunningSite } from './startSite.ts'

/** What the contexts of the journey that runs have asked for. */
let watched: (() => readonly string[])[] = []

/** Journeys of one worker share a site; one that breaks or changes its site starts its own with `startSite`. */
export const test = base.extend<{ ownContexts: void }, { site: RunningSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that a fixture needs from this pattern.
    async ({}, use) => {
      const site = await startSite()
      await use(site)
      await site.remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  /** Watches what each context asks for. */
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await newContext(options)
        watched.push(requestsOf(context))
        return context
      }
      await use(browser)
    },
    { scope: 'worker' },
  ],
  /** Closes what a journey left open: its pages would go on beside the next one, and be read for it when that fails. */
  ownContexts: [
    async ({ browser }, use, testInfo) => {
      await use()
      if (testInfo.status !== testInfo.expectedStatus) {
        const requests = watched.flatMap((lines) => lines())
        await testInfo.attach('requests', {
          body: [...requests, printedLately()].join('\n'),
          contentType: 'text/plain',
        })
      }
      watched = []
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
})

/** The tag of what takes long: it runs in `.ci/run`, not in `npm test`. */
export const CI = { tag: '@ci' }
/** The tag of what takes very long, or what few changes can break: it runs by night. */
export const NIGHTLY = { tag: '@nightly' }

export { expect } from '@playwright/test'
export { printedBy, startSite, type RunningSite } from './startSite.ts'
