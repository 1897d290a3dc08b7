import { expect, it } from 'vitest'
import { isPicked } from './pickedHere.ts'

it('a row is picked by its id, or with all that match, but only while these are the ones shown', () => {
  expect(isPicked({ kind: 'rows', ids: new Set(['one']) }, 'one')).toBe(true)
  expect(isPicked({ kind: 'rows', ids: new Set(['one']) }, 'two')).toBe(false)
  const all = { kind: 'all', without: new Set(['one']), count: 2, isShown: true } as const
  expect(isPicked(all, 'two')).toBe(true)
  expect(isPicked(all, 'one')).toBe(false)
  expect(isPicked({ ...all, isShown: false }, 'two')).toBe(false)
})
