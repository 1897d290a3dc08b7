import { expect, test } from 'vitest'
import { isPlainJson, isPlainQuery } from './plainJson.ts'

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

test.each([
  '',
  'null',
  'name,email\n"N",n@dira.example',
  '{"name": "Nāra", "hours": [{"day": "Mon"}]}',
  JSON.stringify({ text: `${'['.repeat(100)}"{` }),
  // A backslash and the letters u0000.
  String.raw`"\\u0000"`,
  JSON.stringify('\\'.repeat(3)),
  nested(64),
  `[${'[],'.repeat(1000)}[]]`,
])('%s is plain', (json) => expect(isPlainJson(json)).toBe(true))

test.each([
  String.raw`"\u0000"`,
  String.raw`{"a": ["x\\\u0000"]}`,
  String.raw`{"\u0000": 1}`,
  '"\0"',
  nested(65),
  '{"a":'.repeat(50_000),
  `["[", ${nested(64)}]`,
])('%# is not', (json) => expect(isPlainJson(json)).toBe(false))

test('a query may have brackets, but not in each other without end', () => {
  expect(isPlainQuery('?select=id&or=(and(a.eq.1,b.eq.2),c.in.(1,2))')).toBe(true)
  for (const query of [`?select=${'a('.repeat(65)}`, `?select=${'a%28'.repeat(65)}`, '?id=eq.%00']) {
    expect(isPlainQuery(query)).toBe(false)
  }
})
