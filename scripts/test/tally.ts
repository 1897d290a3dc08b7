/** What a runner reported, as numbers of tests. */
export interface Tally {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0 }

/** A runner that ended without a report: something is wrong, whatever its exit code says. */
export const NO_REPORT: Tally = { passed: 0, failed: 1, skipped: 0 }

/** Reads Vitest's JSON report. A test file that could not be loaded reports no test of its own and counts as one failed. */
export function tallyOfVitest(report: string): Tally {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults, success } = JSON.parse(
    report,
  ) as VitestReport // Vitest's own format.
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  ).length
  const failed = numFailedTests + unloaded
  return {
    passed: numPassedTests,
    // An error outside of any test fails the run and none of its tests.
    failed: failed === 0 && !success ? 1 : failed,
    skipped: numPendingTests + numTodoTests,
  }
}

/** Reads Playwright's JSON report. */
export function tallyOfPlaywright(report: string): Tally {
  const { stats, errors } = JSON.parse(report) as PlaywrightReport // Playwright's own format.
  // A flaky test passed only when tried again: it failed.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped }
}

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (all, { passed, failed, skipped }) => ({
      passed: all.passed + passed,
      failed: all.failed + failed,
      skipped: all.skipped + skipped,
    }),
    NOTHING,
  )
}

/** The closing line: 'N passed, N failed', and how many were skipped when any was. */
export function closingLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

interface VitestReport {
  readonly success: boolean
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly {
    readonly status: string
    readonly assertionResults: readonly { readonly status: string }[]
  }[]
}

interface PlaywrightReport {
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>
  readonly errors: readonly unknown[]
}
