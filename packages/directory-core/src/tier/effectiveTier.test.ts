import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, toUtc } from '../time/calendarDate.ts'
import { effectiveTier, GRACE_DAYS, packageEnd } from './effectiveTier.ts'
import { PACKAGE_TIERS } from './packageTier.ts'

const tier = fc.constantFrom(...PACKAGE_TIERS)
const day = fc.integer({ min: -20_000, max: 60_000 }).map((days) => addDays('1970-01-01', days))
const instant = fc.integer({ min: -2e12, max: 5e12 })

describe('effectiveTier', () => {
  it.each([
    ['the last day that is paid for', '2026-12-31T23:59:59.999Z', 'premium'],
    ['the first day of grace', '2027-01-01T00:00:00Z', 'premium'],
    ['the last instant of grace', '2027-01-14T23:59:59.999Z', 'premium'],
    ['the end', '2027-01-15T00:00:00Z', 'classified'],
    ['long after', '2030-01-01T00:00:00Z', 'classified'],
  ])('of a package that is paid until the last of December, at %s', (_, at, shown) =>
    expect(effectiveTier({ packageTier: 'premium', paidUntil: '2026-12-31' }, Date.parse(at))).toBe(shown),
  )

  it('is the tier that was bought up to the last millisecond of grace, and classified from midnight UTC on', () => {
    fc.assert(
      fc.property(tier, day, fc.nat(4e9), (packageTier, paidUntil, far) => {
        const end = toUtc(paidUntil) + (GRACE_DAYS + 1) * 86_400_000
        const at = (now: number) => effectiveTier({ packageTier, paidUntil }, now)
        expect(packageEnd({ paidUntil })).toBe(end)
        expect([at(end - 1 - far), at(end - 1)]).toEqual([packageTier, packageTier])
        expect([at(end), at(end + far)]).toEqual(['classified', 'classified'])
      }),
    )
  })

  it('never ends where no day is given; a listing without a package is classified', () => {
    fc.assert(
      fc.property(tier, instant, (packageTier, now) => {
        expect(effectiveTier({ packageTier }, now)).toBe(packageTier)
      }),
    )
    expect([effectiveTier({}, 0), effectiveTier({ paidUntil: '2100-01-01' }, 0)]).toEqual(['classified', 'classified'])
    expect(packageEnd({ packageTier: 'premium' })).toBeUndefined()
  })

  it('refuses what is no day', () =>
    expect(() => effectiveTier({ paidUntil: '2026-02-30' }, 0)).toThrow(
      new RangeError("'2026-02-30' is not a day like 2026-12-31"),
    ))
})
