import { expect, it } from 'vitest'
import { PACKAGE_TIERS } from '../tier/packageTier.ts'
import { TIER_DISPLAY, TIER_FIELDS } from '../tier/tierDisplay.ts'
import { fieldRule, fieldsThat, isFieldShown, LISTING_FIELDS } from './listingFields.ts'

it('a field that is live at once can be proposed, and what is an administrator’s is neither', () => {
  expect(fieldsThat('isProposed')).toEqual(expect.arrayContaining([...fieldsThat('isLive')]))
  expect(fieldsThat('isLive')).toEqual(['phone', 'businessHours', 'specialOffers', 'images'])
  for (const field of ['slug', 'packageTier', 'paidUntil', 'status', 'sourceName', 'sourceUrl'] as const) {
    expect(fieldRule(field)).not.toHaveProperty('isProposed')
  }
})

it('each part of a page that depends on the package has a field, and shows it where the package does', () => {
  const shown = [...new Set(fieldsThat('shownBy').map((field) => LISTING_FIELDS[field].shownBy))]
  expect(shown.toSorted()).toEqual(TIER_FIELDS.toSorted())
  for (const tier of PACKAGE_TIERS) {
    const fields = fieldsThat('shownBy').filter((field) => isFieldShown(tier, field))
    const parts = new Set(fields.map((field) => LISTING_FIELDS[field].shownBy))
    expect(parts).toEqual(new Set(TIER_DISPLAY[tier].shows))
    expect(isFieldShown(tier, 'phone') && isFieldShown(tier, 'contactName')).toBe(true)
  }
})
