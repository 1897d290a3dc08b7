import type { InvoiceFacts } from '../shared/payments/Invoice/Invoice.tsx'
import type { PaidListing, PaymentRow } from '../shared/payments/payment.ts'

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

export const samplePayments: readonly PaymentRow[] = [
  {
    id: 'c',
    number: 'DIRA-2025-0131',
    href: '/admin/payments/c',
    receivedOn: '2025-12-03',
    amount: 'R1995',
    customer: 'Rift Valley Overland',
    listingHref: '/admin/payments?listing=rift',
    tierLabel: 'Premium',
    lastDay: '2026-12-02',
    state: 'holds',
    reverseHref: '/admin/payments/c?reverse',
  },
  {
    id: 'b',
    number: 'DIRA-2025-0130',
    href: '/admin/payments/b',
    receivedOn: '2025-12-01',
    amount: '−R995',
    customer: 'Rift Valley Overland',
    listingHref: '/admin/payments?listing=rift',
    tierLabel: 'Standard',
    lastDay: '2026-11-28',
    state: 'reversal',
    reason: 'wrong package',
    other: 'DIRA-2025-0128',
  },
  {
    id: 'a',
    number: 'DIRA-2025-0128',
    href: '/admin/payments/a',
    receivedOn: '2025-11-29',
    amount: 'R995',
    customer: 'Rift Valley Overland',
    listingHref: '/admin/payments?listing=rift',
    tierLabel: 'Standard',
    lastDay: '2026-11-28',
    state: 'reversed',
    other: 'DIRA-2025-0130',
  },
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
