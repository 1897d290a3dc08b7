import { test as base } from '@playwright/test'
import { startSite, type RunningSite } from './startSite.ts'

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
  /** Closes what a journey left open: its pages would go on beside the next one, and be read for it when that fails. */
  ownContexts: [
    async ({ browser }, use) => {
      await use()
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
export { printedBy, startSite, type RunningSite } from './startSite.ts'
