/**
 * `npm test`: every test with a deterministic answer. Unit and component tests run in Vitest, journeys through the built site in
 * Playwright; both always run, and the last line adds up what they reported. Arguments go to Vitest and leave the journeys out;
 * `--accessibility` runs nothing but the journey of that name, over its full matrix.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { NoBrowserError, obtainBrowser } from './test/obtainBrowser.ts'
import { closingLine, NO_REPORT, sum, tallyOfPlaywright, tallyOfVitest, type Tally } from './test/tally.ts'

const REPOSITORY = join(import.meta.dirname, '..')
const REPORTS = join(REPOSITORY, '.dira', 'reports')
const ACCESSIBILITY = '--accessibility'

try {
  process.env['DIRA_BROWSER'] = obtainBrowser(console.log)
} catch (error) {
  if (!(error instanceof NoBrowserError)) throw error
  console.error(error.message)
  process.exit(1)
}
mkdirSync(REPORTS, { recursive: true })

/** Set when a person or the launcher calls the tests off: what runs is ended, and nothing is begun. */
let isCalledOff = false

const args = process.argv.slice(2)
const all = sum(args[0] === ACCESSIBILITY ? [await runAccessibility()] : await runTests())
console.log(`\n${isCalledOff ? 'The tests were called off.' : closingLine(all)}`)
process.exitCode = all.failed > 0 || all.passed === 0 || isCalledOff ? 1 : 0

async function runTests(): Promise<Tally[]> {
  return [await runVitest(args), ...(args.length === 0 ? [await runPlaywright()] : [])]
}

/** Every page in every theme and width. */
function runAccessibility(): Promise<Tally> {
  process.env['DIRA_ACCESSIBILITY'] = 'full'
  return runPlaywright('tests/journeys/accessibility.spec.ts')
}

function runVitest(filters: readonly string[]): Promise<Tally> {
  const report = join(REPORTS, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return run({ program: 'vitest/vitest.mjs', args: ['run', ...reporters, ...filters], report, read: tallyOfVitest })
}

function runPlaywright(...filters: readonly string[]): Promise<Tally> {
  const report = join(REPORTS, 'playwright.json')
  process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] = report
  return run({
    program: '@playwright/test/cli.js',
    args: ['test', '--reporter=list,json', ...filters],
    report,
    read: tallyOfPlaywright,
  })
}

interface Run {
  /** Below node_modules. */
  readonly program: string
  readonly args: readonly string[]
  readonly report: string
  readonly read: (report: string) => Tally
}

async function run({ program, args: programArgs, report, read }: Run): Promise<Tally> {
  rmSync(report, { force: true })
  if (isCalledOff) return NO_REPORT
  const child = spawn(process.execPath, [join(REPOSITORY, 'node_modules', program), ...programArgs], {
    cwd: REPOSITORY,
    stdio: 'inherit',
  })
  const stop = () => {
    isCalledOff = true
    child.kill('SIGTERM')
  }
  process.on('SIGTERM', stop).on('SIGINT', stop)
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  process.off('SIGTERM', stop).off('SIGINT', stop)
  try {
    const tally = read(readFileSync(report, 'utf8'))
    if (code === 0 || tally.failed > 0) return tally
    console.error(`${program} ended with ${code} although no test of it failed; that counts as one failure.`)
    return { ...tally, failed: 1 }
  } catch {
    if (!isCalledOff) console.error(`${program} ended with ${code} and left no report.`)
    return NO_REPORT
  }
}
