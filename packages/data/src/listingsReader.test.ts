import { locationNamed } from '@dira/directory-core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { connectDirectoryData } from './connectDirectoryData.ts'
import { rowFromListing } from './listingRows.ts'

afterEach(() => vi.unstubAllGlobals())

const row = (id: string, businessName = id) =>
  rowFromListing({
    id,
    slug: id,
    businessName,
    category: 'shopping',
    location: locationNamed('KE'),
    address: '',
    phone: '',
  })

const changes = () => connectDirectoryData({ url: 'http://service.invalid', key: 'key' }).listings.changesSince('e:1')

/** Answers with these pages in turn; gives the cursors that were asked for. */
function answer(...pages: object[]): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url).searchParams.get('cursor') ?? '')
    return Response.json({ more: false, reset: false, cursor: '', listings: [], removed: [], ...pages.shift() })
  })
  return asked
}

describe('changesSince', () => {
  it('asks from the snapshot on, and goes on where a page ended', async () => {
    const asked = answer({ more: true, cursor: 'e:2:b', listings: [row('a')] }, { listings: [row('b')] })
    const { put, remove, isReset } = await changes()
    expect(asked).toEqual(['e:1', 'e:2:b'])
    expect([put.map(({ id }) => id), remove, isReset]).toEqual([['a', 'b'], [], false])
  })

  it('keeps the last version of a listing that comes twice', async () => {
    answer(
      { more: true, cursor: '1', listings: [row('a', 'Old'), row('b')], removed: [{ id: 'c', slug: 'c' }] },
      { listings: [row('a', 'New'), row('c')], removed: [{ id: 'b', slug: 'b' }] },
    )
    const { put, remove } = await changes()
    expect(put.map(({ businessName }) => businessName)).toEqual(['New', 'c'])
    expect(remove).toEqual(['b'])
  })

  it('starts over when the snapshot is of other data', async () => {
    answer({ more: true, cursor: '1', listings: [row('a')] }, { reset: true, listings: [row('b')] })
    const { put, isReset } = await changes()
    expect([put.map(({ id }) => id), isReset]).toEqual([['b'], true])
  })

  it('leaves out what does not parse', async () => {
    answer({ listings: [row('a'), { ...row('b'), category: '' }] })
    expect((await changes()).put).toHaveLength(1)
  })

  it('gives the same page by page, each with the version to go on from', async () => {
    answer(
      { more: true, cursor: 'e:2:a', listings: [row('a')], removed: [{ id: 'c' }] },
      { cursor: 'e:3', listings: [{ ...row('b'), category: '' }] },
    )
    const { changePages } = connectDirectoryData({ url: 'http://service.invalid', key: 'key' }).listings
    const pages = []
    for await (const { put, remove, version, unreadable } of changePages('e:1')) {
      pages.push({ put: put.map(({ id }) => id), remove, version, unreadable: unreadable.map(({ id }) => id) })
    }
    expect(pages).toEqual([
      { put: ['a'], remove: ['c'], version: 'e:2:a', unreadable: [] },
      { put: [], remove: ['b'], version: 'e:3', unreadable: ['b'] },
    ])
  })

  it('rejects when the data service fails', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
    await expect(changes()).rejects.toThrow('503')
  })
})
