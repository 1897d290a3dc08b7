import type { PaymentEntry } from '@dira/data'
import type { InvoiceFacts } from '../shared/payments/Invoice/Invoice.tsx'
import type { PaidListing } from '../shared/payments/payment.ts'

/** For stories and tests. */
export const sampleInvoice: InvoiceFacts = {
  number: 'DIRA-2026-0147',
  to: ['Rift Valley Overland', 'Yard 6, Lunga Lunga Road', 'Industrial Area, Nairobi', 'Kenya'],
  from: ['Dira Directory', '9 Sample Street', 'Cape Town 8001'],
  vatNumber: '4000 000 000',
  date: '2026-11-20',
  method: 'transfer',
  reference: 'RIFT 0177 DIRA',
  tierLabel: 'Premium',
  firstDay: '2026-12-03',
  lastDay: '2027-12-02',
  totalCents: 1995_00,
  vat: { percent: 15, cents: 260_22 },
  page: 'dira.example/listings/rift-valley-overland',
}

const entry: PaymentEntry = {
  id: 'c',
  number: 131,
  listingId: 'rift',
  customer: { name: 'Rift Valley Overland', country: 'KE' },
  amountCents: 1995_00,
  receivedOn: '2025-12-03',
  method: 'transfer',
  reference: '',
  tier: 'premium',
  years: 1,
  firstDay: '2025-12-03',
  lastDay: '2026-12-02',
  note: '',
  reason: '',
  paidUntil: '2026-12-02',
  recordedAt: '2025-12-03T09:26:00.000Z',
  reversedBy: undefined,
  reverses: undefined,
  undoneBy: undefined,
  again: undefined,
  slug: 'rift',
  recordedBy: undefined,
  seller: undefined,
}
const standard = { ...entry, tier: 'standard', lastDay: '2026-11-28' } as const
const wrong = { ...standard, id: 'a', number: 128, amountCents: 995_00, receivedOn: '2025-11-29' }
const taken = { ...standard, id: 'b', number: 130, amountCents: -995_00, receivedOn: '2025-12-01' }

export const samplePayments: readonly PaymentEntry[] = [
  entry,
  { ...taken, reason: 'wrong package', reverses: wrong },
  { ...wrong, reversedBy: taken },
]

export const paidListing: PaidListing = {
  id: 'rift',
  name: 'Rift Valley Overland',
  about: 'Car Hire & Transport, Nairobi, Kenya',
  card: { slug: 'rift-valley-overland', tier: 'premium', categoryIcon: 'transport' },
  tier: 'premium',
  tierLabel: 'Premium',
  paidUntil: '2026-12-02',
}
