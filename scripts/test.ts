/**
 * `npm test`: every test with a deterministic answer. Unit and component tests run in Vitest, journeys through the built site in
 * Playwright; both always run, and the last line adds up what they reported. Arguments go to Vitest and leave the journeys out;
 * `--accessibility` runs nothing but the journey of that name, over its full matrix.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { NoBrowserError, obtainBrowser } from './test/obtainBrowser.ts'
import { runProgram } from './test/runProgram.ts'
import { closingLine, sum, tallyOfPlaywright, tallyOfVitest, type Tally } from './test/tally.ts'

const REPOSITORY = join(import.meta.dirname, '..')
const REPORTS = join(REPOSITORY, '.dira', 'reports')
const MODULES = join(REPOSITORY, 'node_modules')
const ACCESSIBILITY = '--accessibility'

/**
 * Vitest's tests in three processes beside each other. Two of them have a browser each: pages that share one wait for each other's frames,
 * and a browser that loads every module for every file runs out of requests in the end.
 */
const LANES: Readonly<Record<string, readonly string[]>> = {
  unit: ['--project=unit*', '--maxWorkers=1'],
  stories: ['--project=long stories', '--maxWorkers=1'],
  components: ['--project=component', '--project=auth in a browser', '--maxWorkers=1'],
}

/** Vitest's browser can wait for ever for a page (vitest#11243): after this long without a test that ended, in milliseconds, it does. */
const PATIENCE = 300_000

try {
  process.env['DIRA_BROWSER'] = obtainBrowser(console.log)
} catch (error) {
  if (!(error instanceof NoBrowserError)) throw error
  console.error(error.message)
  process.exit(1)
}
mkdirSync(REPORTS, { recursive: true })

/** Aborted when a person or the launcher calls the tests off: what runs is ended, and nothing is begun. */
const calledOff = new AbortController()
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => calledOff.abort())

let ended = 0

const args = process.argv.slice(2)
const all = sum(await (args[0] === ACCESSIBILITY ? runAccessibility() : runTests()))
const isCalledOff = calledOff.signal.aborted
for (const failure of all.failures) console.log(`✗ ${failure.replace(`${REPOSITORY}/`, '')}`)
console.log(`\n${isCalledOff ? 'The tests were called off.' : closingLine(all)}`)
process.exitCode = all.failed > 0 || all.passed === 0 || isCalledOff ? 1 : 0

async function runTests(): Promise<Tally[]> {
  if (args.length > 0) return [await runVitest('some', args)]
  const lanes = Object.entries(LANES).map(([name, filters]) => runVitest(name, filters, PATIENCE))
  return [...(await Promise.all(lanes)), await runPlaywright()]
}

/** Every page in every theme and width. */
async function runAccessibility(): Promise<Tally[]> {
  process.env['DIRA_ACCESSIBILITY'] = 'full'
  return [await runPlaywright('tests/journeys/accessibility.spec.ts')]
}

async function runVitest(lane: string, filters: readonly string[], patience?: number): Promise<Tally> {
  const report = join(REPORTS, `vitest-${lane}.json`)
  const reporters = ['default', join(import.meta.dirname, 'test/pulse.ts'), 'json'].map((name) => `--reporter=${name}`)
  return runProgram({
    name: `Vitest (${lane})`,
    args: [join(MODULES, 'vitest/vitest.mjs'), 'run', ...reporters, `--outputFile.json=${report}`, ...filters],
    environment: { DIRA_TEST_LANE: lane },
    report,
    read: tallyOfVitest,
    ...(patience !== undefined && { patience, onPulse: tellProgress }),
    signal: calledOff.signal,
  })
}

function runPlaywright(...filters: readonly string[]): Promise<Tally> {
  const report = join(REPORTS, 'playwright.json')
  return runProgram({
    name: 'Playwright',
    args: [join(MODULES, '@playwright/test/cli.js'), 'test', '--reporter=list,json', ...filters],
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    report,
    read: tallyOfPlaywright,
    signal: calledOff.signal,
  })
}

function tellProgress(): void {
  ended += 1
  if (process.stdout.isTTY) process.stdout.write(`\r${ended} tests of Vitest have ended …`)
}
