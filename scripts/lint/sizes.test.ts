import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { findLarge, readSizes } from './sizes.ts'

const folder = mkdtempSync(join(tmpdir(), 'dira-sizes-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('no file, function or component of the product is larger than it may be, and what has shrunk is written down', () => {
  const [now, allowed] = [findLarge(join(import.meta.dirname, '../..')), readSizes()]
  const sayings = [...new Set([...now.keys(), ...allowed.keys()])].flatMap((what) => {
    const [size = 0, most = 0] = [now.get(what), allowed.get(what)]
    if (size > most) return [`${what}: ${size}, make it smaller`]
    return size < most ? [`${what}: smaller now, run node scripts/lint/sizes.ts`] : []
  })
  expect(sayings).toEqual([])
})

const lines = (count: number) => 'f()\n'.repeat(count)

it.each([
  ['a file', lines(201), ' lines 201'],
  ['a function', `export function long() {\n${lines(80)}}\n`, ' function long 82'],
  ['a function that is a value', `export const long = () => {\n${lines(80)}}\n`, ' function long 82'],
  ['a function of an object', `export const a = { long() {\n${lines(80)}} }\n`, ' function long 82'],
  [
    'the props of a component',
    `interface AProps extends Pick<B, 'a' | 'b'>, Omit<C, 'd'> {\n${Array.from({ length: 11 }, (_, at) => `p${at}: 1`).join('\n')}\n}\n`,
    ' props AProps 13',
  ],
])('%s is found when it is too large', (_, code, found) => {
  const file = write('packages/x/src/a.ts', code)
  expect([...findLarge(folder)].map(([what, size]) => `${what} ${size}`)).toEqual([file + found])
})

it('what is as large as it may be is none, nor are tests, styles and tables of data', () => {
  write('packages/x/src/a.ts', `${lines(118)}function long() {\n${lines(78)}}\n`)
  write('packages/x/src/a.test.ts', lines(201))
  write('packages/x/src/a.css.ts', lines(201))
  write('packages/x/src/sample/a.ts', lines(201))
  write('packages/x/src/index.ts', lines(201))
  expect([...findLarge(folder)]).toEqual([])
})

function write(file: string, code: string): string {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), code)
  return file
}
