import { defineConfig } from '@playwright/test'
import { BROWSER_ARGS, findBrowsers } from './scripts/test/browser.ts'
import { isNightly, TAGS } from './scripts/test/depth.ts'

const executablePath = findBrowsers()?.whole

// Journeys make databases of their own, whatever a person's environment names.
process.env['DATABASE_URL'] = ''

/** Journeys through the built site in a real browser. `npm test` obtains one where there is none. */
export default defineConfig({
  testDir: 'tests/journeys',
  grep: TAGS.needed.length > 0 ? TAGS.needed.map((tag) => new RegExp(`@${tag}\\b`)) : /./,
  grepInvert: TAGS.refused.map((tag) => new RegExp(`@${tag}\\b`)),
  globalSetup: './tests/journeys/buildSite.ts',
  // Each worker has a site of its own: a database and a server.
  workers: 2,
  // What needed a second try in CI is listed, and a fourth such test fails the run.
  retries: process.env['CI'] && !isNightly ? 1 : 0,
  // Journeys are about what happens, not how fast, and two cores may be very busy.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  outputDir: 'test-results',
  use: {
    // Less than a journey has, so that a failure names the action.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Recording costs a third of a journey's time. To see what happened in one that failed, run it by name.
    trace: process.env['DIRA_TESTS'] === 'named' ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: BROWSER_ARGS,
    },
  },
})
