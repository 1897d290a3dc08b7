import { EMPTY_SEARCH, encodeIndex, type Listing } from '@dira/directory-core'
import { SAMPLE_LISTINGS } from '@dira/directory-core/sample'
import { afterEach, expect, it, vi } from 'vitest'
import { directoryOf } from '../../testing/samplePages.ts'
import { SAMPLE_CONFIG } from '../../testing/sampleServer.ts'
import { createDirectoryStore } from './directoryStore.ts'

const [first, second] = SAMPLE_LISTINGS
const config = { ...SAMPLE_CONFIG, indexPath: '/data/old.bin', indexCursor: '1' }

const indexOf = (...listings: readonly (Listing | undefined)[]) =>
  encodeIndex(directoryOf(listings.filter((listing) => listing !== undefined)), { use: 'browser' })

afterEach(() => vi.unstubAllGlobals())

/** A store over a server that gives these answers, and the numbers of listings that it went through. */
async function open(answers: Readonly<Record<string, unknown>>, over = config) {
  vi.stubGlobal('fetch', async (url: string) => {
    const answer = answers[url]
    if (answer === undefined) return new Response('', { status: 404 })
    return answer instanceof Uint8Array ? new Response(answer.slice()) : Response.json(answer)
  })
  const store = createDirectoryStore(over, new Map())
  const shown: unknown[] = []
  store.subscribe(() => shown.push(store.current()?.directory.search(EMPTY_SEARCH).total))
  await store.ready()
  return { store, shown }
}

it('shows no listings before it knows what has changed since the index', async () => {
  const { store, shown } = await open({
    '/data/old.bin': indexOf(first),
    '/changes.json?since=1': { put: [second], remove: [] },
  })
  expect(shown).toEqual([2])
  expect(store.isComplete()).toBe(true)
})

it('changes and removes the listings of the index by the numbers of their rows', async () => {
  const { store } = await open({
    '/data/old.bin': indexOf(first, second),
    '/changes.json?since=1': { put: [{ ...second, id: '1', businessName: 'Kiosk' }], remove: ['0'] },
  })
  const { listings } = store.current()!.directory.search(EMPTY_SEARCH)
  expect(listings.map(({ businessName }) => businessName)).toEqual(['Kiosk'])
})

it('takes the index as it is where nobody says what has changed, and is not sure of it', async () => {
  const { store, shown } = await open({ '/data/old.bin': indexOf(first) })
  expect(shown).toEqual([1])
  expect(store.isComplete()).toBe(false)
})

it('takes the newest index where a large import came after its own', async () => {
  const { store, shown } = await open({
    '/data/old.bin': indexOf(),
    '/changes.json?since=1': { newer: { indexPath: '/data/new.bin', indexCursor: '2' } },
    '/data/new.bin': indexOf(first, second),
    '/changes.json?since=2': { put: [], remove: [] },
  })
  expect(shown).toEqual([2])
  expect(store.isComplete()).toBe(true)
})

it('asks for nothing where the server searches, also when a large import has made it so', async () => {
  const small = await open({}, { ...config, indexPath: '' })
  expect(small.store.current()).toBeUndefined()

  const grown = await open({
    '/data/old.bin': indexOf(first),
    '/changes.json?since=1': { newer: { indexPath: '', indexCursor: '2' } },
  })
  expect(grown.store.current()).toBeUndefined()
  expect(grown.store.isComplete()).toBe(false)
})
