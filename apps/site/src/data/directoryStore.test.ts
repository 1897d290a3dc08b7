import { SAMPLE_LISTINGS } from '@dira/directory-core/sample'
import { afterEach, expect, it, vi } from 'vitest'
import { samplePayload } from '../testing/sampleServer.ts'
import { createDirectoryStore } from './directoryStore.ts'

const [first, second] = SAMPLE_LISTINGS
const config = { ...samplePayload('/').config, indexPath: '/data/old.json', indexCursor: '1' }

afterEach(() => vi.unstubAllGlobals())

/** A store over a server that gives these answers, and the numbers of listings that it went through. */
async function open(answers: Readonly<Record<string, unknown>>) {
  vi.stubGlobal('fetch', async (url: string) =>
    url in answers ? Response.json(answers[url]) : new Response('', { status: 404 }),
  )
  const store = createDirectoryStore(config)
  const shown: unknown[] = []
  store.subscribe(() => {
    const page = store.current()?.pageAt('/listings')
    shown.push(page?.page === 'listings' ? page.total : page)
  })
  await store.ready()
  return { store, shown }
}

it('shows no listings before it knows what has changed since the index', async () => {
  const { store, shown } = await open({
    '/data/old.json': { listings: [first], phones: {} },
    '/changes.json?since=1': { put: [second], remove: [], phones: {} },
  })
  expect(shown).toEqual([2])
  expect(store.isComplete()).toBe(true)
})

it('takes the newest index where a large import came after its own', async () => {
  const { store, shown } = await open({
    '/data/old.json': { listings: [], phones: {} },
    '/changes.json?since=1': { newer: { indexPath: '/data/new.json', indexCursor: '2' } },
    '/data/new.json': { listings: [first, second], phones: {} },
    '/changes.json?since=2': { put: [], remove: [], phones: {} },
  })
  expect(shown).toEqual([2])
  expect(store.isComplete()).toBe(true)
})
