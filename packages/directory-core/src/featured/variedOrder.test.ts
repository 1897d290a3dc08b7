import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listingOf } from '../testing/listingOf.ts'
import { PACKAGE_TIERS, tierOf } from '../tier/packageTier.ts'
import { likenessOf, variedOrder } from './variedOrder.ts'

const listing = fc.record({
  packageTier: fc.constantFrom(...PACKAGE_TIERS),
  category: fc.constantFrom('shopping', 'accommodation', 'restaurants-dining'),
  country: fc.constantFrom('KE', 'EG', 'ZA'),
})
/** Premium ones first, as they are featured. */
const featured = (limit: number) =>
  fc
    .array(listing, { maxLength: limit })
    .map((some) =>
      some
        .toSorted((a, b) => PACKAGE_TIERS.indexOf(b.packageTier) - PACKAGE_TIERS.indexOf(a.packageTier))
        .map(({ country, ...fields }, at) => listingOf({ ...fields, id: `${at}`, location: { country } })),
    )

const arrangements = <One>(some: readonly One[]): One[][] =>
  some.length < 2
    ? [[...some]]
    : some.flatMap((one, at) => arrangements(some.toSpliced(at, 1)).map((others) => [one, ...others]))

describe('variedOrder', () => {
  it('keeps the listings, the first of them, and the order of packages', () =>
    fc.assert(
      fc.property(featured(9), (some) => {
        const varied = variedOrder(some)
        expect(varied.toSorted((a, b) => Number(a.id) - Number(b.id))).toEqual(some)
        expect(varied[0]).toBe(some[0])
        expect(varied.map(tierOf)).toEqual(some.map(tierOf))
        expect(variedOrder(varied)).toEqual(varied)
      }),
      { numRuns: 100 },
    ))

  it('has as few equals beside each other as any arrangement', () =>
    fc.assert(
      fc.property(featured(6), (some) => {
        const allowed = arrangements(some).filter(
          (one) => one[0] === some[0] && one.every((row, at) => tierOf(row) === tierOf(some[at]!)),
        )
        expect(likenessOf(variedOrder(some))).toBe(Math.min(...allowed.map(likenessOf)))
      }),
      { numRuns: 100 },
    ))

  it('puts nothing of one country or category beside or below each other where that can be', () => {
    const some = ['KE', 'EG', 'ZA'].flatMap((country) =>
      ['shopping', 'accommodation', 'restaurants-dining'].map((category) =>
        listingOf({ id: `${country} ${category}`, packageTier: 'premium', category, location: { country } }),
      ),
    )
    expect(likenessOf(some)).toBeGreaterThan(10)
    expect(likenessOf(variedOrder(some))).toBeLessThan(3)
  })
})
