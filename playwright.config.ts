import { defineConfig } from '@playwright/test'
import { BROWSER_ARGS } from './scripts/test/browserArgs.ts'

const executablePath = process.env['DIRA_BROWSER']

/** Journeys through the built site in a real browser. `npm test` finds the browser and names it in DIRA_BROWSER. */
export default defineConfig({
  testDir: 'tests/journeys',
  // Each journey's site is a database, a server and a build: one at a time on two cores.
  workers: 1,
  retries: 0,
  timeout: 60_000,
  // Journeys are about what happens, not how fast, and two cores may be busy.
  expect: { timeout: 15_000 },
  forbidOnly: true,
  outputDir: 'test-results',
  use: {
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: BROWSER_ARGS,
    },
  },
})
