import { describe, expect, test } from 'vitest'
import { asService, useTestBackend } from '../testing/testBackend.ts'
import { listingsVersion, readListings, type Api } from './readListings.ts'
import { rowFromListing } from './rows.ts'

const database = useTestBackend()

function row(id: string, more: object = {}) {
  const location = { country: 'Kenya', province: '', city: 'Nairobi' }
  const listing = { id, slug: id, businessName: id, category: 'Shopping', location, address: '', phone: '' }
  return { ...rowFromListing(listing), status: 'published', ...more }
}

async function write(method: string, query: string, body?: unknown) {
  const answer = await database().ask(`/rest/v1/listings${query}`, { method, headers: asService(database()), body })
  expect(answer.status).toBeLessThan(300)
}

const version = () => listingsVersion(database().backend, database())

describe('readListings', () => {
  test('reads everything that is published, over as many pages as it takes, and nothing else', async () => {
    const rows = Array.from({ length: 2100 }, (_, index) => row(`page-${String(index).padStart(4, '0')}`))
    for (let index = 0; index < rows.length; index += 700) await write('POST', '', rows.slice(index, index + 700))
    await write('POST', '', [row('a-draft', { status: 'draft' }), row('archived', { status: 'archived' })])
    const { listings, unreadable } = await readListings(database().backend, database())
    const ids = listings.map(({ id }) => id).filter((id) => id.startsWith('page-'))
    expect(ids).toStrictEqual(rows.map(({ id }) => id))
    expect(listings.some(({ id }) => id === 'a-draft' || id === 'archived')).toBe(false)
    expect(unreadable).toStrictEqual([])
  })

  test('loses no listing when rows come and go between its pages', async () => {
    const { backend, publishableKey } = database()
    let pages = 0
    // A row before the first page's edge goes and one comes, which would shift a page that is counted by number.
    const busy: Api = {
      request: async (path, init) => {
        if (path.includes('listings?')) {
          pages += 1
          if (pages === 2) await write('DELETE', '?id=eq.page-0003')
          if (pages === 3) await write('POST', '', row('page-0003'))
        }
        return backend.request(path, init)
      },
    }
    const { listings } = await readListings(busy, { publishableKey })
    const ids = listings.map(({ id }) => id).filter((id) => id.startsWith('page-'))
    expect(pages).toBe(3)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toHaveLength(2100)
  })

  test('leaves out a row that does not parse, and says which and why', async () => {
    const { backend, publishableKey } = database()
    const spoiled: Api = {
      request: async (path, init) => {
        const response = await backend.request(path, init)
        if (!path.includes('gt.&') || !path.includes('listings?')) return response
        const [first, ...rest] = (await response.json()) as { id: string }[]
        return Response.json([{ ...first, business_name: '' }, ...rest])
      },
    }
    const all = await readListings(backend, { publishableKey })
    const { listings, unreadable } = await readListings(spoiled, { publishableKey })
    expect(unreadable).toStrictEqual([{ id: all.listings[0]?.id, reason: 'businessName: Required' }])
    expect(listings).toHaveLength(all.listings.length - 1)
  })

  test('rejects with the server’s own words when it refuses', async () => {
    await expect(readListings(database().backend, { publishableKey: 'sb_publishable_wrong' })).rejects.toThrow(
      'Invalid API key',
    )
  })
})

describe('listingsVersion', () => {
  test.each<[string, () => Promise<void>]>([
    ['a listing is published', () => write('POST', '', row('v-1'))],
    ['a published listing changes', () => write('PATCH', '?id=eq.v-1', { phone: '1' })],
    ['a listing is unpublished', () => write('PATCH', '?id=eq.v-1', { status: 'archived' })],
    ['a listing is published again', () => write('PATCH', '?id=eq.v-1', { status: 'published' })],
    ['a published listing is removed', () => write('DELETE', '?id=eq.v-1')],
  ])('is another when %s', async (_, change) => {
    const before = await version()
    await change()
    expect(await version()).not.toBe(before)
  })

  test('is the same when nothing published has changed', async () => {
    await write('POST', '', row('v-2', { status: 'draft' }))
    const before = await version()
    await write('PATCH', '?id=eq.v-2', { phone: '1' })
    await write('PATCH', '?id=eq.nobody', { phone: '1' })
    await write('DELETE', '?id=eq.v-2')
    await readListings(database().backend, database())
    expect(await version()).toBe(before)
  })
})
