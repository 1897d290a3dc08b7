import { expect, it, vi } from 'vitest'
import { createAnswers } from '../http/answer.ts'
import type { PageRequest } from '../http/pageRequest.ts'
import type { DirectoryFeed } from '../listings/directoryFeed.ts'
import { createPageCache } from './pageCache.ts'

const MEGABYTE = 1024 * 1024
const answerOf = createAnswers({})

/** A cache of answers of so many bytes. */
function openCache(bytes: number) {
  const state = { version: '1', index: '/data/1.bin', isFresh: true, now: 0 }
  const make = vi.fn(async ({ url }: PageRequest) => ({
    answer: answerOf({ type: 'text/plain', cacheControl: 'no-cache', content: url.padEnd(bytes) }),
    madeFrom: url.startsWith('/about') ? state.index : state.version,
    changesAt: 100,
  }))
  const feed = {
    current: () => ({ version: state.version, snapshot: {} }),
    isFresh: () => state.isFresh,
    fresh: async () => void (state.isFresh = true),
  } as unknown as DirectoryFeed
  const cache = createPageCache({ feed, indexPathOf: () => state.index, make, now: () => state.now })
  const ask = async (url: string) => cache.answer({ kind: 'page', url, key: url })
  return { state, make, cache, ask }
}

it('keeps what was asked for last within its share of memory, and makes the rest anew', async () => {
  const { cache, ask } = openCache(10 * MEGABYTE)
  for (let page = 0; page < 8; page += 1) {
    await ask(`/${page}`)
    cache.inMemory('/0')
  }
  expect(cache.inMemory('/0')).toBeDefined()
  expect(cache.inMemory('/7')).toBeDefined()
  expect(cache.inMemory('/1')).toBeUndefined()
})

it('sends what is larger than all of it, and keeps nothing of that', async () => {
  const { cache, ask } = openCache(70 * MEGABYTE)
  expect((await ask('/large')).status).toBe(200)
  expect(cache.inMemory('/large')).toBeUndefined()
})

it('is true until the listings change, the instant comes, or somebody has written; without listings until the index is another', async () => {
  const { state, cache, ask } = openCache(10)
  await ask('/listings')
  await ask('/about')
  state.version = '2'
  expect([cache.inMemory('/listings'), cache.inMemory('/about')]).toEqual([undefined, expect.anything()])
  state.index = '/data/2.bin'
  expect(cache.inMemory('/about')).toBeUndefined()
  await ask('/listings')
  state.isFresh = false
  expect(cache.inMemory('/listings')).toBeUndefined()
  state.isFresh = true
  expect(cache.inMemory('/listings')).toBeDefined()
  state.now = 100
  expect(cache.inMemory('/listings')).toBeUndefined()
})
