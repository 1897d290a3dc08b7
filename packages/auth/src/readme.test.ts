// @module-tag ci
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'

const PACKAGE = fileURLToPath(new URL('..', import.meta.url))
// Inside the package, so that its name leads to itself.
const folder = mkdtempSync(path.join(PACKAGE, '.readme-'))
afterAll(() => rmSync(folder, { recursive: true }))

const readme = readFileSync(path.join(PACKAGE, 'README.md'), 'utf8')
const [, example = ''] = /```tsx\n([\s\S]*?)```/.exec(readme) ?? []
const [, testing = ''] = /```ts\n([\s\S]*?)```/.exec(readme) ?? []

describe('the examples of the README', () => {
  it('are ten lines at most, and two', () => {
    expect(example.trim().split('\n').length).toBeLessThanOrEqual(10)
    expect(testing.trim().split('\n')).toHaveLength(2)
  })

  it('compile as they stand', () => {
    writeFileSync(path.join(folder, 'example.tsx'), example)
    const imports = `import { createAuth } from '@dira/auth'\nimport { ADMIN, createFakeGateway } from '@dira/auth/testing'\n`
    writeFileSync(path.join(folder, 'testing.ts'), `${imports}${testing}void auth\n`)
    const project = { extends: '../tsconfig.json', include: ['*.ts', '*.tsx'] }
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(project))
    const bin = path.resolve(PACKAGE, '../../node_modules/.bin')
    const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env['PATH'] ?? ''}` }
    const compile = () =>
      execFileSync('tsc', ['-p', folder], { encoding: 'utf8', shell: process.platform === 'win32', env })
    expect(compile()).toBe('')
  })
})
