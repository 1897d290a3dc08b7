import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { inOneLine, readPlaywright, readVitest, type Results } from './results.ts'

const ROOT = join(import.meta.dirname, '../..')
const REPORTS = join(ROOT, '.dira/reports')

const NOTHING: Results = { passed: 0, failed: 0, skipped: 0, failures: [], retried: [], files: [] }

export interface Lane {
  readonly name: string
  /** Vitest or Playwright, by a script of package.json or by itself; its arguments may follow. */
  readonly command: readonly string[]
  readonly runner: 'vitest' | 'playwright'
  readonly environment?: Readonly<Record<string, string>>
  /** Shown when it ends, because others run beside it. @default false */
  readonly isQuiet?: boolean
  /** Vitest's browser can wait for a page for ever (vitest#11243): after so long without a line, in milliseconds, it is started once more. */
  readonly watchdog?: number
  /** Whether no test at all is no failure. @default false */
  readonly mayBeEmpty?: boolean
  /** Ends the lane; what it reported until then counts. */
  readonly signal: AbortSignal
}

/** Runs a lane and reads its JSON report. No report, no test, or an exit code without a failed test counts as one failure. */
export async function runLane(lane: Lane): Promise<Results> {
  const first = await runOnce(lane)
  if (!first.hasHung) return first.results
  console.error(
    `${lane.name} printed nothing for ${(lane.watchdog ?? 0) / 1000} s after ‘${first.lastLine}’: it is started once more.`,
  )
  const second = await runOnce(lane)
  return second.hasHung ? failed(`${lane.name} hung twice, after ‘${second.lastLine}’`) : second.results
}

async function runOnce({ name, command, runner, environment, isQuiet, watchdog, mayBeEmpty, signal }: Lane) {
  const report = join(REPORTS, `${name.replaceAll(' ', '-')}.json`)
  mkdirSync(REPORTS, { recursive: true })
  rmSync(report, { force: true })
  if (signal.aborted) return { hasHung: false, lastLine: '', results: failed(`${name} was not begun.`) }
  const isWindows = process.platform === 'win32'
  // The verbose reporter prints a line as soon as a test ends.
  const vitest = [`--reporter=${watchdog ? 'verbose' : 'default'}`, '--reporter=json', `--outputFile.json=${report}`]
  const reporters = runner === 'vitest' ? vitest : ['--reporter=list,json']
  const [file = '', ...args] = [...command, ...reporters]
  const output = isQuiet ? 'pipe' : 'inherit'
  // A group of its own: whatever the runner started ends with it.
  const child = spawn(file, args, {
    cwd: ROOT,
    env: { ...process.env, ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    stdio: ['ignore', output, output],
    detached: !isWindows,
    shell: isWindows,
  })
  const end = (how: NodeJS.Signals) => {
    try {
      process.kill(isWindows ? (child.pid ?? 0) : -(child.pid ?? 0), how)
    } catch {
      // It has just ended.
    }
  }
  let printed = ''
  let hasHung = false
  let lastResort: NodeJS.Timeout | undefined
  const stop = () => {
    end('SIGTERM')
    lastResort = setTimeout(end, 5000, 'SIGKILL')
  }
  const onSilence = () => {
    hasHung = true
    stop()
  }
  const timer = watchdog && setTimeout(onSilence, watchdog)
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      printed += stripVTControlCharacters(chunk.toString())
      if (timer) timer.refresh()
    })
  }
  signal.addEventListener('abort', stop)
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  signal.removeEventListener('abort', stop)
  clearTimeout(timer)
  clearTimeout(lastResort)
  // From what failed on: a line for each of thousands of tests would bury it.
  const failures = printed.search(/.*(Failed (Suites|Tests)|Unhandled (Error|Rejection))/)
  const shown =
    failures === -1 ? printed.slice(Math.max(0, printed.search(/.*Test Files {2}/))) : printed.slice(failures)
  process.stdout.write(isQuiet ? `== ${name}\n${shown}` : '')
  const lastLine = inOneLine(printed.trim().split('\n').at(-1) ?? '')
  return { hasHung, lastLine, results: resultsOf() }

  function resultsOf(): Results {
    let results: Results
    try {
      results = (runner === 'vitest' ? readVitest : readPlaywright)(readFileSync(report, 'utf8'))
    } catch {
      return failed(
        `${name} ${signal.aborted ? 'was ended before it was done.' : `ended with ${code} and left no report`}`,
        shown,
      )
    }
    if (results.failed > 0 || (code === 0 && (results.passed > 0 || mayBeEmpty))) return results
    const outside = failed(`${name} ended with ${code} and ${results.passed} passed`, shown)
    return { ...results, failed: 1, failures: outside.failures }
  }
}

function failed(what: string, printed = ''): Results {
  return { ...NOTHING, failed: 1, failures: [{ file: '', name: '', line: inOneLine(what, printed) }] }
}

export function addUp(results: readonly Results[]): Results {
  const sum = (of: 'passed' | 'failed' | 'skipped') => results.reduce((all, one) => all + one[of], 0)
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    failures: results.flatMap(({ failures }) => failures),
    retried: results.flatMap(({ retried }) => retried),
    files: results.flatMap(({ files }) => files),
  }
}
