import { createDirectory, type Directory, type Listing } from '@dira/directory-core'
import { SAMPLE_LISTINGS } from '@dira/directory-core/sample'
import * as names from '@dira/data/names'
import { describe, expect, it } from 'vitest'
import { saidCounts } from '../../features/listings/saidCounts.ts'
import { directoryOf, pageOver } from '../../testing/samplePages.ts'
import { sampleDirectory } from '../../testing/sampleServer.ts'
import type { CategoriesData, ListingsData } from './pageData.ts'

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
    const { categories } = (await pageOver(createDirectory(KNOWN, { names }), '/categories')) as CategoriesData
    expect(categories.filter(({ count }) => count > 0)).toEqual([
      { slug: 'accommodation', count: 30 },
      { slug: 'shopping', count: 30 },
    ])
  })
})

const TOWN = { country: 'KE', city: { slug: 'lamu', name: 'Lamu' } } as const
const KINDS = ['cafe', 'hotel', 'pharmacy', undefined] as const
/** A town of which nobody has claimed anything, of every fourth place without a kind. */
const LAMU: readonly Listing[] = Array.from({ length: 200 }, (_, at) => {
  const kind = KINDS[at % KINDS.length]
  return {
    ...KNOWN[0]!,
    id: `lamu-${at}`,
    slug: `lamu-${at}`,
    businessName: `Bahari ${(at * 7) % 200}`,
    location: TOWN,
    mapCoordinates: { lat: -2.27 + ((at * 13) % 40) / 1000, lng: 40.9 + ((at * 29) % 40) / 1000 },
    ...(kind && { kind }),
  }
})

describe('the rows of what is known', () => {
  const pagesOf = async (url: string, directory: Directory) => {
    const { pageCount } = await listOf(url, directory)
    const query = url.includes('?') ? '&' : '?'
    return Promise.all(Array.from({ length: pageCount }, (_, at) => listOf(`${url}${query}page=${at + 1}`, directory)))
  }
  const kindsOf = (pages: readonly ListingsData[]) => pages.map(({ known }) => known?.kinds)

  it('are 90 to a page, kind by kind, of each those nearest the middle of the town first', async () => {
    const pages = await pagesOf('/locations/kenya/lamu', directoryOf(LAMU))
    expect(pages.map(({ cards }) => cards.length)).toEqual([90, 90, 20])
    expect(new Set(pages.flatMap(({ cards }) => cards.map(({ slug }) => slug))).size).toBe(200)
    const [hotel, cafe, pharmacy, other] = ['Hotels', 'Cafés', 'Pharmacies', 'Other']
    expect(kindsOf(pages)).toEqual([
      [
        { name: hotel, count: 50, shown: 50 },
        { name: cafe, count: 50, shown: 40 },
      ],
      [
        { name: cafe, count: 50, shown: 10 },
        { name: pharmacy, count: 50, shown: 50 },
        { name: other, count: 50, shown: 30 },
      ],
      [{ name: other, count: 50, shown: 20 }],
    ])
    const distances = pages.flatMap(({ known }) => known?.ways ?? []).map(({ km }) => km!)
    for (const from of [0, 50, 100, 150]) {
      const ofKind = distances.slice(from, from + 50)
      expect(ofKind).toEqual(ofKind.toSorted((a, b) => a - b))
    }
  })

  it('are by name within their kind where the list has no middle', async () => {
    const [first] = await pagesOf('/locations/kenya', directoryOf(LAMU))
    const shown = first!.cards.slice(0, 50).map(({ businessName }) => businessName)
    expect(shown).toEqual(shown.toSorted(new Intl.Collator('en', { numeric: true }).compare))
    expect(first!.known?.ways).toBeUndefined()
  })

  it('are by distance alone where the list is near something', async () => {
    const [first] = await pagesOf('/locations/kenya/lamu?near=-2.26,40.92&sort=nearest', directoryOf(LAMU))
    expect(first!.known).toMatchObject({ matches: 200, from: 0, kinds: [] })
    const distances = first!.ways!.map(({ km }) => km!)
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
  })

  it('follow the last cards on their page, and have pages of their own after it', async () => {
    const pages = await pagesOf('/locations/kenya', directoryOf([...SAMPLE_LISTINGS, ...LAMU]))
    const shown = pages.map(
      ({ cards }) => `${cards.filter((card) => !isKnown(card)).length}+${cards.filter(isKnown).length}`,
    )
    const ads = pages[0]!.total - 200
    expect(shown).toEqual([...Array(Math.floor(ads / 24)).fill('24+0'), `${ads % 24}+90`, '0+90', '0+20'])
  })

  it.each(['/listings', '/locations/kenya', '/locations/kenya/lamu', '/listings?search=a&sort=za', '/classifieds'])(
    'have all else before them as rows, 90 to a page, where %s is asked for as rows',
    async (url) => {
      const directory = directoryOf([...SAMPLE_LISTINGS, ...LAMU])
      const rows = await pagesOf(`${url}${url.includes('?') ? '&' : '?'}view=rows`, directory)
      const cards = await pagesOf(url, directory)
      const slugs = (pages: readonly ListingsData[]) => pages.flatMap((page) => page.cards.map(({ slug }) => slug))
      expect(slugs(rows)).toEqual(slugs(cards))
      const [first] = rows
      expect(first!.pageCount).toBe(Math.ceil(slugs(rows).length / 90))
      for (const page of rows.slice(0, -1)) expect(page.cards).toHaveLength(90)
      const countsOf = ({ total, matches, known }: ListingsData) => [total, matches, known?.total, known?.matches]
      for (const page of rows) expect(countsOf(page)).toEqual(countsOf(cards[0]!))
      expect(rows.map(({ view }) => view)).toEqual(rows.map(() => 'rows'))
    },
  )

  it('have no kinds to tell where nobody knows any', async () => {
    const { known } = await listOf('/locations/ghana')
    expect(known?.kinds).toEqual([{ name: 'Businesses', count: known!.matches, shown: known!.matches }])
  })
})
