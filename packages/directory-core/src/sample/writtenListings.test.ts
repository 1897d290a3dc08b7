import { describe, expect, it } from 'vitest'
import { CATEGORIES } from '../category/categories.ts'
import { LISTING_LIMITS, listingSchema, type Listing } from '../listing/listing.ts'
import { COUNTRIES } from '../location/countries.ts'
import { PACKAGE_TIERS, tierOf } from '../tier/packageTier.ts'
import { HOME_LISTINGS } from './homeListings.ts'
import { SPECIFICATION_LISTINGS } from './specificationListings.ts'

const WRITTEN = [...HOME_LISTINGS, ...SPECIFICATION_LISTINGS]
const countriesOf = (listings: readonly Listing[]) => new Set(listings.map(({ location }) => location.country))
const tiersOf = (listings: readonly Listing[]) =>
  PACKAGE_TIERS.map((tier) => listings.filter((listing) => tierOf(listing) === tier).length)

describe('the specification’s listings', () => {
  it('are twelve and reach all nine countries', () => {
    expect(SPECIFICATION_LISTINGS).toHaveLength(12)
    expect(countriesOf(SPECIFICATION_LISTINGS)).toEqual(new Set(COUNTRIES.map(({ code }) => code)))
  })

  it('stand in the six categories that the specification names', () => {
    const categories = new Set(SPECIFICATION_LISTINGS.map(({ category }) => category))
    const named = CATEGORIES.map(({ slug }) => slug).filter((slug) => slug !== 'restaurants-dining')
    expect(categories).toEqual(new Set(named))
  })

  it('mix the packages: two classified, six standard, four premium', () => {
    expect(tiersOf(SPECIFICATION_LISTINGS)).toEqual([2, 6, 4])
  })
})

describe('the home page’s listings', () => {
  it('are ten across its seven countries', () => {
    expect(HOME_LISTINGS).toHaveLength(10)
    expect(countriesOf(HOME_LISTINGS)).toEqual(new Set(['ZA', 'KE', 'NA', 'ZW', 'TZ', 'MA', 'EG']))
  })

  it('fill the nine featured places and hold one classified listing that is not featured', () => {
    expect(tiersOf(HOME_LISTINGS)).toEqual([1, 5, 4])
  })

  it('show Morocco and Egypt, which have no classifieds', () => {
    const abroad = HOME_LISTINGS.filter(({ location }) => ['MA', 'EG'].includes(location.country))
    expect(abroad).toHaveLength(2)
    expect(abroad.map(tierOf)).not.toContain('classified')
  })
})

describe('the listings written by hand', () => {
  it('leave no optional field unused and none in use everywhere', () => {
    const optional = Object.entries(listingSchema.shape)
      .filter(([, schema]) => schema.safeParse(undefined).success)
      .map(([name]) => name as keyof Listing)
      // They were imported from nowhere, and nobody checked what is not real.
      .filter((name) => !['source', 'isChecked', 'isUnclaimed'].includes(name))
    expect(optional.length).toBeGreaterThan(8)
    for (const field of optional) {
      expect(
        WRITTEN.some((listing) => listing[field] !== undefined),
        `${field} given`,
      ).toBe(true)
      expect(
        WRITTEN.some((listing) => listing[field] === undefined),
        `${field} missing`,
      ).toBe(true)
    }
  })

  it('hold every kind of hours that a visitor meets', () => {
    const hours = new Set(WRITTEN.flatMap(({ businessHours = [] }) => businessHours.map((row) => row.hours)))
    const spans = [...hours].filter((text) => /^\d\d:\d\d – \d\d:\d\d$/.test(text))
    expect(hours).toContain('Closed')
    expect(hours).toContain('24 hours')
    expect(
      [...hours].some((text) => text.includes(', ')),
      'a split shift',
    ).toBe(true)
    expect(
      spans.some((span) => span.slice(8) < span.slice(0, 5)),
      'past midnight',
    ).toBe(true)
  })

  it('hold offers that run out in 2027, that never do, and that ran out in 2025', () => {
    const ends = WRITTEN.flatMap(({ specialOffers = [] }) => specialOffers.map(({ validUntil }) => validUntil))
    expect(new Set(ends.map((date) => date?.slice(0, 4)))).toEqual(new Set(['2027', '2025', undefined]))
  })

  it('try the layout with a name of sixty characters and with letters that few fonts have', () => {
    expect(Math.max(...WRITTEN.map(({ businessName }) => [...businessName].length))).toBe(60)
    const written = JSON.stringify(WRITTEN)
    for (const word of ['ǁKaras', 'Ọ̀ṣun', '!Nara', 'Moçambique']) expect(written).toContain(word.normalize('NFC'))
    expect(LISTING_LIMITS.businessName).toBeGreaterThanOrEqual(60)
  })
})
