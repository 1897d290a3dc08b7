import { expect, it } from 'vitest'
import { fullListing } from '../testing/fullListing.ts'
import { cardSchedule } from './cardSchedule.ts'
import { PACKAGE_TIERS, type PackageTier } from '../tier/packageTier.ts'
import { TIER_DISPLAY, type TierDisplay } from '../tier/tierDisplay.ts'

it.each([
  ['classified', false],
  ['standard', false],
  ['premium', true],
] satisfies [PackageTier, boolean][])('the card of %s may say whether it is open: %s', (packageTier, isShown) => {
  const { location, businessHours, ...rest } = fullListing({ packageTier })
  expect(cardSchedule({ ...rest, location, businessHours })).toEqual(isShown ? { location, businessHours } : undefined)
})

it.each([undefined, [], [{ day: 'Monday', hours: 'by appointment' }]])(
  'a card without hours that can be read says nothing of them: %j',
  (businessHours) => {
    const { businessHours: _, ...rest } = fullListing({ packageTier: 'premium' })
    expect(cardSchedule({ ...rest, ...(businessHours && { businessHours }) })).toBeUndefined()
  },
)

it('no card shows what the page of the listing does not', () => {
  for (const tier of PACKAGE_TIERS) {
    const { shows, cardShows }: TierDisplay = TIER_DISPLAY[tier]
    expect(shows).toEqual(expect.arrayContaining([...cardShows]))
  }
})
