import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** What a test runner reported. */
export interface Results {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** What failed, by file and name, with the beginning of its message. A failure outside of any test has no entry. */
  readonly failures: readonly string[]
}

/** How much of a message a line of the summary shows, and how much of the page on which a journey failed, in characters. */
const LONGEST_MESSAGE = 600
const LONGEST_PAGE = 2000

const NOTHING: Results = { passed: 0, failed: 0, skipped: 0, failures: [] }

/** A runner that ended without a report: something is wrong, whatever its exit code says. */
export const NO_REPORT: Results = { passed: 0, failed: 1, skipped: 0, failures: [] }

/** Reads Vitest's JSON report. A test file that could not be loaded reports no test of its own and counts as one failed. */
export function readVitest(report: string): Results {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults, success } = JSON.parse(
    report,
  ) as VitestReport // Vitest's own format.
  const failures = testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && tests.length === 0) return [inOneLine(file, message)]
    return tests.map(({ fullName, failureMessages }) => inOneLine(`${file}: ${fullName}`, failureMessages?.[0]))
  })
  const failed = Math.max(numFailedTests, failures.length)
  return {
    passed: numPassedTests,
    // An error outside of any test fails the run and none of its tests.
    failed: failed === 0 && !success ? 1 : failed,
    skipped: numPendingTests + numTodoTests,
    failures,
  }
}

/** Reads Playwright's JSON report. */
export function readPlaywright(report: string): Results {
  const { stats, errors, suites } = JSON.parse(report) as PlaywrightReport // Playwright's own format.
  return {
    passed: stats.expected,
    // A flaky test passed only when tried again: it failed.
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: suites.flatMap(failuresIn),
  }
}

function failuresIn({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const failed = specs.filter(({ ok }) => !ok)
  return [
    ...failed.map(({ file, title, tests }) => {
      const results = tests?.flatMap((test) => test.results) ?? []
      const result = results.find(({ error }) => error)
      return inOneLine(`${file}: ${title}`, result?.error?.message) + pageOf(result)
    }),
    ...suites.flatMap(failuresIn),
  ]
}

/** What the page said when a journey failed, from its main part on: where only the summary is kept, nothing else tells. */
function pageOf(result: PlaywrightResult | undefined): string {
  const path = result?.attachments?.find(({ name }) => name === 'error-context')?.path
  if (path === undefined) return ''
  const [, page = ''] = /```yaml\n(.*?)```/s.exec(readFileSync(path, 'utf8')) ?? []
  const main = page.slice(Math.max(0, page.search(/- main\b/))).replaceAll(/ \[(ref=\w+|cursor=pointer)\]/g, '')
  return ` The page: ${main.replaceAll(/\s+/g, ' ').slice(0, LONGEST_PAGE)}`
}

/** A name with the beginning of what went wrong, without the stack and colours. */
export function inOneLine(name: string, message = ''): string {
  const [text = ''] = stripVTControlCharacters(message).split(/\n\s+at /)
  const line = text.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_MESSAGE)
  return line ? `${name} (${line})` : name
}

export function addUp(results: readonly Results[]): Results {
  return results.reduce(
    (all, { passed, failed, skipped, failures }) => ({
      passed: all.passed + passed,
      failed: all.failed + failed,
      skipped: all.skipped + skipped,
      failures: [...all.failures, ...failures],
    }),
    NOTHING,
  )
}

/** The closing line: 'N passed, N failed', and how many were skipped when any was. */
export function closingLine({ passed, failed, skipped }: Pick<Results, 'passed' | 'failed' | 'skipped'>): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

interface VitestReport {
  readonly success: boolean
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message?: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages?: readonly string[]
    }[]
  }[]
}

interface PlaywrightReport {
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>
  readonly errors: readonly unknown[]
  readonly suites: readonly PlaywrightSuite[]
}

interface PlaywrightSuite {
  readonly specs?: readonly {
    readonly ok: boolean
    readonly file: string
    readonly title: string
    readonly tests?: readonly { readonly results: readonly PlaywrightResult[] }[]
  }[]
  readonly suites?: readonly PlaywrightSuite[]
}

interface PlaywrightResult {
  readonly error?: { readonly message?: string }
  readonly attachments?: readonly { readonly name: string; readonly path?: string }[]
}
