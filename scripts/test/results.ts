import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'

/** What a runner reported. */
export interface Results {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  readonly failures: readonly Failure[]
  /** What failed first and passed when it was tried again. */
  readonly retried: readonly string[]
  readonly files: readonly { readonly file: string; readonly seconds: number }[]
}

/** A failed test, by which its runner finds it, and its line of the summary. What failed outside of any test has a line alone. */
export interface Failure {
  readonly file: string
  readonly name: string
  readonly line: string
}

/** How much the summary shows of a message, of what a failed journey waited for, and of its page, in characters. */
const LONGEST = { message: 600, requests: 2000, page: 1500 }

/** Vitest's JSON report. A file that could not be loaded has no test and is one failure. */
export function readVitest(report: string): Results {
  const { numPassedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(report) as JsonTestResults // Its own format.
  const failures: Failure[] = []
  const retried: string[] = []
  for (const { name: file, status, message, assertionResults } of testResults) {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) failures.push({ file, name: '', line: inOneLine(file, message) })
    for (const { status: outcome, title: name, fullName, failureMessages } of assertionResults) {
      const line = inOneLine(`${file}: ${fullName}`, failureMessages?.[0])
      if (outcome === 'failed') failures.push({ file, name, line })
      // A test that passed keeps what it failed with before.
      else if (outcome === 'passed' && failureMessages?.length) retried.push(line)
    }
  }
  const files = testResults.map(({ name, startTime, endTime }) => ({
    file: name,
    seconds: (endTime - startTime) / 1000,
  }))
  return {
    passed: numPassedTests,
    failed: failures.length,
    skipped: numPendingTests + numTodoTests,
    failures,
    retried,
    files,
  }
}

/** Playwright's JSON report. */
export function readPlaywright(report: string): Results {
  const { stats, errors, suites } = JSON.parse(report) as JSONReport // Its own format.
  const specs = suites.flatMap(specsIn)
  const outside = errors.map(({ message }) => ({ file: '', name: '', line: inOneLine('Playwright', message) }))
  const failures = specs
    .filter(({ ok }) => !ok)
    .map((spec) => ({ file: `tests/journeys/${spec.file}`, name: spec.title, line: lineOf(spec) }))
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [...failures, ...outside],
    retried: specs.filter(({ ok, tests }) => ok && tests.some(({ status }) => status === 'flaky')).map(lineOf),
    files: suites.map((suite) => ({
      file: suite.file,
      seconds: specsIn(suite)
        .flatMap(resultsOf)
        .reduce((sum, { duration }) => sum + duration / 1000, 0),
    })),
  }
}

const specsIn = ({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] => [...specs, ...suites.flatMap(specsIn)]
const resultsOf = ({ tests }: JSONReportSpec) => tests.flatMap(({ results }) => results)

/** A journey's error, what it waited for, and what the page said from its main part on: where only the summary is kept, nothing else tells. */
function lineOf(spec: JSONReportSpec): string {
  const { error, attachments = [] } = resultsOf(spec).find((result) => result.error) ?? {}
  const named = (name: string) => attachments.find((attachment) => attachment.name === name)
  const requests = Buffer.from(named('requests')?.body ?? '', 'base64').toString()
  const path = named('error-context')?.path
  const [, page = ''] = path === undefined ? [] : (/```yaml\n(.*?)```/s.exec(readFileSync(path, 'utf8')) ?? [])
  const main = page.slice(Math.max(0, page.search(/- main\b/))).replaceAll(/ \[(ref=\w+|cursor=pointer)\]/g, '')
  return [
    inOneLine(`${spec.file}: ${spec.title}`, error?.message),
    requests &&
      `Requests: ${requests
        .trim()
        .replaceAll(/\s*\n\s*/g, ' | ')
        .slice(0, LONGEST.requests)}`,
    page && `The page: ${main.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST.page)}`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** A name with the beginning of what went wrong, without the stack and colours. */
export function inOneLine(name: string, message = ''): string {
  const [text = ''] = stripVTControlCharacters(message).split(/\n\s+at /)
  const line = text.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST.message)
  return line ? `${name} (${line})` : name
}
