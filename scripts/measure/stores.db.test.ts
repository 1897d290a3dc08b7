// @module-tag ci
import { expect, it, vi } from 'vitest'
import { measureStores } from './stores.ts'

it('a table has a row for each store, and what it answers is right', async () => {
  const lines: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
  await measureStores(300, ['browser', 'server'])
  const rows = lines.filter((line) => line.startsWith('| ')).map((line) => line.split(' | ').slice(0, 2))
  expect(rows).toEqual([
    ['| store', 'exactly right'],
    ['| whole listings', 'taken as right'],
    ['| browser index', '100.0 %'],
    ['| server memory', '100.0 %'],
  ])
})
