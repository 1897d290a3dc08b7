import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readPlaywright, readVitest } from './results.ts'

it("Vitest's report: what failed, a file that could not be loaded, and what was tried again", () => {
  const failureMessages = ['Error: expected 3\n to be 2\n    at a.test.ts:4:5']
  const assertionResults = [
    { status: 'passed', title: 'adds', fullName: 'sums adds', failureMessages: [] },
    { status: 'failed', title: 'subtracts', fullName: 'sums subtracts', failureMessages },
    { status: 'passed', title: 'opens', fullName: 'sums opens', failureMessages },
  ]
  const testResults = [
    { name: '/a.test.ts', status: 'failed', startTime: 1000, endTime: 2500, assertionResults },
    { name: '/b.test.ts', status: 'failed', message: 'no such file', startTime: 0, endTime: 0, assertionResults: [] },
  ]
  expect(readVitest(JSON.stringify({ numPassedTests: 2, numPendingTests: 1, numTodoTests: 1, testResults }))).toEqual({
    passed: 2,
    failed: 2,
    skipped: 2,
    failures: [
      { file: '/a.test.ts', name: 'subtracts', line: '/a.test.ts: sums subtracts (Error: expected 3 to be 2)' },
      { file: '/b.test.ts', name: '', line: '/b.test.ts (no such file)' },
    ],
    retried: ['/a.test.ts: sums opens (Error: expected 3 to be 2)'],
    files: [
      { file: '/a.test.ts', seconds: 1.5 },
      { file: '/b.test.ts', seconds: 0 },
    ],
  })
})

it("Playwright's report: errors outside of tests count, and a failed journey tells of its page", () => {
  const path = join(mkdtempSync(join(tmpdir(), 'dira-results-')), 'error-context.md')
  writeFileSync(path, '```\nError\n```\n\n```yaml\n- banner: Dira\n- main [ref=f1e2]:\n  - text: No answer\n```\n')
  const body = Buffer.from('2.0–17.0 POST /claims: no answer\nReading the listings\n').toString('base64')
  const attachments = [{ name: 'screenshot' }, { name: 'requests', body }, { name: 'error-context', path }]
  const failed = { duration: 1500, error: { message: '\u001b[31mno button\u001b[39m' }, attachments }
  const spec = (title: string, status: string, results: readonly object[]) => ({
    ok: status !== 'unexpected',
    file: 'a.spec.ts',
    title,
    tests: [{ status, results }],
  })
  const inner = { file: 'a.spec.ts', specs: [spec('leads on', 'unexpected', [failed])] }
  const specs = [spec('opens', 'expected', [{ duration: 500 }]), spec('closes', 'flaky', [failed, { duration: 500 }])]
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }
  const page =
    '(no button) Requests: 2.0–17.0 POST /claims: no answer | Reading the listings The page: - main: - text: No answer'
  const report = { stats, errors: [{ message: 'no server' }], suites: [{ file: 'a.spec.ts', specs, suites: [inner] }] }
  expect(readPlaywright(JSON.stringify(report))).toEqual({
    passed: 6,
    failed: 2,
    skipped: 2,
    failures: [
      { file: 'tests/journeys/a.spec.ts', name: 'leads on', line: `a.spec.ts: leads on ${page}` },
      { file: '', name: '', line: 'Playwright (no server)' },
    ],
    retried: [`a.spec.ts: closes ${page}`],
    files: [{ file: 'a.spec.ts', seconds: 4 }],
  })
})
