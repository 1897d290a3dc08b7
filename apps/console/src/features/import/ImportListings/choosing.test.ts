import { expect, it } from 'vitest'
import {
  columnProblem,
  doubledFields,
  withColumn,
  withJoined,
  withOnly,
  withoutRest,
  withSource,
  withValue,
} from './choosing.ts'
import type { ImportColumn } from './importView.ts'

const column = (name: string, field: string | null, isLeftOut = false): ImportColumn => ({
  name,
  first: '',
  field,
  isLeftOut,
  origin: 'guessed',
  canJoin: field === 'name' || field === 'phone',
})
const choice = { columns: {}, values: {}, status: 'draft' } as const

it('asks for what is open, then for what is double, then for what every listing needs', () => {
  const name = column('N', 'name')
  expect(columnProblem({ columns: [name, column('X', null)], choice })).toEqual({ kind: 'open', column: 'X' })
  expect(columnProblem({ columns: [name, column('M', 'name')], choice })).toEqual({ kind: 'twice', field: 'name' })
  expect(columnProblem({ columns: [column('C', 'category')], choice })).toEqual({ kind: 'missing', field: 'name' })
  expect(columnProblem({ columns: [name], choice })).toEqual({ kind: 'missing', field: 'category' })
  expect(columnProblem({ columns: [name, column('L', 'lat')], choice: { ...choice, category: 'shopping' } })).toEqual({
    kind: 'missing',
    field: 'country',
  })
  const rest = column('X', null, true)
  expect(columnProblem({ columns: [name, column('C', 'category'), rest], choice: { ...choice, country: 'NA' } })).toBe(
    undefined,
  )
  expect(doubledFields({ columns: [rest, rest], choice })).toEqual(new Set())
})

it('changes one decision and takes it back', () => {
  const chosen = withColumn(choice, 'Tel', 'phone')
  expect(chosen.columns).toEqual({ Tel: 'phone' })
  expect(withColumn(chosen, 'Tel', '').columns).toEqual({})
  const meant = withValue(chosen, 'category', 'Shebeens', 'nightlife-entertainment')
  expect(meant).toMatchObject({
    columns: { Tel: 'phone' },
    values: { category: { Shebeens: 'nightlife-entertainment' } },
  })
  expect(withValue(meant, 'category', 'Shebeens', '').values).toEqual({ category: {} })
  expect(withoutRest({ columns: [column('A', 'name'), column('B', null)], choice }).columns).toEqual({ B: '-' })
})

it('asks which of several columns is meant, until one is chosen or they are joined', () => {
  const columns = [column('A', 'phone'), column('B', 'phone'), column('C', 'lat'), column('D', 'lat')]
  expect(doubledFields({ columns, choice })).toEqual(new Set(['phone', 'lat']))
  const joined = withJoined(withJoined(choice, 'phone'), 'lat')
  expect(doubledFields({ columns, choice: joined })).toEqual(new Set(['lat']))
  expect(withOnly(joined, 'phone', ['A', 'B'], 'B')).toMatchObject({
    columns: { A: '-', B: 'phone' },
    joined: ['lat'],
  })
})

it('asks for the link of a source, and for the source of a link', () => {
  const columns = [column('N', 'name'), column('C', 'category'), column('L', 'country')]
  const problem = (name: string, url: string) => columnProblem({ columns, choice: withSource(choice, { name, url }) })
  const missing = { kind: 'missing', field: 'source' }
  expect([problem('A, CC BY', ''), problem('', 'https://a.example'), problem('A', 'a.example')]).toEqual([
    missing,
    missing,
    missing,
  ])
  expect(problem('A, CC BY', 'https://a.example/licence')).toBeUndefined()
  expect(withSource(choice, { name: ' ', url: '' }).source).toBeUndefined()
})
