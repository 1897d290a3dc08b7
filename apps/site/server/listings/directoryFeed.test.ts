// @module-tag ci
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ChangedListings, PublishedListings } from '@dira/data'
import {
  createDirectory,
  EMPTY_SEARCH,
  openIndex,
  type Directory,
  type Listing,
  type ListingRow,
} from '@dira/directory-core'
import { SAMPLE_LISTINGS } from '@dira/directory-core/sample'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createAnswers } from '../http/answer.ts'
import { indexChanges, searchIndex } from '../pages/searchIndex.ts'
import { openDirectoryFeed, type DirectoryFeed, type FeedOptions } from './directoryFeed.ts'
import { foundBy } from './foundBy.ts'
import { writeListings } from './writeListings.ts'

const [first, second, third] = SAMPLE_LISTINGS as readonly [Listing, Listing, Listing]
const copies = (count: number): Listing[] =>
  Array.from({ length: count }, (_, at) => ({ ...third, id: `copy-${at}`, slug: `copy-${at}` }))

let folder: string
let file: string
const feeds: DirectoryFeed[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dira-feed-'))
  file = join(folder, 'published.listings')
  write(join(folder, 'one'), [first])
})
afterEach(async () => {
  await Promise.all(feeds.splice(0).map((feed) => feed.close()))
  await rm(file, { force: true })
})
afterAll(() => rm(folder, { recursive: true }))

/** Writes a file at version 1 without a process of its own. */
function write(to: string, listings: readonly Listing[]): void {
  const writer = writeListings({ file: to, installation: 'this', found: foundBy([]) })
  writer.change({ put: listings, remove: [] })
  writer.finish('1')
}

type Data = FeedOptions['data']
type Given = Partial<Data> & Partial<Pick<FeedOptions, 'now' | 'timeouts' | 'installation'>>

/** A busy machine makes nobody impatient, but where a test is about patience. */
const FOR_EVER = { check: 3_600_000, reading: 3_600_000 }

/** A feed over a data service that holds `first` at version 1, and changes by what a test gives. */
async function open({ now, timeouts = FOR_EVER, installation = 'this', ...changed }: Given = {}) {
  const data: Data = {
    version: vi.fn(async () => '1'),
    publishedPages: vi.fn(() => published([first])),
    changePages: vi.fn(() => changes([])),
    ...changed,
  }
  const [onWarning, onStep] = [vi.fn(), vi.fn()]
  const times = { timeouts, ...(now && { now }) }
  const feed = await openDirectoryFeed({ data, file, installation, imageOrigins: [], onWarning, onStep, ...times })
  feeds.push(feed)
  return { feed, data, onWarning, onStep }
}

/** The same, where a file holds `first` at version 1. */
async function openStored(given?: Given) {
  await cp(join(folder, 'one'), file)
  return open(given)
}

async function* published(...pages: readonly (readonly Listing[])[]): AsyncGenerator<PublishedListings> {
  for (const listings of pages) yield { listings, version: '1', unreadable: [] }
}

async function* changes(put: readonly Listing[], more: Partial<ChangedListings> = {}): AsyncGenerator<ChangedListings> {
  yield { put, remove: [], isReset: false, version: '2', unreadable: [], ...more }
}

/** Pages that do not come. */
async function* failing<Page>(reason: string): AsyncGenerator<Page> {
  yield await Promise.reject<Page>(new Error(reason))
}

/** What pages are given of all listings. */
async function all(feed: DirectoryFeed): Promise<readonly Listing[]> {
  const { directory, read } = feed.current()
  return read(directory.listings)
}

describe('openDirectoryFeed', () => {
  it('reads all listings once, page by page, into a file', async () => {
    const { feed, data, onStep } = await open({ publishedPages: vi.fn(() => published([first], [second])) })
    await feed.fresh()
    expect(await all(feed)).toEqual([first, second])
    expect(onStep).toHaveBeenCalledExactlyOnceWith('Reading the listings')
    expect(data.publishedPages).toHaveBeenCalledOnce()
    expect(data.changePages).not.toHaveBeenCalled()
    expect(await readdir(folder)).toEqual(['one', 'published.listings'])
  })

  it('begins with what is stored, and reads only what has changed since', async () => {
    const changePages = vi.fn(() => changes([second]))
    const { feed, data } = await openStored({ version: async () => '2', changePages })
    const before = feed.current()
    expect(await all(feed)).toEqual([first])
    expect((await feed.fresh()).directory.find(second.slug)?.id).toBe(second.id)
    expect(await all(feed)).toEqual([first, second])
    expect(changePages).toHaveBeenCalledExactlyOnceWith('1')
    expect(data.publishedPages).not.toHaveBeenCalled()
    expect(feed.current().snapshot).toBe(before.snapshot)
    expect([...feed.current().changed]).toEqual([[second.id, second]])
  })

  it('takes away what is no longer published', async () => {
    const changePages = () => changes([], { remove: [first.id] })
    const { feed } = await openStored({ version: async () => '2', changePages })
    const { directory } = feed.current()
    expect((await feed.fresh()).directory.listings).toEqual([])
    expect([...feed.current().changed]).toEqual([[first.id, undefined]])
    expect(await feed.current().read(directory.listings)).toEqual([])
  })

  it('reads a listing as it was when its page was begun, and as it is now', async () => {
    const changed = { ...first, description: 'Other words' }
    const { feed } = await openStored({ version: async () => '2', changePages: () => changes([changed]) })
    const before = feed.current()
    await feed.fresh()
    expect(await before.read(before.directory.listings)).toEqual([first])
    expect(await all(feed)).toEqual([changed])
  })

  it('forgets what is stored where it is of other data, and stores what there is', async () => {
    const publishedPages = () => published([second])
    const changePages = () => changes([second], { isReset: true })
    const { feed } = await openStored({ version: async () => '2', changePages, publishedPages })
    await feed.fresh()
    expect(await all(feed)).toEqual([second])
    expect(feed.current().changed.size).toBe(0)
  })

  it('shows a large import at once when all of it is there, and pages go on meanwhile', async () => {
    const goOn = Promise.withResolvers<void>()
    const put = [{ ...first, description: 'Other words' }, ...copies(600)]
    const changePages = vi.fn(async function* (since: string) {
      if (since === '1') yield* changes(put.slice(0, 550), { version: '1:half' })
      await goOn.promise
      if (since !== '2') yield* changes(put.slice(550), { remove: ['copy-0'] })
    })
    // Nobody waits for all of it, however patient.
    const { feed, onWarning } = await openStored({ version: async () => '2', changePages })
    expect((await feed.fresh()).version).toBe('1')
    expect(await all(feed)).toEqual([first])
    goOn.resolve()
    const { directory, snapshot, version, changed } = await feed.fresh({ isPatient: true })
    expect(onWarning).not.toHaveBeenCalled()
    expect([version, snapshot.version, changed.size]).toEqual(['2', '2', 0])
    expect(changePages.mock.calls).toEqual([['1'], ['1:half']])
    const now = put.filter(({ id }) => id !== 'copy-0')
    expect(await all(feed)).toEqual(now)
    const expected = createDirectory(now, foundBy([]))
    for (const search of ['', third.businessName.slice(0, 4)]) {
      const state = { ...EMPTY_SEARCH, search }
      const [found, other] = [directory.search(state), expected.search(state)]
      expect(found.facets).toEqual(other.facets)
      expect(found.listings.map(({ id }) => id)).toEqual(other.listings.map(({ id }) => id))
    }
  })

  it('finishes no file while an import goes on', async () => {
    const parts = [copies(600), copies(1200).slice(600), copies(1201).slice(1200)]
    const changePages = (since: string) =>
      changes(parts[Number(since) - 1] ?? [], { version: `${Math.min(4, Number(since) + 1)}` })
    const { feed } = await openStored({ version: async () => '4', changePages })
    const { snapshot, directory } = await feed.fresh({ isPatient: true })
    expect([snapshot.version, directory.size]).toEqual(['4', 1202])
  })

  it('writes a new file after many small changes, which pages do not wait for, with what comes meanwhile', async () => {
    let at = 0
    const steps = [copies(400), copies(600).slice(400), [second]]
    const changePages = vi.fn((since: string) =>
      changes(steps[Number(since) - 1]!, { version: `${Number(since) + 1}` }),
    )
    const { feed, onWarning } = await openStored({ version: async () => `${at}`, changePages })
    for (at of [2, 3, 4]) {
      feed.invalidate()
      await feed.fresh()
    }
    expect(feed.current()).toMatchObject({ version: '4', snapshot: { version: '1' } })
    expect(feed.current().changed.size).toBe(601)
    await expect.poll(() => feed.current().snapshot.version).toBe('3')
    expect([...feed.current().changed]).toEqual([[second.id, second]])
    expect(await all(feed)).toEqual([first, ...copies(600), second])
    expect(onWarning).not.toHaveBeenCalled()
  })

  it('starts again from the last whole file after it was killed while it wrote another', async () => {
    const left = join(folder, 'published.listings.99999999')
    await writeFile(left, '{"id":"half')
    const { feed, data } = await openStored()
    expect(await all(feed)).toEqual([first])
    expect(data.publishedPages).not.toHaveBeenCalled()
    expect(existsSync(left)).toBe(false)
  })

  it.each([
    ['of other data or code', (bytes: Buffer) => bytes.toString('latin1').replace('"this"', '"that"')],
    ['cut off', (bytes: Buffer) => bytes.subarray(0, -40).toString('latin1')],
    ['shorter than it was', (bytes: Buffer) => bytes.subarray(8).toString('latin1')],
    ['damaged in its index', (bytes: Buffer) => bytes.toString('latin1').replace('blockOf', 'blockof')],
    ['empty', () => ''],
  ])('reads all listings where the file is %s', async (_, damage) => {
    await writeFile(file, damage(await readFile(join(folder, 'one'))), 'latin1')
    const publishedPages = () => failing<PublishedListings>('away')
    await expect(open({ publishedPages })).rejects.toThrow('away')
  })

  it('reads all listings when one turns out to be damaged', async () => {
    const bytes = await readFile(join(folder, 'one'), 'latin1')
    await writeFile(file, bytes.replace('{"id"', '{"ix"'), 'latin1')
    const { feed } = await open({ publishedPages: () => published([first, second]) })
    await expect(all(feed)).rejects.toThrow('could not be read')
    await feed.fresh({ isPatient: true })
    expect(await all(feed)).toEqual([first, second])
  })

  it('asks at most twice a second, however many pages are asked for, and at once after a write', async () => {
    let at = 0
    const { feed, data } = await openStored({ now: () => at })
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
    const { feed } = await openStored({ version: vi.fn(() => answer.promise) })
    const fresh = feed.fresh()
    feed.invalidate()
    answer.resolve('1')
    await fresh
    expect(feed.isFresh()).toBe(false)
  })

  it('goes on from what it knows while the data service fails, and warns once', async () => {
    let at = 0
    const version = () => Promise.reject(new Error('away'))
    const { feed, onWarning } = await openStored({ version, now: () => at })
    await feed.fresh()
    expect(await all(feed)).toEqual([first])
    at = 5000
    await feed.fresh()
    expect(onWarning).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('away'))
  })

  it('does not let a visitor wait for an answer that does not come', async () => {
    const { feed } = await openStored({ version: () => new Promise(() => {}), timeouts: { check: 1, reading: 1 } })
    await feed.fresh()
    expect(await all(feed)).toEqual([first])
  })

  it('does not let a visitor wait for changes that do not come, and shows them once they are there', async () => {
    const answer = Promise.withResolvers<void>()
    const timeouts = { check: 300, reading: 1 }
    const changePages = async function* () {
      await answer.promise
      yield* changes([second])
    }
    const { feed } = await openStored({ version: async () => '2', changePages, timeouts })
    expect((await feed.fresh()).directory.find(second.slug)).toBeUndefined()
    answer.resolve()
    await expect.poll(async () => (await feed.fresh()).directory.find(second.slug)?.id).toBe(second.id)
  })

  const never = () => new Promise<never>(() => {})
  async function* neverPages(): AsyncGenerator<ChangedListings> {
    yield await never()
  }
  it('waits for changes however long they take where that is asked for', async () => {
    const changePages = async function* () {
      await new Promise((resolve) => setTimeout(resolve, 100))
      yield* changes([second])
    }
    const { feed } = await openStored({ version: async () => '2', changePages, timeouts: { check: 1, reading: 1 } })
    expect((await feed.fresh({ isPatient: true })).directory.find(second.slug)?.id).toBe(second.id)
  })

  it.each<Given>([{ version: never }, { version: async () => '2', changePages: neverPages }])(
    'lets visitors wait for the same work only once: %o',
    async (away) => {
      const { feed } = await openStored({ timeouts: { check: 250, reading: 250 }, now: () => 0, ...away })
      await feed.fresh()
      const waited = new Promise((resolve) => setTimeout(resolve, 100, 'waited'))
      expect(await Promise.race([feed.fresh().then(() => 'at once'), waited])).toBe('at once')
    },
  )

  it('warns once where the service says that there are changes and cannot give them', async () => {
    let at = 0
    const changePages = vi.fn(() => failing<ChangedListings>('too slow'))
    const { feed, onWarning } = await openStored({ version: async () => '2', changePages, now: () => at })
    await feed.fresh()
    at = 5000
    await feed.fresh()
    expect(changePages).toHaveBeenCalledTimes(2)
    expect(onWarning).toHaveBeenCalledOnce()
  })

  it('names a listing that is left out', async () => {
    const changePages = () => changes([], { unreadable: [{ id: 'x', reason: 'website: Invalid website' }] })
    const { feed, onWarning } = await openStored({ version: async () => '2', changePages })
    await feed.fresh()
    expect(onWarning).toHaveBeenCalledWith('The listing x is left out: website: Invalid website')
  })

  it('tells browsers what has changed by the numbers of rows in their index', async () => {
    const changed = { ...first, businessName: 'Another name' }
    const changePages = () => changes([changed, second], { remove: ['never-there'] })
    const { feed } = await openStored({ version: async () => '2', changePages })
    const { directory, snapshot } = await feed.fresh()
    const { answer } = searchIndex(snapshot, (input) => createAnswers({})({ ...input, cacheControl: '' }))
    const index = openIndex(Uint8Array.from(answer.body.plain))
    expect(index.listings.map(({ slug }) => slug)).toEqual([first.slug])
    const { put, remove } = indexChanges(snapshot, feed.current().changed)
    expect([put.map(({ id }) => id), remove]).toEqual([['0', `new ${second.id}`], []])
    const names = (of: Directory<ListingRow>) => of.listings.map(({ businessName }) => businessName)
    expect(names(index.withChanges({ put, remove }))).toEqual(names(directory))
    const gone = new Map([[first.id, undefined]])
    expect(indexChanges(snapshot, gone)).toMatchObject({ put: [], remove: ['0'] })
  })
})
