import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Listing } from '../listing/listing.ts'
import { createDirectory } from '../search/createDirectory.ts'
import { encodeIndex } from '../search/file/encodeIndex.ts'
import { openServerIndex } from '../search/file/openServerIndex.ts'
import type { ListingRow } from '../rows/rows.ts'
import { listingOf } from '../testing/listingOf.ts'
import { PACKAGE_TIERS, type PackageTier, tierOf } from '../tier/packageTier.ts'
import { dayOf, FEATURED_LIMIT, featuredListings, type SearchSource } from './featuredListings.ts'

const many = (packageTier: PackageTier, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const name = `${packageTier}-${index + 100}`
    return listingOf({ packageTier, id: name, businessName: name, slug: name })
  })
const featured = (listings: readonly Listing[], day: number) => featuredListings(createDirectory(listings), day)
const slugs = (listings: readonly ListingRow[]) => listings.map(({ slug }) => slug)

/** How often each of the listings was shown, and how often first, on some days in a row. */
async function shownOn(listings: readonly Listing[], days: { from: number; count: number }) {
  const directory = createDirectory(listings)
  const shown = new Map(listings.map(({ slug }) => [slug, 0]))
  const first = new Map(shown)
  for (let day = days.from; day < days.from + days.count; day++) {
    const [start = '', ...others] = slugs(await featuredListings(directory, day))
    for (const slug of [start, ...others]) shown.set(slug, (shown.get(slug) ?? 0) + 1)
    first.set(start, (first.get(start) ?? 0) + 1)
  }
  return { shown: [...shown.values()], first: [...first.values()] }
}

const spread = (counts: readonly number[]) => Math.max(...counts) - Math.min(...counts)

describe('featuredListings', () => {
  it('shows no classified listing', async () => {
    expect(await featured([...many('classified', 5), listingOf({ packageTier: undefined })], 0)).toEqual([])
  })

  it('shows premium listings first, then standard ones, and nine at most', async () => {
    const shown = await featured([...many('standard', 20), ...many('classified', 20), ...many('premium', 4)], 7)
    expect(shown.map(tierOf)).toEqual([...Array(4).fill('premium'), ...Array(5).fill('standard')])
    expect(await featured(many('premium', 30), 7)).toHaveLength(FEATURED_LIMIT)
  })

  it('gives way to the next nine on the next day', async () => {
    const days = await Promise.all([0, 1, 2].map((day) => featured(many('premium', 27), day)))
    expect(new Set(slugs(days.flat())).size).toBe(27)
  })

  it.each([10, 11, 12, 18, 27, 40, 94, 365])('is fair to %i premium listings over a year', async (count) => {
    const { shown } = await shownOn(many('premium', count), { from: dayOf(Date.parse('2026-01-01')), count: 365 })
    expect(spread(shown)).toBeLessThanOrEqual(1)
    expect(Math.min(...shown)).toBeGreaterThan(0)
  })

  it('is fair over any stretch of days, to premium listings and to the standard ones that fill up', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(30),
        fc.nat(30),
        fc.integer({ min: -500, max: 30_000 }),
        fc.integer({ min: 1, max: 60 }),
        async (p, s, from, count) => {
          const [premium, standard] = [many('premium', p), many('standard', s)]
          const { shown: counts } = await shownOn([...premium, ...standard], { from, count })
          if (p > 0) expect(spread(counts.slice(0, p))).toBeLessThanOrEqual(1)
          if (s > 0) expect(spread(counts.slice(p))).toBeLessThanOrEqual(1)
        },
      ),
      { numRuns: 200 },
    )
  })

  it.each([1, 5, 9, 10, 12, 18, 20])(
    'gives each of %i premium listings the first place equally often',
    async (count) => {
      const { first } = await shownOn(many('premium', count), { from: 20_000, count: count * FEATURED_LIMIT })
      expect(spread(first)).toBe(0)
    },
  )

  it('is the same for everyone on a day, in whatever order the listings come', async () => {
    const listings = PACKAGE_TIERS.flatMap((tier) => many(tier, 12))
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(listings, { minLength: listings.length }),
        fc.nat(30_000),
        async (shuffled, day) => {
          expect(await featured(shuffled, day)).toEqual(await featured(listings, day))
        },
      ),
    )
  })

  it('is the same of an index file, and of a store that answers later, of which it reads at most three pages a package', async () => {
    const listings = PACKAGE_TIERS.flatMap((tier) => many(tier, tier === 'premium' ? 5 : 200))
    const file = openServerIndex(encodeIndex(createDirectory(listings), { use: 'server' }))
    const read: number[] = []
    const later: SearchSource<ListingRow> = {
      search: async (...asked) => {
        read.push(asked[0].page)
        return file.search(...asked)
      },
    }
    for (let day = 20_000; day < 20_050; day += 1) {
      const expected = slugs(await featured(listings, day))
      expect(expected).toHaveLength(FEATURED_LIMIT)
      expect(slugs(await featuredListings(file, day))).toEqual(expected)
      read.length = 0
      expect(slugs(await featuredListings(later, day))).toEqual(expected)
      expect(read.length).toBeLessThanOrEqual(4)
    }
  })

  it('shows fewer where listings have gone while it was reading', async () => {
    const directory = createDirectory(many('premium', 100))
    const emptied: SearchSource<Listing> = {
      search: (state, scope) => ({ ...directory.search(state, scope), ...(state.page > 1 && { listings: [] }) }),
    }
    expect(await featuredListings(emptied, 3)).toEqual([])
    expect(await featuredListings(emptied, 0)).toHaveLength(FEATURED_LIMIT)
  })
})

describe('dayOf', () => {
  it.each([
    ['1970-01-01T00:00:00Z', 0],
    ['1970-01-01T23:59:59Z', 0],
    ['2026-11-20T12:00:00Z', 20_777],
    ['1969-12-31T23:59:59Z', -1],
  ])('%s is day %i', (utc, day) => expect(dayOf(Date.parse(utc))).toBe(day))
})
