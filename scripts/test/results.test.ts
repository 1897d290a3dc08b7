import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { addUp, closingLine, NO_REPORT, readPlaywright, readVitest, slowest } from './results.ts'

const quiet = {
  success: true,
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [],
}

describe('readVitest', () => {
  it('takes the numbers of the report', () => {
    expect(readVitest(JSON.stringify(quiet))).toMatchObject({ passed: 3, failed: 0, skipped: 2, failures: [] })
  })

  it('counts a file that could not be loaded', () => {
    const testResults = [{ name: '/a.test.ts', status: 'failed', assertionResults: [] }]
    const results = readVitest(JSON.stringify({ ...quiet, success: false, testResults }))
    expect(results).toMatchObject({ failed: 1, failures: ['/a.test.ts'] })
  })

  it('does not count a failed test twice', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'adds' },
      {
        status: 'failed',
        fullName: 'subtracts',
        failureMessages: ['Error: expected 3\n to be 2\n    at a.test.ts:4:5'],
      },
    ]
    const testResults = [{ name: '/a.test.ts', status: 'failed', assertionResults }]
    const results = readVitest(JSON.stringify({ ...quiet, success: false, numFailedTests: 1, testResults }))
    expect(results).toMatchObject({ failed: 1, failures: ['/a.test.ts: subtracts (Error: expected 3 to be 2)'] })
  })

  it('names what passed only when it was tried again', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'adds', failureMessages: [] },
      { status: 'passed', fullName: 'opens', failureMessages: ['Error: not open\n    at a.test.ts:4:5'] },
    ]
    const testResults = [{ name: '/a.test.ts', status: 'passed', assertionResults }]
    const results = readVitest(JSON.stringify({ ...quiet, testResults }))
    expect(results).toMatchObject({ passed: 3, failed: 0, retried: ['/a.test.ts: opens (Error: not open)'] })
  })

  it('counts a run that failed outside of its tests', () => {
    expect(readVitest(JSON.stringify({ ...quiet, success: false })).failed).toBe(1)
  })
})

describe('readPlaywright', () => {
  it('counts errors outside of tests as failed, and names what was tried again', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }
    const path = join(mkdtempSync(join(tmpdir(), 'dira-results-')), 'error-context.md')
    writeFileSync(path, '```\nError\n```\n\n```yaml\n- banner: Dira\n- main [ref=f1e2]:\n  - text: No answer\n```\n')
    const requests = Buffer.from('2.0–17.0 POST /claims: no answer\nReading the listings\n').toString('base64')
    const attachments = [{ name: 'screenshot' }, { name: 'requests', body: requests }, { name: 'error-context', path }]
    const failed = { duration: 1500, error: { message: '\u001b[31mno button\u001b[39m' }, attachments }
    const spec = (title: string, status: string, results: readonly object[]) => ({
      ok: status !== 'unexpected',
      file: 'a.spec.ts',
      title,
      tests: [{ status, results }],
    })
    const inner = { file: 'a.spec.ts', specs: [spec('leads on', 'unexpected', [failed, failed])] }
    const suites = [
      {
        file: 'a.spec.ts',
        specs: [spec('opens', 'expected', [{ duration: 500 }]), spec('closes', 'flaky', [failed, { duration: 500 }])],
        suites: [inner],
      },
    ]
    const page =
      '(no button) Requests: 2.0–17.0 POST /claims: no answer | Reading the listings The page: - main: - text: No answer '
    expect(readPlaywright(JSON.stringify({ stats, errors: [{}], suites }))).toEqual({
      passed: 6,
      failed: 2,
      skipped: 2,
      failures: [`a.spec.ts: leads on ${page}`],
      failedTests: [{ file: 'tests/journeys/a.spec.ts', name: 'leads on' }],
      retried: [`a.spec.ts: closes ${page}`],
      files: [{ file: 'a.spec.ts', seconds: 5.5 }],
    })
  })
})

it('the slowest files come first, and those that took no time not at all', () => {
  const files = [1, 3, 2, 0].map((seconds) => ({ file: `${seconds}.test.ts`, seconds }))
  expect(slowest(files, 2)).toEqual([files[1], files[2]])
  expect(slowest(files)).toHaveLength(3)
})

describe('closingLine', () => {
  it('adds up the runners in one line', () => {
    const results = [
      { ...NO_REPORT, passed: 3, failed: 0 },
      { ...NO_REPORT, passed: 5, failed: 3, skipped: 2 },
    ]
    expect(closingLine(addUp(results))).toBe('8 passed, 3 failed, 2 skipped')
  })

  it('leaves out what was not skipped', () => {
    expect(closingLine({ passed: 1, failed: 0, skipped: 0 })).toBe('1 passed, 0 failed')
  })
})
