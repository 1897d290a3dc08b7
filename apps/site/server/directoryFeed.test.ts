import type { Listing } from '@dira/directory-core'
import { describe, expect, it, vi } from 'vitest'
import { createDirectoryFeed, type ListingSource } from './directoryFeed.ts'

const first = listing('first')
const second = listing('second')

describe('createDirectoryFeed', () => {
  it('gives the snapshot without asking when nothing changed', async () => {
    const { feed, source } = feedOver({ version: async () => '1', listings: vi.fn() })
    const published = await feed.fresh()
    expect(published.directory.listings).toEqual([first])
    expect(source.listings).not.toHaveBeenCalled()
  })

  it('reads the listings again when the version changed', async () => {
    const { feed } = feedOver({ version: async () => '2', listings: async () => [first, second] })
    expect((await feed.fresh()).directory.find('second')).toEqual(second)
  })

  it('asks at most once a second, however many pages are asked for', async () => {
    let at = 0
    const version = vi.fn(async () => '1')
    const { feed } = feedOver({ version, listings: async () => [] }, () => at)
    await Promise.all([feed.fresh(), feed.fresh(), feed.fresh()])
    at = 999
    await feed.fresh()
    expect(version).toHaveBeenCalledTimes(1)
    at = 1000
    await feed.fresh()
    expect(version).toHaveBeenCalledTimes(2)
  })

  it('keeps what it knows while the source fails, and tells it once', async () => {
    let at = 0
    const failure = new Error('away')
    const { feed, onError } = feedOver({ version: () => Promise.reject(failure), listings: async () => [] }, () => at)
    expect((await feed.fresh()).directory.find('first')).toEqual(first)
    at = 5000
    await feed.fresh()
    expect(onError.mock.calls).toEqual([[failure]])
  })

  it('does not keep a visitor waiting for a source that hangs', async () => {
    const { feed } = feedOver({ version: () => new Promise(() => {}), listings: async () => [] })
    expect((await feed.fresh({ patience: 1 })).directory.find('first')).toEqual(first)
  })

  it('does not keep a visitor waiting for listings that hang, and shows them once they are there', async () => {
    const listings = Promise.withResolvers<Listing[]>()
    const { feed } = feedOver({ version: async () => '2', listings: () => listings.promise })
    expect((await feed.fresh({ readingPatience: 1 })).directory.find('second')).toBeUndefined()
    listings.resolve([second])
    expect((await feed.fresh()).directory.find('second')).toEqual(second)
  })
})

function feedOver(source: ListingSource, now?: () => number) {
  const onError = vi.fn()
  const snapshot = { listings: [first], version: '1' }
  const feed = createDirectoryFeed({ snapshot, source, onError, ...(now ? { now } : {}) })
  return { feed, source, onError }
}

function listing(slug: string): Listing {
  return {
    id: slug,
    slug,
    businessName: slug,
    category: 'Shopping',
    location: { country: 'Kenya', province: '', city: 'Nairobi' },
    address: '',
    phone: '',
  }
}
