import { createDirectory, type ListingCard } from '@dira/directory-core'
import { SAMPLE_LISTINGS } from '@dira/directory-core/sample'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ListingsData, PageData } from './pageData.ts'
import { directoryOf, pageOver } from '../../testing/samplePages.ts'
import { payloadOf, SAMPLE_CONFIG } from '../../testing/sampleServer.ts'
import type { DirectoryStore } from './directoryStore.ts'
import { listEngine } from './listEngine.ts'
import { createPageStore, PageUnavailableError } from './pageStore.ts'

afterEach(() => vi.unstubAllGlobals())

const kiosk = { ...SAMPLE_LISTINGS[0]!, slug: 'kiosk', businessName: 'Kiosk', phone: '+254 20 222 0000' }
const directory = directoryOf([kiosk])
const untouched = (await pageOver(directory, '/listings')) as ListingsData
const HOME: PageData = { page: 'home', featured: [], categories: [], places: [] }

describe('createPageStore', () => {
  it('knows the page that was served without asking', () => {
    expect(storeOf().peek('/listings')).toBe(untouched)
  })

  it('fetches another page once and then knows it', async () => {
    const fetched = answer(HOME)
    const store = storeOf()
    await store.load('/')
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/page.json'])
    expect(store.peek('/')).toEqual(HOME)
  })

  it('asks the server for a list before the index is there, and tells when that is no longer wanted', async () => {
    const fetched = answer(await pageOver(directory, '/listings?search=kiosk'))
    const { signal } = new AbortController()
    await storeOf().load('/listings?search=kiosk', signal)
    expect(fetched.mock.calls).toEqual([['/listings/page.json?search=kiosk', { signal }]])
  })

  it('computes a list as soon as the index is there, and fetches the cards that it has not seen', async () => {
    const stall = { ...kiosk, id: '2', slug: 'stall', businessName: 'Stall' }
    const larger = directoryOf([kiosk, stall])
    const fetched = answer(await pageOver(larger, '/shortlist?listing=stall'))
    const store = storeOf({ over: larger })
    const found = await store.load('/listings?search=sta')
    expect(found).toEqual(await pageOver(larger, '/listings?search=sta'))
    await store.load('/listings?search=stal')
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/shortlist/page.json?listing=stall'])
    expect(store.peek('/listings?search=sta')).toBe(found)
  })

  it('shows of cards that cannot be fetched what the index knows', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    const larger = directoryOf([kiosk, { ...kiosk, id: '2', slug: 'stall', businessName: 'Stall' }])
    const { matches, cards } = (await storeOf({ over: larger }).load('/listings?search=stall')) as ListingsData
    expect(matches).toBe(1)
    const { category, locationLine, tierLabel } = untouched.cards[0] as ListingCard
    expect(cards).toMatchObject([{ businessName: 'Stall', category, locationLine, tierLabel, phones: [] }])
  })

  it('asks the server while the index does not know what has changed, and uses it where the server does not answer', async () => {
    const store = storeOf({ over: directory, isComplete: () => false })
    const newer = directoryOf([kiosk, { ...kiosk, id: '2', businessName: 'Stall' }])
    answer(await pageOver(newer, '/listings?search=stall'))
    expect(await store.load('/listings?search=stall')).toMatchObject({ matches: 1, total: 2 })
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await store.load('/listings?search=sta')).toMatchObject({ matches: 0, total: 1 })
  })

  it('does not compute what is no longer wanted', async () => {
    const unwanted = new AbortController()
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    unwanted.abort()
    const store = storeOf({ over: directory, isComplete: () => false })
    await expect(store.load('/listings?search=kiosk', unwanted.signal)).rejects.toThrow('aborted')
    expect(store.peek('/listings?search=kiosk')).toBeUndefined()
  })

  it('computes a list on a static host, which answers every query with the untouched one', async () => {
    answer(untouched, '/listings')
    const store = storeOf({ over: directory, isComplete: () => false })
    expect(await store.load('/listings?search=stall')).toMatchObject({ matches: 0, total: 1 })
    const without = storeOf()
    await expect(without.load('/listings?search=kiosk')).rejects.toThrow('static host')
    expect(without.peek('/listings?search=kiosk')).toBeUndefined()
  })

  it('has no list of what is open, had or near but from a server that finds it', async () => {
    answer(untouched, '/listings')
    const store = storeOf({ over: directory })
    await expect(store.load('/listings?has=website')).rejects.toThrow('static host')
    expect(store.peek('/listings?has=website')).toBeUndefined()
  })

  it('has the map of a list from the server, and the list alone from a static host', async () => {
    const map = { cells: [], matches: 1, places: [] }
    answer({ ...untouched, map })
    expect(await storeOf({ over: directory }).load('/listings?view=map')).toMatchObject({ map })
    answer(untouched, '/listings')
    const store = storeOf({ over: createDirectory([kiosk]) })
    expect(await store.load('/listings?view=map')).not.toHaveProperty('map')
    expect(store.peek('/listings?view=map')).toMatchObject({ matches: 1, cards: untouched.cards })
  })

  it('shows what the server says of a listing that is gone', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ data: { page: 'listing-gone' } }, { status: 410 }))
    expect(await storeOf().load('/listings/gone')).toEqual({ page: 'listing-gone' })
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
    answer(HOME)
    await expect(store.load('/')).resolves.toMatchObject({ page: 'home' })
  })
})

function storeOf({
  over,
  isComplete = () => true,
}: { readonly over?: typeof directory } & Partial<Pick<DirectoryStore, 'isComplete'>> = {}) {
  const cards = new Map()
  const engine = over && listEngine(over, { cards, config: SAMPLE_CONFIG })
  return createPageStore({
    served: payloadOf('/listings', untouched),
    directoryStore: {
      current: () => engine,
      isComplete: () => engine !== undefined && isComplete(),
      ready: async () => {},
    },
    cards,
  })
}

/** Answers with a page; a static host has it for one address alone. */
function answer(data: PageData, only?: string) {
  const fetched = vi.fn(async (asked: string, _options?: RequestInit) =>
    Response.json({ url: only ?? asked.replace('/page.json', ''), data }),
  )
  vi.stubGlobal('fetch', fetched)
  return fetched
}
