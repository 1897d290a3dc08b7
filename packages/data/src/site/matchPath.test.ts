import { expect, it } from 'vitest'
import { matchPath } from './matchPath.ts'

it.each([
  ['/', '/', {}],
  ['/a', '/a', {}],
  ['/a', '/A', undefined],
  ['/a', '/a/', undefined],
  ['/a/:b', '/a', undefined],
  ['/a/:b', '/a/c', { b: 'c' }],
  ['/a/:b/:c?', '/a/x', { b: 'x' }],
  ['/a/:b/:c?', '/a/x/y', { b: 'x', c: 'y' }],
  ['/a/:b/:c?', '/a/x/y/z', undefined],
])('%s and %s', (pattern, path, expected) => {
  expect(matchPath(pattern.slice(1).split('/'), path.slice(1).split('/'))).toEqual(expected)
})
