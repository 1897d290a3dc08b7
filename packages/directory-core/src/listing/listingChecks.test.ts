import { describe, expect, it } from 'vitest'
import { PACKAGE_TIERS } from '../tier/packageTier.ts'
import { showsField } from '../tier/tierDisplay.ts'
import { CHECKED_FACTS, shownChecks } from './listingChecks.ts'

const check = (month: string) => ({ month, how: 'owner' }) as const
const options = { packageTier: 'premium', today: '2026-11-24' } as const

describe('shownChecks', () => {
  it('says nothing of what was not checked', () => {
    expect(shownChecks({}, options)).toEqual([])
    expect(shownChecks({ place: { month: '2026-03', how: 'call' } }, options)).toEqual([
      { fact: 'place', month: '2026-03', how: 'call', isOld: false },
    ])
  })

  it.each([
    ['2026-11', false],
    ['2025-12', false],
    ['2025-11', false],
    ['2025-10', true],
    ['2024-12', true],
    ['1999-12', true],
  ])('a check in %s is old: %s', (month, isOld) => {
    expect(shownChecks({ phone: check(month) }, options)).toMatchObject([{ isOld }])
  })

  it.each(PACKAGE_TIERS)('tells of hours only where %s shows them', (packageTier) => {
    const all = Object.fromEntries(CHECKED_FACTS.map((fact) => [fact, check('2026-03')]))
    const facts = shownChecks(all, { ...options, packageTier }).map(({ fact }) => fact)
    const expected = CHECKED_FACTS.filter((fact) => fact !== 'hours' || showsField(packageTier, 'businessHours'))
    expect(facts).toEqual(expected)
  })
})
