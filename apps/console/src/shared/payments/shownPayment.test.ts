import type { PaymentEntry } from '@dira/data'
import { expect, it } from 'vitest'
import { paidListing, paidPeriod, reversalPackages, shownInvoice } from './shownPayment.ts'

const entry: PaymentEntry = {
  id: 'b',
  number: 147,
  listingId: 'rift',
  customer: { name: 'Rift', address: null, city: 'Nairobi', province: 'Nairobi', country: 'KE' },
  amountCents: 1995_00,
  receivedOn: '2026-11-20',
  method: 'transfer',
  reference: '',
  tier: 'premium',
  years: 1,
  firstDay: '2026-12-03',
  lastDay: '2027-12-02',
  note: '',
  reason: '',
  paidUntil: '2027-12-02',
  recordedAt: '2026-11-22T09:26:00.000Z',
  reversedBy: undefined,
  reverses: undefined,
  undoneBy: undefined,
  again: undefined,
  slug: 'rift',
  recordedBy: undefined,
  seller: undefined,
}
it('says what a listing shows without the payment, and now where that is more', () => {
  const now = Date.parse('2026-11-22')
  const premium = { packageTier: 'premium', paidUntil: '2027-12-02' } as const
  const ended = { packageTier: 'standard', paidUntil: '2026-11-07' } as const
  expect(reversalPackages({ now: premium, without: { packageTier: 'classified' } }, now)).toEqual({
    without: { tierLabel: 'Classified', lastDay: undefined, isLowest: true },
    now: { tierLabel: 'Premium', lastDay: '2027-12-02', isLowest: false },
  })
  // On the last day of grace it is not over yet.
  const oneDayMore = { ...ended, paidUntil: '2026-11-08' }
  expect(reversalPackages({ now: premium, without: oneDayMore }, now)?.without).toEqual({
    tierLabel: 'Standard',
    lastDay: '2026-11-08',
    isLowest: false,
  })
  expect(reversalPackages({ now: {}, without: ended }, now)).toMatchObject({
    without: { isLowest: true },
    now: undefined,
  })
  expect(reversalPackages(undefined, now)).toBeUndefined()
})

it('has on its invoice what is known, each thing once, and nothing of what is not set', () => {
  const bare = shownInvoice(entry, { seller: { lines: [] }, siteUrl: 'https://dira.example' })
  expect(bare).toMatchObject({
    number: 'DIRA-2026-0147',
    to: ['Rift', 'Nairobi', 'Kenya'],
    from: [],
    vat: undefined,
    page: 'dira.example/listings/rift',
  })
  const seller = { lines: ['Dira'], vatPercent: 15, vatNumber: '4' }
  expect(shownInvoice({ ...entry, slug: undefined }, { seller, siteUrl: '' })).toMatchObject({
    from: ['Dira'],
    vat: { percent: 15, cents: 260_22 },
    page: undefined,
  })
  // What was kept with the payment holds, whatever the settings say since.
  const kept = { lines: ['Dira of before'], vatPercent: 14 }
  expect(shownInvoice({ ...entry, seller: kept }, { seller, siteUrl: '' })).toMatchObject({
    from: ['Dira of before'],
    vatNumber: undefined,
    vat: { percent: 14 },
  })
})

it('shows the listing as it is today, and the year that is paid', () => {
  const listing = { id: 'a', slug: 'a', name: 'A', category: 'shopping', country: 'KE', city: null } as const
  const ended = { ...listing, packageTier: 'premium', paidUntil: '2026-11-01' } as const
  expect(paidListing(ended, Date.parse('2026-11-22'))).toMatchObject({ tier: 'classified', paidUntil: '2026-11-01' })
  expect(paidPeriod('2026-11-30', '2026-11-22')).toEqual({
    firstDay: '2026-12-01',
    lastDay: '2027-11-30',
    graceUntil: '2027-12-14',
    timing: { kind: 'early', days: 8 },
  })
})
