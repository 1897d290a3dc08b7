import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { addUp, closingLine, readPlaywright, readVitest } from './results.ts'

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
    expect(readVitest(JSON.stringify(quiet))).toEqual({ passed: 3, failed: 0, skipped: 2, failures: [] })
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

  it('counts a run that failed outside of its tests', () => {
    expect(readVitest(JSON.stringify({ ...quiet, success: false })).failed).toBe(1)
  })
})

describe('readPlaywright', () => {
  it('counts flaky tests and errors outside of tests as failed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }
    const path = join(mkdtempSync(join(tmpdir(), 'dira-results-')), 'error-context.md')
    writeFileSync(path, '```\nError\n```\n\n```yaml\n- banner: Dira\n- main [ref=f1e2]:\n  - text: No answer\n```\n')
    const attachments = [{ name: 'screenshot' }, { name: 'error-context', path }]
    const tests = [{ results: [{ error: { message: '\u001b[31mno button\u001b[39m' }, attachments }] }]
    const inner = { specs: [{ ok: false, file: 'a.spec.ts', title: 'leads on', tests }] }
    const suites = [{ specs: [{ ok: true, file: 'a.spec.ts', title: 'opens' }], suites: [inner] }]
    expect(readPlaywright(JSON.stringify({ stats, errors: [{}], suites }))).toEqual({
      passed: 5,
      failed: 3,
      skipped: 2,
      failures: ['a.spec.ts: leads on (no button) The page: - main: - text: No answer '],
    })
  })
})

describe('closingLine', () => {
  it('adds up the runners in one line', () => {
    const results = [
      { passed: 3, failed: 0, skipped: 0, failures: [] },
      { passed: 5, failed: 3, skipped: 2, failures: [] },
    ]
    expect(closingLine(addUp(results))).toBe('8 passed, 3 failed, 2 skipped')
  })

  it('leaves out what was not skipped', () => {
    expect(closingLine({ passed: 1, failed: 0, skipped: 0 })).toBe('1 passed, 0 failed')
  })
})
