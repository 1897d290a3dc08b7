// @module-tag ci
import { expect, it, vi } from 'vitest'
import { measureStores } from './stores.ts'

it('a table has a row for each store: what it answers is right, and one that is left out says why', async () => {
  const lines: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
  await measureStores(300, { stores: ['browser', 'server', 'pglite'], pgliteUpTo: 299 })
  const rows = lines.filter((line) => line.startsWith('| ')).map((line) => line.split(' | ').slice(0, 2))
  expect(rows).toEqual([
    ['| store', 'exactly right'],
    ['| whole listings', 'taken as right'],
    ['| browser index', '100.0 %'],
    ['| server memory', '100.0 %'],
    ['| Postgres on PGlite', 'left out: it takes long to fill'],
  ])
})
