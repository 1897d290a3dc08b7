import { rowFromListing } from '@dira/data'
import { locationNamed } from '@dira/directory-core'
import { describe, expect, test } from 'vitest'
import { serviceKeyHeaders, useTestBackend } from '../testing/testBackend.ts'
import { visitorData, type Api } from './visitorData.ts'

const database = useTestBackend()

function row(id: string, more: object = {}) {
  const location = locationNamed('KE', '', 'Nairobi')
  const listing = { id, slug: id, businessName: id, category: 'shopping', location, address: '', phone: '' }
  return { ...rowFromListing(listing), status: 'published', ...more }
}

async function write(method: string, query: string, body?: unknown) {
  const answer = await database().ask(`/rest/v1/listings${query}`, {
    method,
    headers: serviceKeyHeaders(database()),
    body,
  })
  expect(answer.status).toBeLessThan(300)
}

const published = (api: Api = database().backend, key = database().publishableKey) =>
  visitorData(api, { publishableKey: key }).listings.published()

describe('published', () => {
  test(
    'reads everything that is published, over as many pages as it takes, and nothing else',
    { tags: ['ci'] },
    async () => {
      const rows = Array.from({ length: 2100 }, (_, index) => row(`page-${String(index).padStart(4, '0')}`))
      for (let index = 0; index < rows.length; index += 700) await write('POST', '', rows.slice(index, index + 700))
      await write('POST', '', [row('a-draft', { status: 'draft' }), row('archived', { status: 'archived' })])
      const { listings, unreadable } = await published()
      const ids = listings.map(({ id }) => id).filter((id) => id.startsWith('page-'))
      expect(ids).toStrictEqual(rows.map(({ id }) => id))
      expect(listings.some(({ id }) => id === 'a-draft' || id === 'archived')).toBe(false)
      expect(unreadable).toStrictEqual([])
    },
  )

  test('loses no listing when rows come and go between its pages', { tags: ['ci'] }, async () => {
    const { backend } = database()
    let pages = 0
    // A row of the first page goes and comes back, which would shift pages that count rows.
    const busy: Api = {
      request: async (path, init) => {
        if (path.includes('published_listings_page')) {
          pages += 1
          if (pages === 2) await write('DELETE', '?id=eq.page-0003')
          if (pages === 3) await write('POST', '', row('page-0003'))
        }
        return backend.request(path, init)
      },
    }
    const { listings } = await published(busy)
    const ids = listings.map(({ id }) => id).filter((id) => id.startsWith('page-'))
    expect(pages).toBe(3)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toHaveLength(2100)
  })

  test('leaves out a row that does not parse, and says which and why', async () => {
    const { backend } = database()
    const spoiled: Api = {
      request: async (path, init) => {
        const response = await backend.request(path, init)
        if (!path.includes('published_listings_page') || init?.body !== '{"after":""}') return response
        const { listings, more } = (await response.json()) as { listings: object[]; more: boolean }
        const [first, ...rest] = listings
        return Response.json({ listings: [{ ...first, business_name: '' }, ...rest], more })
      },
    }
    const all = await published()
    const { listings, unreadable } = await published(spoiled)
    expect(unreadable).toStrictEqual([{ id: all.listings[0]?.id, reason: 'businessName: Required' }])
    expect(listings).toHaveLength(all.listings.length - 1)
  })

  test('rejects when no answer comes', async () => {
    const silent: Api = {
      request: (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('too late')))
        }),
    }
    await expect(visitorData(silent, { publishableKey: '', timeout: 1 }).listings.version()).rejects.toThrow('too late')
  })

  test('rejects with the service’s message when it refuses', async () => {
    await expect(published(database().backend, 'sb_publishable_wrong')).rejects.toThrow('Invalid API key')
  })
})
