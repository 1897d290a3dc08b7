import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseWith } from '../schema/parseWith.ts'
import { GRACE_DAYS } from '../tier/effectiveTier.ts'
import { PACKAGE_TIERS } from '../tier/packageTier.ts'
import { TIER_DISPLAY } from '../tier/tierDisplay.ts'
import { addDays } from '../time/calendarDate.ts'
import { formatRand } from './formatRand.ts'
import { isPlanValid, periodOf, planPeriod, renewalOf } from './planPeriod.ts'
import { planUpgrade } from './planUpgrade.ts'
import { pricingPlans } from './plans.ts'
import { pricingPlanSchema } from './pricingPlanSchema.ts'
import * as en from '../names/en/index.ts'

const PLANS = pricingPlans(en)

describe('the plans', () => {
  it('are the three of the specification, in its words and at its prices', () => {
    expect(
      PLANS.map(({ name, priceCents, period, features }) => [
        `${name} ${formatRand(priceCents)}${period}`,
        ...features,
      ]),
    ).toEqual([
      [
        'Classified R595/year',
        'Business name',
        'Basic contact details',
        'Category and location',
        'Listed only on the Classifieds page, and found by search and by location',
      ],
      [
        'Standard R995/year',
        'Everything in Classified',
        'Description',
        'Website link',
        'Email address',
        'Photo gallery of up to 6 images',
        'Features in category pages',
      ],
      [
        'Premium R1995/year',
        'Everything in Standard',
        'Priority placement in categories',
        'Rotating feature on the homepage',
        'Social media links',
        'Gallery of up to 10 images',
        'Business hours',
        'Special offers section',
      ],
    ])
  })

  it('mark standard, and only standard, as the most popular', () => {
    expect(PLANS.filter(({ isPopular }) => isPopular).map(({ tier }) => tier)).toEqual(['standard'])
  })

  it('are one for each package, and promise the galleries that the packages show', () => {
    expect(PLANS.map(({ tier }) => tier)).toEqual(PACKAGE_TIERS)
    for (const { tier, features } of PLANS) {
      const promised = features.join().match(/of up to (\d+) images/)?.[1] ?? '0'
      expect(Number(promised)).toBe(TIER_DISPLAY[tier].galleryLimit)
    }
  })

  it('are what the schema of a plan allows', () => {
    for (const plan of PLANS) expect(parseWith(pricingPlanSchema, plan)).toEqual({ ok: true, value: plan })
    expect(parseWith(pricingPlanSchema, { ...PLANS[0], priceCents: 595.5 }).ok).toBe(false)
  })
})

describe('formatRand', () => {
  it.each([
    [595_00, 'R595'],
    [995_00, 'R995'],
    [1995_00, 'R1995'],
    [1_000_000_00, 'R1000000'],
    [595_50, 'R595.50'],
    [5, 'R0.05'],
    [0, 'R0'],
    [-0, 'R0'],
    [-400_00, '-R400'],
  ])('prints %i cents as %s, never grouped', (cents, printed) => expect(formatRand(cents)).toBe(printed))

  it.each([0.5, NaN, Infinity, 2 ** 53])('refuses %d, which is not a whole number of cents', (cents) =>
    expect(() => formatRand(cents)).toThrow(RangeError),
  )

  it('prints every amount so that it can be read back to the cent', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (cents) => {
        const [, sign, rand, rest = '00'] = /^(-?)R(\d+)(?:\.(\d\d))?$/.exec(formatRand(cents)) ?? []
        expect(BigInt(`${sign}${rand}${rest}`)).toBe(BigInt(cents))
      }),
    )
  })
})

describe('planUpgrade', () => {
  it('costs the difference of the yearly prices and adds what the larger plan adds', () => {
    expect(planUpgrade('classified', 'standard', en)).toEqual({
      differenceCents: 400_00,
      // All but 'Everything in Classified'.
      adds: PLANS[1]!.features.slice(1),
    })
    expect(planUpgrade('standard', 'premium', en)).toMatchObject({ differenceCents: 1000_00 })
  })

  it('over two plans adds both, the larger gallery once', () => {
    const { differenceCents, adds = [] } = planUpgrade('classified', 'premium', en) ?? {}
    expect(differenceCents).toBe(1400_00)
    expect(adds.filter((line) => /gallery/i.test(line))).toEqual(['Gallery of up to 10 images'])
    expect(adds).toHaveLength(10)
  })

  it('is none to the same or a smaller plan', () => {
    expect(planUpgrade('premium', 'premium', en)).toBeUndefined()
    expect(planUpgrade('premium', 'standard', en)).toBeUndefined()
    expect(planUpgrade('standard', 'classified', en)).toBeUndefined()
  })
})

describe('periodOf', () => {
  it.each([
    ['for the first time', undefined, '2026-11-20', '2026-11-20', '2027-11-19'],
    ['ten days early', '2026-12-02', '2026-11-22', '2026-12-03', '2027-12-02'],
    ['a year early', '2026-12-02', '2025-12-03', '2026-12-03', '2027-12-02'],
    ['on the last day', '2026-12-02', '2026-12-02', '2026-12-03', '2027-12-02'],
    ['on the last day of grace', '2026-12-02', '2026-12-16', '2026-12-03', '2027-12-02'],
    ['the day after the grace', '2026-12-02', '2026-12-17', '2026-12-17', '2027-12-16'],
    ['long after', '2020-01-01', '2026-12-17', '2026-12-17', '2027-12-16'],
    ['on a leap day', undefined, '2028-02-29', '2028-02-29', '2029-02-28'],
    ['from a leap day on', '2028-02-28', '2028-02-01', '2028-02-29', '2029-02-28'],
    ['up to a leap day', '2027-02-28', '2027-03-14', '2027-03-01', '2028-02-29'],
    ['after a leap day', '2028-02-29', '2028-03-14', '2028-03-01', '2029-02-28'],
  ])('received %s (paid until %s, received on %s) covers %s to %s', (_, paidUntil, receivedOn, firstDay, lastDay) =>
    expect(periodOf(paidUntil, receivedOn)).toEqual({ firstDay, lastDay }),
  )
})

describe('renewalOf', () => {
  it.each([
    [undefined, '2026-11-20', 'first', 0],
    ['2026-12-02', '2026-11-22', 'early', 10],
    ['2026-12-02', '2026-12-02', 'early', 0],
    ['2026-12-02', '2026-12-03', 'grace', 1],
    ['2026-12-02', '2026-12-16', 'grace', 14],
    ['2026-12-02', '2026-12-17', 'late', 15],
  ])('paid until %s, received on %s: %s, %i days', (paidUntil, receivedOn, kind, days) =>
    expect(renewalOf(paidUntil, receivedOn)).toEqual({ kind, days }),
  )
})

describe('planPeriod', () => {
  it.each([
    ['2026-11-20', '2027-11-19'],
    ['2026-01-01', '2026-12-31'],
    ['2027-03-01', '2028-02-29'],
    ['2028-02-29', '2029-02-28'],
  ])('from %s lasts a year, to the end of %s', (firstDay, lastDay) =>
    expect(planPeriod(firstDay)).toEqual({ firstDay, lastDay }),
  )

  it.each([
    ['2026-11-30', '2028-11-29'],
    ['2026-03-01', '2028-02-29'],
    ['2028-02-29', '2030-02-28'],
  ])('of two years from %s lasts to the end of %s', (firstDay, lastDay) => {
    expect(planPeriod(firstDay, 2)).toEqual({ firstDay, lastDay })
    expect(periodOf(addDays(firstDay, -1), addDays(firstDay, -9), 2)).toEqual({ firstDay, lastDay })
  })

  it('is valid from its first day to its last', () => {
    const period = planPeriod('2026-11-20')
    const days = ['2026-11-19', '2026-11-20', '2027-11-19', '2027-11-20']
    expect(days.map((day) => isPlanValid(period, day))).toEqual([false, true, true, false])
  })

  it('loses no day and counts none twice, however often it is renewed in time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), fc.array(fc.nat(364), { maxLength: 8 }), (start, daysBefore) => {
        let period = planPeriod(addDays('2024-01-01', start))
        for (const days of daysBefore) {
          const next = periodOf(period.lastDay, addDays(period.lastDay, GRACE_DAYS - days))
          expect(next.firstDay).toBe(addDays(period.lastDay, 1))
          period = next
        }
      }),
    )
  })
})
