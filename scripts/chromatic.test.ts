import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it.each([{}, { CHROMATIC_PROJECT_TOKEN: '' }])(
  'is skipped with one clear line and no failure without a token: %o',
  (token) => {
    const { CHROMATIC_PROJECT_TOKEN: _, ...env } = process.env
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'chromatic.ts')], {
      env: { ...env, ...token },
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(/^Chromatic is skipped: set CHROMATIC_PROJECT_TOKEN .*\n$/)
  },
)
