import type { ListingRow } from '@dira/backend/rows'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { SiteConfig } from '../app/siteConfig.ts'
import { fetchChangedListings } from './changedListings.ts'

afterEach(() => vi.unstubAllGlobals())

const config: SiteConfig = { siteUrl: '', apiUrl: '', publishableKey: 'key', indexPath: '', indexCursor: 'e:1' }

const row = (id: string, name = id): ListingRow => ({
  id,
  slug: id,
  business_name: name,
  category: 'Shopping',
  country: 'Kenya',
  province: '',
  city: '',
  address: '',
  phone: '',
  subcategory: null,
  email: null,
  website: null,
  description: null,
  package_tier: null,
  lat: null,
  lng: null,
  images: null,
  business_hours: null,
  social_media: null,
  special_offers: null,
})

/** Answers with these pages in turn; gives the cursors that were asked for. */
function answer(...pages: object[]): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url, 'http://site.invalid').searchParams.get('cursor') ?? '')
    return Response.json({ more: false, reset: false, cursor: '', listings: [], removed: [], ...pages.shift() })
  })
  return asked
}

describe('fetchChangedListings', () => {
  it('asks from the snapshot on, and goes on where a page ended', async () => {
    const asked = answer({ more: true, cursor: 'e:2:b', listings: [row('a')] }, { listings: [row('b')] })
    const { put, remove, isReset } = await fetchChangedListings(config)
    expect(asked).toEqual(['e:1', 'e:2:b'])
    expect([put.map(({ id }) => id), remove, isReset]).toEqual([['a', 'b'], [], false])
  })

  it('keeps the last word on a listing that is told of twice', async () => {
    answer(
      { more: true, cursor: '1', listings: [row('a', 'Old'), row('b')], removed: [{ id: 'c', slug: 'c' }] },
      { listings: [row('a', 'New'), row('c')], removed: [{ id: 'b', slug: 'b' }] },
    )
    const { put, remove } = await fetchChangedListings(config)
    expect(put.map(({ businessName }) => businessName)).toEqual(['New', 'c'])
    expect(remove).toEqual(['b'])
  })

  it('begins anew where the snapshot is of other data', async () => {
    answer({ more: true, cursor: '1', listings: [row('a')] }, { reset: true, listings: [row('b')] })
    const { put, isReset } = await fetchChangedListings(config)
    expect([put.map(({ id }) => id), isReset]).toEqual([['b'], true])
  })

  it('leaves out what does not parse', async () => {
    answer({ listings: [row('a'), { ...row('b'), category: '' }] })
    expect((await fetchChangedListings(config)).put).toHaveLength(1)
  })

  it('rejects when the data service fails', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
    await expect(fetchChangedListings(config)).rejects.toThrow('503')
  })
})
