import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** What a test runner reported. */
export interface Results {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** What failed, by file and name, with the beginning of its message. A failure outside of any test has no entry. */
  readonly failures: readonly string[]
  readonly failedTests: readonly FailedTest[]
  /** What failed first and passed when it was tried again, by file and name. */
  readonly retried: readonly string[]
  readonly files: readonly FileTime[]
}

/** A test that failed, by its file and its own title, by which both runners find it. A file that could not be loaded has no name. */
export interface FailedTest {
  readonly file: string
  readonly name: string
}

/** How long a test file took with its hooks, in seconds. */
export interface FileTime {
  readonly file: string
  readonly seconds: number
}

/** How much of a message a line of the summary shows, how much of what a failed journey waited for, and of its page, in characters. */
const LONGEST_MESSAGE = 600
const LONGEST_REQUESTS = 2000
const LONGEST_PAGE = 1500

const NOTHING: Results = { passed: 0, failed: 0, skipped: 0, failures: [], failedTests: [], retried: [], files: [] }

/** A runner that ended without a report: something is wrong, whatever its exit code says. */
export const NO_REPORT: Results = { ...NOTHING, failed: 1 }

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
  const retried = testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      // A test that passed keeps what it failed with before.
      .filter((test) => test.status === 'passed' && test.failureMessages?.length)
      .map(({ fullName, failureMessages }) => inOneLine(`${file}: ${fullName}`, failureMessages?.[0])),
  )
  return {
    passed: numPassedTests,
    // An error outside of any test fails the run and none of its tests.
    failed: failed === 0 && !success ? 1 : failed,
    skipped: numPendingTests + numTodoTests,
    failures,
    failedTests: testResults.flatMap(({ name: file, status, assertionResults }) => {
      const tests = assertionResults.filter((test) => test.status === 'failed')
      if (status === 'failed' && tests.length === 0) return [{ file, name: '' }]
      return tests.map(({ title }) => ({ file, name: title }))
    }),
    retried,
    // The report has no hooks: `reportActivity` says how long files took.
    files: [],
  }
}

/** Reads Playwright's JSON report. */
export function readPlaywright(report: string): Results {
  const { stats, errors, suites } = JSON.parse(report) as PlaywrightReport // Playwright's own format.
  const specs = suites.flatMap(specsIn)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: specs.filter(({ ok }) => !ok).map(lineOf),
    failedTests: specs
      .filter(({ ok }) => !ok)
      .map(({ file, title }) => ({ file: `tests/journeys/${file}`, name: title })),
    retried: specs.filter(({ ok, tests }) => ok && tests.some(({ status }) => status === 'flaky')).map(lineOf),
    files: suites.map((suite) => ({
      file: suite.file,
      seconds: specsIn(suite)
        .flatMap(resultsOf)
        .reduce((sum, { duration }) => sum + duration / 1000, 0),
    })),
  }
}

function specsIn({ specs = [], suites = [] }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(specsIn)]
}

function resultsOf({ tests }: PlaywrightSpec): PlaywrightResult[] {
  return tests.flatMap(({ results }) => results)
}

function lineOf(spec: PlaywrightSpec): string {
  const result = resultsOf(spec).find(({ error }) => error)
  return inOneLine(`${spec.file}: ${spec.title}`, result?.error?.message) + requestsOf(result) + pageOf(result)
}

/** What the journey waited for, and what the server printed. */
function requestsOf(result: PlaywrightResult | undefined): string {
  const body = result?.attachments?.find(({ name }) => name === 'requests')?.body
  if (body === undefined) return ''
  const text = Buffer.from(body, 'base64').toString().trim()
  return ` Requests: ${text.replaceAll(/\s*\n\s*/g, ' | ').slice(0, LONGEST_REQUESTS)}`
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
    (all, { passed, failed, skipped, failures, failedTests, retried, files }) => ({
      passed: all.passed + passed,
      failed: all.failed + failed,
      skipped: all.skipped + skipped,
      failures: [...all.failures, ...failures],
      failedTests: [...all.failedTests, ...failedTests],
      retried: [...all.retried, ...retried],
      files: [...all.files, ...files],
    }),
    NOTHING,
  )
}

/** The files that took longest, the slowest first; none that took less than half a second. */
export function slowest(files: readonly FileTime[], most = 20): FileTime[] {
  const lasting = files.filter(({ seconds }) => seconds >= 0.5)
  return lasting.toSorted((a, b) => b.seconds - a.seconds).slice(0, most)
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
      readonly title: string
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
  readonly file: string
  readonly specs?: readonly PlaywrightSpec[]
  readonly suites?: readonly PlaywrightSuite[]
}

interface PlaywrightSpec {
  readonly ok: boolean
  readonly file: string
  readonly title: string
  readonly tests: readonly { readonly status: string; readonly results: readonly PlaywrightResult[] }[]
}

interface PlaywrightResult {
  /** In milliseconds. */
  readonly duration: number
  readonly error?: { readonly message?: string }
  readonly attachments?: readonly { readonly name: string; readonly path?: string; readonly body?: string }[]
}
