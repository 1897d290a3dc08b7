/**
 * `npm test`: lanes beside each other, which are scripts of package.json; the last line adds up what their runners reported.
 *
 * - `npm test -- search`: the tests of Vitest whose path contains "search"; a path below tests/journeys runs that journey.
 * - `--changed`: what a change touches, since the branch left main, and the stories beside it.
 * - `--full`: what is tagged `ci` (test/depth.ts). What failed in the last nightly run is tried again. `--full stories` runs one group of lanes alone: `node`, `stories` or `journeys`.
 * - `--nightly`: all that there is, by a random seed, written to docs/nightly.json.
 * - `--accessibility`: stories and pages before axe, in both themes and at three widths.
 */
import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { obtainBrowsers } from './test/browser.ts'
import { namesOf, readRecord, remarkOnAge, writeRecord } from './test/nightly.ts'
import type { Results } from './test/results.ts'
import { addUp, runLane, type Lane } from './test/runLane.ts'
import { readSeed } from './test/seed.ts'

const ROOT = join(import.meta.dirname, '..')
const JOURNEYS = 'tests/journeys/'
/** Stories, and what is pressed in them. */
const OF_STORIES = ['src/stories.test.ts', 'src/pointer.test.ts']
const WATCHDOG = 300_000

/** Aborted when a person or the launcher ends the tests. */
const aborted = new AbortController()
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => aborted.abort())

const lane = (name: string, command: readonly string[], more: Partial<Lane> = {}) =>
  timed({
    name,
    command,
    runner: command.includes('playwright') ? 'playwright' : 'vitest',
    signal: aborted.signal,
    ...more,
  })
const vitest = (...args: readonly string[]) => lane('Vitest', ['vitest', 'run', ...args])
const playwright = (...args: readonly string[]) => lane('Playwright', ['playwright', 'test', ...args])

/** The lanes. More of them beside each other would only wait for each other's cores. */
const node = () => lane('node', ['pnpm', 'run', 'test:node'], { isQuiet: true })
/** No test of it is tagged: all are tests of `npm test`, in other time zones. */
const zones = () => lane('zones', ['pnpm', 'run', 'test:zones'], { isQuiet: true, environment: { DIRA_TESTS: '' } })
const components = () => lane('components', ['pnpm', 'run', 'test:components'], { isQuiet: true, watchdog: WATCHDOG })
const stories = () => lane('stories', ['pnpm', 'run', 'test:stories'], { isQuiet: true, watchdog: WATCHDOG })
const journeys = () => lane('journeys', ['pnpm', 'run', 'test:journeys'], { runner: 'playwright' })
const listener = () => lane('listener', ['pnpm', 'run', 'test:listener'])
const inTurn = async (...lanes: readonly (() => Promise<Results>)[]) => {
  const results: Results[] = []
  for (const each of lanes) results.push(await each())
  return addUp(results)
}

/** The lanes of a full run in groups: on a machine of its own each takes a third of the time. */
const FULL: ReadonlyMap<string, () => Promise<Results>> = new Map([
  ['node', () => inTurn(zones, node, listener, failedAtNight)],
  ['stories', stories],
  ['journeys', journeys],
])

const [mode = '', ...rest] = process.argv.slice(2)
try {
  obtainBrowsers()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
const seconds: string[] = []
const all = addUp(await run())
const remark = mode === '--full' ? remarkOnAge(readRecord()) : undefined
for (const line of seconds) console.log(line)
for (const line of all.retried) console.log(`↻ ${line.replaceAll(`${ROOT}/`, '')}`)
if (remark) console.log(`! ${remark}`)
for (const { line } of all.failures) console.log(`✗ ${line.replaceAll(`${ROOT}/`, '')}`)
if (aborted.signal.aborted) console.log('\nThe tests were aborted.')
console.log(`\n${closingLine(all)}`)
process.exitCode = all.failed > 0 || aborted.signal.aborted ? 1 : 0

async function run(): Promise<Results[]> {
  switch (mode) {
    case '':
      return Promise.all([node(), components(), inTurn(journeys, listener)])
    case '--full':
      process.env['DIRA_TESTS'] = 'full'
      if (rest[0] !== undefined) return [await groupOf(rest[0])()]
      // No component test is tagged.
      return [...(await Promise.all([inTurn(zones, node, listener), inTurn(stories, journeys)])), await failedAtNight()]
    case '--nightly':
      return runNightly()
    case '--accessibility':
      process.env['DIRA_TESTS'] = 'nightly'
      return Promise.all([vitest(OF_STORIES[0] ?? ''), playwright(`${JOURNEYS}accessibility.spec.ts`)])
    case '--changed':
      process.env['DIRA_TESTS'] = 'named'
      return runChanged(rest[0] ?? 'main')
    default:
      process.env['DIRA_TESTS'] = 'named'
      return runFiles([mode, ...rest])
  }
}

function groupOf(name: string): () => Promise<Results> {
  const group = FULL.get(name)
  if (!group) throw new Error(`No group of lanes is called ${name}: ${[...FULL.keys()].join(', ')}.`)
  return group
}

/** All that there is, at its deepest. Nothing is tried twice: what fails once by night is what one wants to know. */
async function runNightly(): Promise<Results[]> {
  const seed = readSeed(process.env['DIRA_SEED'] ?? 'random')
  Object.assign(process.env, { CI: '', DIRA_TESTS: 'nightly' })
  const results = addUp(await Promise.all([inTurn(zones, node), components(), inTurn(stories, journeys, listener)]))
  writeRecord(results, seed)
  return [results]
}

/** What failed in the last nightly run, with its seed. */
async function failedAtNight(): Promise<Results> {
  const record = readRecord()
  Object.assign(process.env, { DIRA_TESTS: 'nightly', ...(record && { DIRA_SEED: String(record.seed) }) })
  const failed = record?.failed.filter(({ file }) => file !== '') ?? []
  return addUp(await runFiles([...new Set(failed.map(({ file }) => file))], namesOf(failed)))
}

async function runFiles(words: readonly string[], names?: string): Promise<Results[]> {
  const journey = words.filter((word) => word.startsWith(JOURNEYS))
  const others = words.filter((word) => !word.startsWith(JOURNEYS))
  return [
    ...(others.length > 0 ? [await vitest('--project=!packed', ...others, ...(names ? ['-t', names] : []))] : []),
    ...(journey.length > 0 ? [await playwright(...journey, ...(names ? ['--grep', names] : []))] : []),
  ]
}

/** Both runners know which tests import what differs from a branch; of stories those in the folders that do are chosen here. */
async function runChanged(branch: string): Promise<Results[]> {
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim()
  const base = git('merge-base', 'HEAD', branch)
  const files = `${git('diff', '--name-only', base)}\n${git('ls-files', '--others', '--exclude-standard')}`.split('\n')
  const folders = new Set(files.filter((file) => /^(packages\/ui|apps\/site)\/src\//.test(file)).map(dirname))
  const DIRA_STORIES = [...folders].flatMap((folder) => globSync(`${folder}/*.stories.tsx`, { cwd: ROOT })).join()
  const related = [`--changed=${base}`, '--passWithNoTests', `--exclude=**/{${OF_STORIES.join()}}`]
  return [
    await lane('Vitest', ['vitest', 'run', ...related, '--project=!listener', '--project=!packed'], {
      mayBeEmpty: true,
    }),
    ...(DIRA_STORIES
      ? [await lane('stories', ['vitest', 'run', ...OF_STORIES], { environment: { DIRA_STORIES } })]
      : []),
    await lane('Playwright', ['playwright', 'test', `--only-changed=${base}`, '--pass-with-no-tests'], {
      mayBeEmpty: true,
    }),
  ]
}

async function timed(asked: Lane): Promise<Results> {
  const start = performance.now()
  const results = await runLane(asked)
  const inSeconds = (milliseconds: number) => `${String(Math.round(milliseconds / 1000)).padStart(5)} s`
  seconds.push(`${inSeconds(performance.now() - start)}  ${asked.name}: ${closingLine(results)}`)
  // A machine far away shows nothing but its summary.
  if (process.env['CI']) {
    const slowest = results.files.toSorted((a, b) => b.seconds - a.seconds).slice(0, 20)
    for (const { file, seconds: took } of slowest) seconds.push(`${inSeconds(took * 1000)}  · ${file}`)
  }
  return results
}

function closingLine({ passed, failed, skipped }: Results): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
