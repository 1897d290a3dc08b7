import type { Reporter } from 'vitest/node'

/** A reporter for Vitest that sends a message to its parent process each time a test has ended. */
// oxlint-disable-next-line import/no-default-export -- Vitest loads a reporter by its default export.
export default class ReportActivity implements Reporter {
  onTestCaseResult(): void {
    process.send?.('a test has ended')
  }
}
