import { expect, it } from 'vitest'
import { createByteCache } from './byteCache.ts'

const cacheOf = (maxBytes: number) => createByteCache<string>({ maxBytes, sizeOf: (value) => value.length })

it('gives up what was not used for longest when it is full', () => {
  const cache = cacheOf(4)
  cache.set('a', '11')
  cache.set('b', '22')
  cache.get('a')
  cache.set('c', '33')
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['11', undefined, '33'])
})

it('counts a value that is replaced or deleted no more', () => {
  const cache = cacheOf(4)
  for (let round = 0; round < 10; round += 1) cache.set('a', '1111')
  cache.delete('a')
  cache.delete('a')
  cache.set('b', '22')
  cache.set('c', '33')
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([undefined, '22', '33'])
})

it('does not take what is larger than itself', () => {
  const cache = cacheOf(4)
  cache.set('a', '1')
  cache.set('b', '55555')
  expect([cache.get('a'), cache.get('b')]).toEqual(['1', undefined])
})
