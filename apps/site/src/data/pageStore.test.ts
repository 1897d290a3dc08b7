import { SAMPLE_LISTINGS } from '@dira/directory-core/sample'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { PageData } from '../app/pageData.ts'
import type { DirectoryStore } from './directoryStore.ts'
import { createPageStore, PageUnavailableError } from './pageStore.ts'
import { pageEngine, searchable } from './pageEngine.ts'

afterEach(() => vi.unstubAllGlobals())

const kiosk = { ...SAMPLE_LISTINGS[0]!, slug: 'kiosk', businessName: 'Kiosk' }
const config = {
  siteUrl: '',
  apiUrl: '',
  formsUrl: '',
  publishableKey: '',
  imageOrigins: [],
  indexPath: '',
  indexCursor: '',
}
const engine = pageEngine(searchable([kiosk]), config)
const untouched = engine.pageAt('/listings')

describe('createPageStore', () => {
  it('knows the page that was served without asking', () => {
    expect(storeOf().peek('/listings')).toEqual(untouched)
  })

  it('fetches another page once and then knows it', async () => {
    const fetched = answer({ page: 'home', featured: [], categories: [] })
    const store = storeOf()
    await store.load('/')
    expect(fetched).toHaveBeenCalledWith('/page.json')
    expect(store.peek('/')).toEqual({ page: 'home', featured: [], categories: [] })
  })

  it('sends the query along', async () => {
    const fetched = answer(engine.pageAt('/listings?search=kiosk'))
    await storeOf().load('/listings?search=kiosk')
    expect(fetched).toHaveBeenCalledWith('/listings/page.json?search=kiosk')
  })

  it('computes a list as soon as the search index is there', () => {
    const store = storeOf({ current: () => engine })
    expect(store.peek('/listings?search=nothing')).toMatchObject({ page: 'listings', matches: 0, total: 1 })
  })

  it('asks the server before it says that nothing is found, while what changed is on its way', async () => {
    const store = storeOf({ current: () => engine, isComplete: () => false })
    expect(store.peek('/listings?search=kiosk')).toMatchObject({ matches: 1 })
    expect(store.peek('/listings?search=stall')).toBeUndefined()
    const newer = pageEngine(searchable([kiosk, { ...kiosk, id: '2', businessName: 'Stall' }]), config)
    answer(newer.pageAt('/listings?search=stall'))
    await store.load('/listings?search=stall')
    expect(store.peek('/listings?search=stall')).toMatchObject({ matches: 1, total: 2 })
  })

  it('asks the server, too, before it says that only the words of a text are found', () => {
    const store = storeOf({ current: () => engine, isComplete: () => false })
    const { category } = kiosk
    const url = `/listings?search=${category}+kiosk`
    expect(storeOf({ current: () => engine }).peek(url)).toMatchObject({ words: [category, 'kiosk'], matches: 1 })
    expect(store.peek(url)).toBeUndefined()
  })

  it('says that nothing is found where the server does not answer either', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    const store = storeOf({ current: () => engine, isComplete: () => false })
    await store.load('/listings?search=stall')
    expect(store.peek('/listings?search=stall')).toMatchObject({ matches: 0, total: 1 })
  })

  it('says so on a static host once the index is as new as it gets', async () => {
    answer(untouched, '/listings')
    const store = storeOf({ current: () => engine, isComplete: () => false })
    await store.load('/listings?search=stall')
    expect(store.peek('/listings?search=stall')).toMatchObject({ matches: 0, total: 1 })
  })

  it('never takes the untouched list of a static host for the answer to a search', async () => {
    answer(untouched, '/listings')
    const ready = vi.fn(async () => {})
    const store = storeOf({ ready })
    await expect(store.load('/listings?search=kiosk')).rejects.toThrow(PageUnavailableError)
    expect(store.peek('/listings?search=kiosk')).toBeUndefined()
    expect(ready).toHaveBeenCalled()
  })

  it('has no list of what is open, had or near but from a server that finds it', async () => {
    answer(untouched, '/listings')
    const store = storeOf({ current: () => engine })
    await expect(store.load('/listings?has=website')).rejects.toThrow(PageUnavailableError)
    expect(store.peek('/listings?has=website')).toBeUndefined()
  })

  it('takes a missing file for a missing listing', async () => {
    vi.stubGlobal('fetch', async () => new Response('<h1>Not found</h1>', { status: 404 }))
    const store = storeOf()
    await store.load('/listings/gone')
    expect(store.peek('/listings/gone')).toEqual({ page: 'listing-not-found' })
  })

  it.each([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an error of the server', async () => new Response('', { status: 503 })],
    ['a page instead of data', async () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    ['broken data', async () => new Response('{', { headers: { 'content-type': 'application/json' } })],
  ])('says that a page is unavailable on %s, and asks again the next time', async (_, fetching) => {
    vi.stubGlobal('fetch', fetching)
    const store = storeOf()
    await expect(store.load('/')).rejects.toThrow(PageUnavailableError)
    answer({ page: 'home', featured: [], categories: [] })
    await expect(store.load('/')).resolves.toMatchObject({ page: 'home' })
  })
})

function storeOf(index: Partial<DirectoryStore> = {}) {
  return createPageStore({
    served: { config, url: '/listings', instant: '2026-11-21T00:00:00.000Z', data: untouched },
    directoryStore: {
      current: () => undefined,
      isComplete: () => true,
      load: () => {},
      ready: async () => {},
      subscribe: () => () => {},
      ...index,
    },
  })
}

/** Answers with a page; a static host has it for one address alone. */
function answer(data: PageData, only?: string) {
  const fetched = vi.fn(async (asked: string) => Response.json({ url: only ?? asked.replace('/page.json', ''), data }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}
