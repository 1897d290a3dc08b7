import type { Reporter, TestCase } from 'vitest/node'

/** A reporter for Vitest that sends a message to its parent process each time a test begins or ends. */
// oxlint-disable-next-line import/no-default-export -- Vitest loads a reporter by its default export.
export default class ReportActivity implements Reporter {
  onTestCaseReady(test: TestCase): void {
    send('begins', test)
  }

  onTestCaseResult(test: TestCase): void {
    send('ended', test)
  }
}

function send(what: 'begins' | 'ended', { module, fullName }: TestCase): void {
  process.send?.(`${what}: ${module.relativeModuleId} ${fullName}`)
}
