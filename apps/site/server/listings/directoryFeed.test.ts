import type { ListingsData } from '@dira/data'
import type { Listing } from '@dira/directory-core'
import { SAMPLE_LISTINGS } from '@dira/directory-core/sample'
import { describe, expect, it, vi } from 'vitest'
import { openDirectoryFeed, type FeedOptions } from './directoryFeed.ts'
import type { ListingsSnapshot, SnapshotStore } from './listingsSnapshot.ts'

const [first, second] = SAMPLE_LISTINGS as readonly [Listing, Listing]

/** A feed over a data service that holds `first` at version 1, and changes by what a test gives. */
async function open({
  stored,
  now,
  patience,
  ...changed
}: Partial<ListingsData> & { stored?: ListingsSnapshot } & Pick<FeedOptions, 'now' | 'patience'> = {}) {
  const data: ListingsData = {
    version: vi.fn(async () => '1'),
    published: vi.fn(async () => ({ listings: [first], version: '1', unreadable: [] })),
    changesSince: vi.fn(() => new Promise<never>(() => {})),
    ...changed,
  }
  const store = { read: async () => stored, write: vi.fn<SnapshotStore['write']>(async () => {}) }
  const onWarning = vi.fn()
  const feed = await openDirectoryFeed({ data, store, onWarning, ...(now && { now }), ...(patience && { patience }) })
  return { feed, data, store, onWarning }
}

const changes = (put: readonly Listing[], remove: readonly string[] = [], isReset = false) => ({
  put,
  remove,
  isReset,
  version: '2',
  unreadable: [],
})
const stored = { listings: [first], version: '1' }

describe('openDirectoryFeed', () => {
  it('reads all listings once, and stores them', async () => {
    const { feed, data, store } = await open()
    expect((await feed.fresh()).directory.listings).toEqual([first])
    expect(store.write).toHaveBeenCalledWith(stored)
    expect(data.published).toHaveBeenCalledOnce()
    expect(data.changesSince).not.toHaveBeenCalled()
  })

  it('begins with what is stored, and reads only what has changed since', async () => {
    const changesSince = vi.fn(async () => changes([second]))
    const { feed, data } = await open({ stored, version: async () => '2', changesSince })
    expect(feed.current().directory.listings).toEqual([first])
    expect((await feed.fresh()).directory.find(second.slug)).toEqual(second)
    expect(changesSince).toHaveBeenCalledExactlyOnceWith('1')
    expect(data.published).not.toHaveBeenCalled()
    expect(feed.current().snapshot).toBe(stored)
    expect([...feed.current().changed]).toEqual([[second.id, second]])
  })

  it('takes away what is no longer published', async () => {
    const { feed } = await open({ stored, version: async () => '2', changesSince: async () => changes([], [first.id]) })
    expect((await feed.fresh()).directory.listings).toEqual([])
    expect([...feed.current().changed]).toEqual([[first.id, undefined]])
  })

  it('forgets what is stored where it is of other data, and stores what there is', async () => {
    const changesSince = async () => changes([second], [], true)
    const { feed, store } = await open({ stored, version: async () => '2', changesSince })
    expect((await feed.fresh()).directory.listings).toEqual([second])
    expect(store.write).toHaveBeenCalledWith({ listings: [second], version: '2' })
    expect(feed.current().snapshot.version).toBe('2')
  })

  it('takes a new snapshot after many changes', async () => {
    const many = Array.from({ length: 501 }, (_, index) => ({ ...second, id: `${index}`, slug: `s-${index}` }))
    const { feed, store } = await open({ stored, version: async () => '2', changesSince: async () => changes(many) })
    await feed.fresh()
    expect(feed.current().snapshot.listings).toHaveLength(502)
    expect(feed.current().changed.size).toBe(0)
    expect(store.write).toHaveBeenCalledOnce()
  })

  it('asks at most twice a second, however many pages are asked for, and at once after a write', async () => {
    let at = 0
    const { feed, data } = await open({ stored, now: () => at })
    await Promise.all([feed.fresh(), feed.fresh(), feed.fresh()])
    at = 499
    await feed.fresh()
    expect(data.version).toHaveBeenCalledTimes(1)
    feed.invalidate()
    expect(feed.isFresh()).toBe(false)
    await feed.fresh()
    expect(data.version).toHaveBeenCalledTimes(2)
    at = 1000
    await feed.fresh()
    expect(data.version).toHaveBeenCalledTimes(3)
  })

  it('asks again where something was written while it asked', async () => {
    const answer = Promise.withResolvers<string>()
    const version = vi.fn(() => answer.promise)
    const { feed } = await open({ stored, version })
    const fresh = feed.fresh()
    feed.invalidate()
    answer.resolve('1')
    await fresh
    expect(feed.isFresh()).toBe(false)
  })

  it('goes on from what it knows while the data service fails, and warns once', async () => {
    let at = 0
    const { feed, onWarning } = await open({ stored, version: () => Promise.reject(new Error('away')), now: () => at })
    expect((await feed.fresh()).directory.listings).toEqual([first])
    at = 5000
    await feed.fresh()
    expect(onWarning).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('away'))
  })

  it('rejects where the data service is away and nothing is stored', async () => {
    await expect(open({ published: () => Promise.reject(new Error('away')) })).rejects.toThrow('away')
  })

  it('does not let a visitor wait for an answer that does not come', async () => {
    const { feed } = await open({ stored, version: () => new Promise(() => {}), patience: { check: 1, reading: 1 } })
    expect((await feed.fresh()).directory.listings).toEqual([first])
  })

  it('does not let a visitor wait for changes that do not come, and shows them once they are there', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof changes>>()
    const patience = { check: 300, reading: 1 }
    const { feed } = await open({ stored, version: async () => '2', changesSince: () => answer.promise, patience })
    expect((await feed.fresh()).directory.find(second.slug)).toBeUndefined()
    answer.resolve(changes([second]))
    expect((await feed.fresh()).directory.find(second.slug)).toEqual(second)
  })

  const never = () => new Promise<never>(() => {})
  it('waits for changes however long they take where that is asked for', async () => {
    const changesSince = () =>
      new Promise<ReturnType<typeof changes>>((resolve) => setTimeout(resolve, 100, changes([second])))
    const { feed } = await open({ stored, version: async () => '2', changesSince, patience: { check: 1, reading: 1 } })
    expect((await feed.fresh({ isPatient: true })).directory.find(second.slug)).toEqual(second)
  })

  it.each<Partial<ListingsData>>([{ version: never }, { version: async () => '2', changesSince: never }])(
    'lets visitors wait for the same work only once: %o',
    async (away) => {
      const { feed } = await open({ stored, patience: { check: 250, reading: 250 }, now: () => 0, ...away })
      await feed.fresh()
      const start = performance.now()
      await feed.fresh()
      expect(performance.now() - start).toBeLessThan(100)
    },
  )

  it('warns once where the service says that there are changes and cannot give them', async () => {
    let at = 0
    const changesSince = vi.fn(() => Promise.reject(new Error('too slow')))
    const { feed, onWarning } = await open({ stored, version: async () => '2', changesSince, now: () => at })
    await feed.fresh()
    at = 5000
    await feed.fresh()
    expect(changesSince).toHaveBeenCalledTimes(2)
    expect(onWarning).toHaveBeenCalledOnce()
  })

  it('names a listing that is left out', async () => {
    const changesSince = async () => ({ ...changes([]), unreadable: [{ id: 'x', reason: 'website: Invalid website' }] })
    const { feed, onWarning } = await open({ stored, version: async () => '2', changesSince })
    await feed.fresh()
    expect(onWarning).toHaveBeenCalledWith('The listing x is left out: website: Invalid website')
  })
})
