import type { Reporter } from 'vitest/node'

/** A reporter for Vitest that tells whoever started it, by a message, each time a test has ended. */
// oxlint-disable-next-line import/no-default-export -- Vitest loads a reporter by its default export.
export default class Pulse implements Reporter {
  onTestCaseResult(): void {
    process.send?.('a test has ended')
  }
}
