import { expect, it } from 'vitest'
import { remarkOnAge, selectTests } from './nightly.ts'

const record = { commit: 'c0ffee', date: '2026-11-01', seed: 7, passed: 3, failed: [] }

it('remarks on a record that is missing or older than 14 days', () => {
  expect(remarkOnAge(undefined)).toContain('No nightly run')
  expect(remarkOnAge(record, Date.parse('2026-11-15'))).toBeUndefined()
  expect(remarkOnAge(record, Date.parse('2026-11-17'))).toBe('The last nightly run was 16 days ago: pnpm test:nightly')
})

it('selects tests by their names, whatever stands in those', () => {
  const { files, names } = selectTests([
    { file: 'a.test.ts', name: 'sorts (a | b)' },
    { file: 'a.test.ts', name: 'ends' },
  ])
  expect(files).toEqual(['a.test.ts'])
  expect('it sorts (a | b)').toMatch(new RegExp(names))
  expect('it sorts a').not.toMatch(new RegExp(names))
})
