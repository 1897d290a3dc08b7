/** What a test runner reported. */
export interface Results {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** What failed, by file and name. A failure outside of any test has no entry. */
  readonly failures: readonly string[]
}

const NOTHING: Results = { passed: 0, failed: 0, skipped: 0, failures: [] }

/** A runner that ended without a report: something is wrong, whatever its exit code says. */
export const NO_REPORT: Results = { passed: 0, failed: 1, skipped: 0, failures: [] }

/** Reads Vitest's JSON report. A test file that could not be loaded reports no test of its own and counts as one failed. */
export function readVitest(report: string): Results {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults, success } = JSON.parse(
    report,
  ) as VitestReport // Vitest's own format.
  const failures = testResults.flatMap(({ name: file, status, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && tests.length === 0) return [file]
    return tests.map(({ fullName }) => `${file}: ${fullName}`)
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
  return [...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`), ...suites.flatMap(failuresIn)]
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
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
  }[]
}

interface PlaywrightReport {
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>
  readonly errors: readonly unknown[]
  readonly suites: readonly PlaywrightSuite[]
}

interface PlaywrightSuite {
  readonly specs?: readonly { readonly ok: boolean; readonly file: string; readonly title: string }[]
  readonly suites?: readonly PlaywrightSuite[]
}
