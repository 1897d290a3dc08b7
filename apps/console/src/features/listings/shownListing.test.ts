import { expect, it } from 'vitest'
import { shownListing } from './shownListing.ts'

const lodge = {
  id: 'a',
  slug: 'a',
  name: 'A Lodge',
  category: 'accommodation',
  country: 'NA',
  province: null,
  city: 'Sesriem',
  phone: '',
  packageTier: 'premium',
  isUnclaimed: false,
  paidUntil: '2026-11-08',
  status: 'published',
  images: 4,
  image: null,
  source: null,
  changed: '2026-11-01T00:00:00Z',
  enquiries: 0,
} as const

it('has the tier that shows at the instant, and the last day of grace', () => {
  const inGrace = shownListing(lodge, Date.parse('2026-11-22T23:59:59Z'))
  expect(inGrace).toMatchObject({ tier: 'premium', paidUntil: { day: '2026-11-08', graceUntil: '2026-11-22' } })
  expect(inGrace.images?.count).toBe(4)
  expect(shownListing(lodge, Date.parse('2026-11-23T00:00:00Z'))).toMatchObject({
    tier: 'classified',
    images: undefined,
  })
  expect(shownListing({ ...lodge, paidUntil: undefined }, 0)).toMatchObject({ tier: 'premium', paidUntil: undefined })
})

it('says of what an import brought that nobody has claimed it', () => {
  const known = { ...lodge, packageTier: 'classified', isUnclaimed: true, paidUntil: undefined } as const
  expect(shownListing(known, 0)).toMatchObject({ tier: 'unclaimed', tierLabel: 'Not yet claimed' })
})
