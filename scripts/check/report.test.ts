import { describe, expect, it } from 'vitest'
import { report } from './report.ts'

const passed = { name: 'seed', passed: true, output: 'up to date\n', seconds: 0.44 }
const failed = { name: 'unused code', passed: false, output: 'Unused files (1)\na.ts\n\n', seconds: 12 }

describe('report', () => {
  it('shows what failed, a line for each part, and the count alone on the last line', () => {
    expect(report([passed, failed])).toBe(
      [
        '── unused code ──',
        'Unused files (1)',
        'a.ts',
        '',
        'seed         passed    0.4 s',
        'unused code  FAILED   12.0 s',
        '',
        '1 passed, 1 failed',
        '',
      ].join('\n'),
    )
  })

  it('keeps quiet about what passed', () => {
    expect(report([passed])).not.toContain('up to date')
  })
})
