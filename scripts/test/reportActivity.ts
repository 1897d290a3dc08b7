import type { Reporter, TestCase, TestModule } from 'vitest/node'
import type { FileTime } from './results.ts'

/** A reporter for Vitest that sends a message to its parent process each time a test begins or ends, and how long each file took. */
// oxlint-disable-next-line import/no-default-export -- Vitest loads a reporter by its default export.
export default class ReportActivity implements Reporter {
  onTestCaseReady(test: TestCase): void {
    send('begins', test)
  }

  onTestCaseResult(test: TestCase): void {
    send('ended', test)
  }

  onTestModuleEnd(module: TestModule): void {
    process.send?.(`${TOOK}${module.diagnostic().duration} ${module.relativeModuleId}`)
  }
}

const TOOK = 'took: '

/** Reads what a message says of a file; undefined for other messages. */
export function readTook(message: string): FileTime | undefined {
  if (!message.startsWith(TOOK)) return undefined
  const [duration, file = ''] = message.slice(TOOK.length).split(/ (.*)/s)
  return { file, seconds: Number(duration) / 1000 }
}

function send(what: 'begins' | 'ended', { module, fullName }: TestCase): void {
  process.send?.(`${what}: ${module.relativeModuleId} ${fullName}`)
}
