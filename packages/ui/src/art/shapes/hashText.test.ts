import { expect, it } from 'vitest'
import { hashText } from './hashText.ts'

it.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('hashes %j as the reference of FNV-1a does', (text, hash) => {
  expect(hashText(text)).toBe(hash)
})

it('hashes the UTF-8 of a text, so that letters beyond latin count', () => {
  expect(hashText('ǁKaras')).not.toBe(hashText('ǀKaras'))
})
