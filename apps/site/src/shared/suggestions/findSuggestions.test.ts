import { afterEach, expect, it, vi } from 'vitest'
import type { SuggestionsData } from '../data/pageData.ts'
import { listEngine, type ListEngine } from '../data/listEngine.ts'
import { directoryOf } from '../../testing/samplePages.ts'
import { SAMPLE_CONFIG } from '../../testing/sampleServer.ts'
import { findSuggestions } from './findSuggestions.ts'

const URL = '/listings?search=nai'
const EMPTY = { matches: 0, href: '', places: [], categories: [], listings: [] }
const ofServer: SuggestionsData = { ...EMPTY, search: 'server' }
const ofIndex: SuggestionsData = { ...EMPTY, search: 'nai', href: URL }
const cards = new Map()
const engine = listEngine(directoryOf([]), { cards, config: SAMPLE_CONFIG })
const list = { path: '/listings', title: 'Business Listings', breadcrumbs: [], scope: {} }
const empty = { current: () => undefined, isComplete: () => false, ready: async () => undefined }

const fetched = vi.fn<typeof fetch>()
afterEach(() => {
  fetched.mockReset()
  vi.unstubAllGlobals()
})

const find = (store: object, signal = new AbortController().signal) => {
  vi.stubGlobal('fetch', fetched)
  return findSuggestions(URL, { directoryStore: { ...empty, ...store }, cards, list, signal })
}

it('asks the server until the index is there and knows what has changed, and nobody from then on', async () => {
  fetched.mockImplementation(async () => Response.json(ofServer))
  expect(await find({})).toEqual(ofServer)
  expect(await find({ current: () => engine })).toEqual(ofServer)
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(Array(2).fill('/listings/suggestions.json?search=nai'))
  expect(await find({ current: () => engine, isComplete: () => true })).toEqual(ofIndex)
  expect(fetched).toHaveBeenCalledTimes(2)
})

it('goes on with the index where the server does not answer, and knows nothing without either', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await find({ current: () => engine })).toEqual(ofIndex)
  expect(await find({})).toBeUndefined()
})

it('fetches the index on a static host, which answers with a page', async () => {
  fetched.mockImplementation(async () => new Response('<!doctype html>', { status: 404 }))
  let current: ListEngine | undefined
  const ready = async () => void (current = engine)
  expect(await find({ current: () => current, ready })).toEqual(ofIndex)
})

it('takes its request back when the answer is no longer wanted', async () => {
  const unwanted = new AbortController()
  fetched.mockImplementation((_url, init) => {
    return new Promise((_resolve, reject) =>
      init?.signal?.addEventListener('abort', () => reject(new DOMException('It was aborted.', 'AbortError'))),
    )
  })
  const found = find({ current: () => engine }, unwanted.signal)
  unwanted.abort()
  await expect(found).rejects.toThrow('aborted')
})
