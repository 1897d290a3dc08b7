import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { findCircles } from './circles.ts'

const folder = mkdtempSync(join(tmpdir(), 'dira-circles-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('no folders of the product import each other', () => {
  expect(findCircles(join(import.meta.dirname, '../..')).join('\n\n')).toBe('')
})

it.each([
  ['a value', `import { b } from '../b/b.ts'`],
  ['a type', `import type { B } from '../b/b.ts'`],
  ['a value that is passed on', `export * from '../b/b.ts'`],
  ['a type that is passed on', `export type { B } from '../b/b.ts'`],
  ['what is only run', `import '../b/b.ts'`],
  ['a module that is loaded late', `const load = () => import('../b/b.ts')`],
  ['the type of such a module', `type B = typeof import('../b/b.ts')`],
  ['many names', `import {\n  b,\n  type B,\n} from '../b/b.ts'`],
  ['the address of a file', `import b from '../b/b.ts?url'`],
])('%s makes a circle, which is shown with the imports that close it', (_, code) => {
  write({ 'packages/x/src/a/a.ts': code, 'packages/x/src/b/b.ts': `import { c } from '../a/c.ts'`, ...A_C })
  expect(findCircles(folder)).toEqual([
    `packages/x/src/a → packages/x/src/b → packages/x/src/a
  packages/x/src/a/a.ts imports packages/x/src/b/b.ts
  packages/x/src/b/b.ts imports packages/x/src/a/c.ts`,
  ])
})

const A_C = { 'packages/x/src/a/c.ts': '' }
const CIRCLE = {
  'apps/x/server/a.ts': `import './b/b.ts'`,
  'apps/x/server/b/b.ts': `import type { C } from '../c/c.tsx'`,
  'apps/x/server/c/c.tsx': `const load = () => import('../a.ts')`,
}

it('a circle of three folders is one circle, and a folder may import itself', () => {
  write({ ...CIRCLE, 'apps/x/server/b/d.ts': `import './b.ts'` })
  const found = findCircles(folder)
  expect(found).toHaveLength(1)
  expect(found[0]).toContain('apps/x/server → apps/x/server/b → apps/x/server/c → apps/x/server')
})

it('tests, stories, what is made for them, and generated files close no circle', () => {
  const back = `import '../a/c.ts'`
  const kinds = ['b.test.ts', 'b.db.test.ts', 'b.stories.tsx', 'testing/b.ts', 'b.generated.ts', 'database.types.ts']
  write({ ...A_C, 'packages/x/src/a/a.ts': kinds.map((name) => `import '../b/${name}'`).join('\n') })
  write(Object.fromEntries(kinds.map((name) => [`packages/x/src/b/${name}`, back])))
  write({ 'packages/x/src/b/b.ts': `// As it was: import '../a/c.ts'\n/** {@link import('../a/c.ts')} */` })
  expect(findCircles(folder)).toEqual([])
})

it('what stands in `src` itself is no folder, but may be in a circle', () => {
  write({
    'apps/x/src/entry.ts': `import './shell/a.ts'`,
    'apps/x/src/shell/a.ts': `import '../routes.ts'`,
    'apps/x/src/routes.ts': '',
  })
  expect(findCircles(folder)).toEqual([])
  write({ 'apps/x/src/routes.ts': `import './shell/a.ts'` })
  expect(findCircles(folder)).toHaveLength(1)
})

function write(files: Readonly<Record<string, string>>) {
  for (const [path, code] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), code)
  }
}
