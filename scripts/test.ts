/**
 * `npm test`: every test with a deterministic answer, in three lanes beside each other. The last line adds up what the runners reported.
 *
 * - `npm test -- search`: the tests of Vitest whose path contains "search"; a path below tests/journeys runs that journey.
 * - `--changed`: what a change touches, since the branch left main, and the stories beside it.
 * - `--full`: what is tagged `ci` (test/depth.ts). What failed in the last nightly run is tried again.
 * - `--nightly`: all that there is, by a random seed, written to docs/nightly.json.
 * - `--accessibility`: stories and pages before axe, in both themes and at three widths.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { changedFiles, storiesBeside } from './test/changedFiles.ts'
import { NoBrowserError, componentBrowser, obtainBrowser } from './test/obtainBrowser.ts'
import { readRecord, remarkOnAge, selectTests, writeRecord } from './test/nightly.ts'
import { readTook } from './test/reportActivity.ts'
import {
  addUp,
  closingLine,
  readPlaywright,
  readVitest,
  slowest,
  type FailedTest,
  type FileTime,
  type Results,
} from './test/results.ts'
import { runProgram } from './test/runProgram.ts'
import { readSeed } from './test/seed.ts'

const REPOSITORY = join(import.meta.dirname, '..')
const REPORTS = join(REPOSITORY, '.dira', 'reports')
const MODULES = join(REPOSITORY, 'node_modules')
const JOURNEYS = 'tests/journeys/'
const ACCESSIBILITY = `${JOURNEYS}accessibility.spec.ts`
const STORIES = 'src/stories.test.ts'
/** Presses what is in stories. */
const POINTER = 'src/pointer.test.ts'

/** Vitest's browser can wait for a page for ever (vitest#11243). It is ended when no test has begun or ended for this long, in milliseconds. */
const WATCHDOG = 300_000

const NODE = ['--project=unit*', '--project=backend', '--project=apps', '--maxWorkers=1']
/** `pnpm packed` is a command of its own. */
const NOT_PACKED = '--project=!packed'
const COMPONENTS = ['--project=component*', '--project=auth in a browser', '--maxWorkers=1']
const ALL_STORIES = ['--project=stories', '--maxWorkers=1']
const IN_BROWSER: readonly (readonly string[])[] = [COMPONENTS, ALL_STORIES]
/** What runs beside other lanes: shown when it ends. */
const BESIDE_OTHERS = [...IN_BROWSER, NODE]

try {
  const browser = obtainBrowser(console.log)
  // Before the next line names one.
  process.env['DIRA_COMPONENT_BROWSER'] = componentBrowser(browser)
  process.env['DIRA_BROWSER'] = browser
} catch (error) {
  if (!(error instanceof NoBrowserError)) throw error
  console.error(error.message)
  process.exit(1)
}
mkdirSync(REPORTS, { recursive: true })

/** Aborted when a person or the launcher ends the tests. */
const aborted = new AbortController()
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => aborted.abort())

let ended = 0
const seconds: string[] = []

const args = process.argv.slice(2)
const all = addUp(await run())
for (const line of seconds) console.log(line)
for (const retry of all.retried) console.log(`↻ ${retry.replace(`${REPOSITORY}/`, '')}`)
const remark = args[0] === '--full' ? remarkOnAge(readRecord()) : undefined
if (remark !== undefined) console.log(`! ${remark}`)
for (const failure of all.failures) console.log(`✗ ${failure.replace(`${REPOSITORY}/`, '')}`)
if (aborted.signal.aborted) console.log('\nThe tests were aborted.')
console.log(`\n${closingLine(all)}`)
process.exitCode = all.failed > 0 || aborted.signal.aborted ? 1 : 0

async function run(): Promise<Results[]> {
  const [mode, ...rest] = args
  if (mode === '--nightly') return runNightly()
  if (mode === '--full') process.env['DIRA_TESTS'] = 'full'
  if (mode === '--accessibility') {
    process.env['DIRA_TESTS'] = 'nightly'
    return Promise.all([vitest('stories', [STORIES]), playwright(ACCESSIBILITY)])
  }
  if (mode === undefined) return runAll()
  if (mode === '--full') return runFull()
  process.env['DIRA_TESTS'] = 'named'
  return mode === '--changed' ? runChanged(rest[0] ?? 'main') : runSome(args)
}

/** The lanes: what needs no browser; components; the site, which is built once. More of them would only wait for each other's cores. */
async function runAll(): Promise<Results[]> {
  const lanes = await Promise.all([vitest('node', NODE), vitest('components', COMPONENTS), site()])
  return lanes.flat()
}

/** What needs no browser; beside it stories and pages before axe, then journeys. No component test is tagged. */
async function runFull(): Promise<Results[]> {
  const lanes = await Promise.all([vitest('node', NODE), storiesAndSite()])
  return [...lanes.flat(), ...(await failedAtNight())]
}

/** All that there is, at its deepest. */
async function runNightly(): Promise<Results[]> {
  const seed = readSeed(process.env['DIRA_SEED'] ?? 'random')
  // Nothing is tried twice: what fails once by night is what one wants to know.
  process.env['CI'] = ''
  process.env['DIRA_TESTS'] = 'nightly'
  const lanes = await Promise.all([vitest('node', NODE), vitest('components', COMPONENTS), storiesAndSite()])
  const results = addUp(lanes.flat())
  writeRecord(results, seed)
  return [results]
}

/** What failed in the last nightly run, with its seed. */
async function failedAtNight(): Promise<Results[]> {
  const record = readRecord()
  if (!record) return []
  process.env['DIRA_SEED'] = String(record.seed)
  process.env['DIRA_TESTS'] = 'nightly'
  const { failed } = record
  const isJourney = ({ file }: FailedTest) => file.startsWith(JOURNEYS)
  const journeys = selectTests(failed.filter(isJourney))
  const others = selectTests(failed.filter((test) => !isJourney(test)))
  return [
    ...(others.files.length > 0 ? [await vitest('nightly', [...others.files, '-t', others.names])] : []),
    ...(journeys.files.length > 0 ? [await playwright(...journeys.files, '--grep', journeys.names)] : []),
  ]
}

async function storiesAndSite(): Promise<Results[]> {
  return [await vitest('stories', ALL_STORIES), ...(await site())]
}

async function site(): Promise<Results[]> {
  return [await playwright(), await vitest('listener', ['--project=listener'])]
}

async function runSome(words: readonly string[]): Promise<Results[]> {
  const journeys = words.filter((word) => word.startsWith(JOURNEYS))
  const others = words.filter((word) => !word.startsWith(JOURNEYS))
  return [
    ...(others.length > 0 ? [await vitest('some', [...others, NOT_PACKED])] : []),
    ...(journeys.length > 0 ? [await playwright(...journeys)] : []),
  ]
}

async function runChanged(base: string): Promise<Results[]> {
  const { commit, files } = changedFiles(REPOSITORY, base)
  const stories = storiesBeside(REPOSITORY, files)
  const journeys = files.filter((file) => file.startsWith(JOURNEYS) && file.endsWith('.spec.ts'))
  const related = [
    `--changed=${commit}`,
    '--passWithNoTests',
    `--exclude=**/{${STORIES},${POINTER}}`,
    '--project=!listener',
    NOT_PACKED,
  ]
  return [
    await vitest('changed', related),
    ...(stories.length > 0 ? [await vitest('stories', [STORIES, POINTER], { DIRA_STORIES: stories.join() })] : []),
    ...(journeys.length > 0 ? [await playwright(...journeys)] : []),
  ]
}

async function vitest(lane: string, filters: readonly string[], environment = {}): Promise<Results> {
  const report = join(REPORTS, `vitest-${lane}.json`)
  const reporters = ['default', join(import.meta.dirname, 'test/reportActivity.ts'), 'json']
  const files: FileTime[] = []
  return timed(`Vitest (${lane})`, async (name) => {
    const results = await runProgram({
      name,
      args: [
        join(MODULES, 'vitest/vitest.mjs'),
        'run',
        ...reporters.map((reporter) => `--reporter=${reporter}`),
        `--outputFile.json=${report}`,
        ...filters,
      ],
      environment,
      report,
      read: readVitest,
      isQuiet: BESIDE_OTHERS.includes(filters),
      ...(IN_BROWSER.includes(filters) && { watchdog: WATCHDOG }),
      onMessage: (message) => {
        showProgress(message)
        const took = readTook(message)
        if (took) files.push(took)
      },
      signal: aborted.signal,
      mayBeEmpty: lane === 'changed',
    })
    return { ...results, files }
  })
}

function playwright(...filters: readonly string[]): Promise<Results> {
  const report = join(REPORTS, 'playwright.json')
  return timed('Playwright', (name) =>
    runProgram({
      name,
      args: [join(MODULES, '@playwright/test/cli.js'), 'test', '--reporter=list,json', ...filters],
      environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      report,
      read: readPlaywright,
      signal: aborted.signal,
    }),
  )
}

async function timed(name: string, work: (name: string) => Promise<Results>): Promise<Results> {
  const start = performance.now()
  const results = await work(name)
  const took = Math.round((performance.now() - start) / 1000)
  seconds.push(`${inSeconds(took)}  ${name}: ${closingLine(results)}`)
  // A machine far away shows nothing but its summary.
  if (process.env['CI']) {
    for (const slow of slowest(results.files)) seconds.push(`${inSeconds(Math.round(slow.seconds))}  · ${slow.file}`)
  }
  return results
}

function inSeconds(count: number): string {
  return `${String(count).padStart(5)} s`
}

function showProgress(message: string): void {
  if (message.startsWith('ended')) ended += 1
  if (process.stdout.isTTY) process.stdout.write(`\r${ended} tests of Vitest have ended …`)
}
