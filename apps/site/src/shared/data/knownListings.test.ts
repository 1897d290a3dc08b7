import { createDirectory, type Listing } from '@dira/directory-core'
import { SAMPLE_LISTINGS } from '@dira/directory-core/sample'
import * as names from '@dira/data/names'
import { describe, expect, it } from 'vitest'
import { saidCounts } from '../../features/listings/saidCounts.ts'
import { directoryOf, pageOver } from '../../testing/samplePages.ts'
import { sampleDirectory } from '../../testing/sampleServer.ts'
import type { ListingsData } from './pageData.ts'

/** What an import could have brought: names of which some come first from A to Z, in a country that the sample has and in one that it has not. */
const KNOWN: readonly Listing[] = Array.from({ length: 60 }, (_, at) => ({
  id: `known-${at}`,
  slug: `aardvark-${at}`,
  businessName: `Aardvark ${at}`,
  category: at % 2 === 0 ? 'accommodation' : 'shopping',
  location: { country: at % 3 === 0 ? 'GH' : 'KE' },
  address: '',
  phone: '',
  isUnclaimed: true,
}))

const mixed = directoryOf([...SAMPLE_LISTINGS, ...KNOWN])
const listOf = async (url: string, directory = mixed) => (await pageOver(directory, url)) as ListingsData
const inKenya = KNOWN.filter(({ location }) => location.country === 'KE').length
const isKnown = ({ tier }: ListingsData['cards'][number]) => tier === 'unclaimed'

describe('what is known and not yet claimed', () => {
  it('is in the sample nowhere', async () => {
    for (const url of ['/listings', '/categories/accommodation', '/classifieds', '/locations/kenya'])
      expect((await listOf(url, sampleDirectory())).known, url).toBeUndefined()
  })

  it.each([
    ['/categories/accommodation', 30],
    ['/categories/shopping', 30],
    ['/classifieds', 60],
  ])('is counted apart on %s, where all other numbers are as without it', async (url, count) => {
    const [data, before] = [await listOf(url), await listOf(url, sampleDirectory())]
    expect(saidCounts(data)).toMatchObject({
      total: before.total,
      matches: before.matches,
      known: { total: count, matches: count },
    })
    expect(data.list).toEqual(before.list)
    // What stands first is what stood there before.
    expect(data.cards).toEqual(before.cards)
  })

  it.each([
    ['/listings', 60],
    ['/locations/kenya', inKenya],
    ['/locations/ghana', 60 - inKenya],
  ])('is counted with the others on %s, as on the tile that leads there', async (url, count) => {
    const [data, before] = [
      await listOf(url),
      url.endsWith('ghana') ? { total: 0 } : await listOf(url, sampleDirectory()),
    ]
    expect(saidCounts(data)).toMatchObject({ total: before.total + count, known: { total: count, isAmong: true } })
  })

  it.each(['featured', 'az', 'za'])('comes after all others, whatever the order: %s', async (sort) => {
    const first = await listOf(`/listings?sort=${sort}`)
    const pages = await Promise.all(
      Array.from({ length: first.pageCount }, (_, at) => listOf(`/listings?sort=${sort}&page=${at + 1}`)),
    )
    const cards = pages.flatMap((page) => page.cards)
    expect(cards).toHaveLength(first.total)
    expect(cards.map(isKnown)).toEqual(cards.map((_, at) => at >= SAMPLE_LISTINGS.length))
    for (const { cards: shown, known } of pages) {
      const from = shown.findIndex(isKnown)
      expect(known?.from).toBe(from < 0 ? undefined : from)
    }
  })

  it('is found by its name, and then alone on its page', async () => {
    const { cards, known, matches } = await listOf('/listings?search=aardvark')
    expect(cards.every(isKnown)).toBe(true)
    expect([matches, known]).toMatchObject([60, { total: 60, matches: 60, from: 0 }])
  })

  it('is no advertisement: the page of a category leads to those alone', async () => {
    const [{ classifieds }, before] = [
      await listOf('/categories/accommodation'),
      await listOf('/categories/accommodation', sampleDirectory()),
    ]
    expect(classifieds).toEqual(before.classifieds)
  })

  it('fills the page of a category of which nobody has paid for anything', async () => {
    const data = await listOf('/categories/accommodation', createDirectory(KNOWN, { names }))
    expect(saidCounts(data)).toMatchObject({ total: 0, matches: 0, known: { total: 30, matches: 30, from: 0 } })
    expect(data.cards).toHaveLength(30)
  })
})
