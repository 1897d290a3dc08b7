import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Listing } from '../listing/listing.ts'
import { listingOf } from '../testing/listingOf.ts'
import { PACKAGE_TIERS, type PackageTier, tierOf } from '../tier/packageTier.ts'
import { dayOf, FEATURED_LIMIT, featuredListings } from './featuredListings.ts'

const many = (packageTier: PackageTier, count: number) =>
  Array.from({ length: count }, (_, index) => listingOf({ packageTier, slug: `${packageTier}-${index + 100}` }))
const slugs = (listings: readonly Listing[]) => listings.map(({ slug }) => slug)

/** How often each of the listings was shown, and how often first, on some days in a row. */
function shownOn(listings: readonly Listing[], days: { from: number; count: number }) {
  const shown = new Map(listings.map(({ slug }) => [slug, 0]))
  const first = new Map(shown)
  for (let day = days.from; day < days.from + days.count; day++) {
    const featured = slugs(featuredListings(listings, day))
    for (const slug of featured) shown.set(slug, (shown.get(slug) ?? 0) + 1)
    first.set(featured[0] ?? '', (first.get(featured[0] ?? '') ?? 0) + 1)
  }
  return { shown: [...shown.values()], first: [...first.values()] }
}

const spread = (counts: readonly number[]) => Math.max(...counts) - Math.min(...counts)

describe('featuredListings', () => {
  it('shows no classified listing', () => {
    expect(featuredListings([...many('classified', 5), listingOf({ packageTier: undefined })], 0)).toEqual([])
  })

  it('shows premium listings first, then standard ones, and nine at most', () => {
    const tiers = featuredListings([...many('standard', 20), ...many('classified', 20), ...many('premium', 4)], 7).map(
      tierOf,
    )
    expect(tiers).toEqual([...Array(4).fill('premium'), ...Array(5).fill('standard')])
    expect(featuredListings(many('premium', 30), 7)).toHaveLength(FEATURED_LIMIT)
  })

  it('gives way to the next nine on the next day', () => {
    const premium = many('premium', 27)
    const [today, tomorrow, dayAfter] = [0, 1, 2].map((day) => slugs(featuredListings(premium, day)))
    expect(new Set([...(today ?? []), ...(tomorrow ?? []), ...(dayAfter ?? [])]).size).toBe(27)
  })

  it.each([10, 11, 12, 18, 27, 40, 94, 365])('is fair to %i premium listings over a year', (count) => {
    const { shown } = shownOn(many('premium', count), { from: dayOf(Date.parse('2026-01-01')), count: 365 })
    expect(spread(shown)).toBeLessThanOrEqual(1)
    expect(Math.min(...shown)).toBeGreaterThan(0)
  })

  it('is fair over any stretch of days, to premium listings and to the standard ones that fill up', () => {
    fc.assert(
      fc.property(
        fc.nat(30),
        fc.nat(30),
        fc.integer({ min: -500, max: 30_000 }),
        fc.integer({ min: 1, max: 60 }),
        (p, s, from, count) => {
          const [premium, standard] = [many('premium', p), many('standard', s)]
          const counts = shownOn([...premium, ...standard], { from, count }).shown
          if (p > 0) expect(spread(counts.slice(0, p))).toBeLessThanOrEqual(1)
          if (s > 0) expect(spread(counts.slice(p))).toBeLessThanOrEqual(1)
        },
      ),
      { numRuns: 200 },
    )
  })

  it.each([1, 5, 9, 10, 12, 18, 20])('gives each of %i premium listings the first place equally often', (count) => {
    const { first } = shownOn(many('premium', count), { from: 20_000, count: count * FEATURED_LIMIT })
    expect(spread(first)).toBe(0)
  })

  it('is the same for everyone on a day, in whatever order the listings come, and changes nothing it was given', () => {
    const listings = PACKAGE_TIERS.flatMap((tier) => many(tier, 12))
    fc.assert(
      fc.property(fc.shuffledSubarray(listings, { minLength: listings.length }), fc.nat(30_000), (shuffled, day) => {
        const before = [...shuffled]
        expect(featuredListings(shuffled, day)).toEqual(featuredListings(listings, day))
        expect(shuffled).toEqual(before)
      }),
    )
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
