import type { CalendarDate, PaymentMethod, PaymentYears } from '@dira/directory-core'

// Days of the calendar are read as midnight UTC.
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const amount = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2 })
const plain = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, useGrouping: false })
const shown = (date: CalendarDate) => day.format(new Date(date))
const rate = (percent: number) => String(percent)

/** What Invoice says by itself. */
export const invoiceMessages = {
  invoice: 'Invoice',
  reversal: 'Credit note',
  proForma: 'Pro forma invoice',
  to: 'To',
  from: 'From',
  vatNumber: (number: string) => `VAT no. ${number}`,
  date: 'Date',
  paidBy: 'Paid by',
  payBy: 'Pay by',
  methods: {
    transfer: 'Bank transfer',
    card: 'Card',
    'mobile-money': 'Mobile money',
    cash: 'Cash',
  } satisfies Record<PaymentMethod, string>,
  day: shown,
  what: 'For',
  rand: 'Rand',
  years: (tier: string, years: PaymentYears) => `${tier} listing, ${years === 1 ? 'one year' : 'two years'}`,
  period: (first: CalendarDate, last: CalendarDate) => `${shown(first)} to ${shown(last)}`,
  vat: (percent: number) => `VAT ${rate(percent)} %`,
  amount: (cents: number) => amount.format(cents / 100).replace('-', '−'),
  total: (cents: number) => `${cents < 0 ? '−' : ''}R${plain.format(Math.abs(cents) / 100)}`,
  paid: 'Paid in full',
  wasPaid: 'Paid, then taken back',
  toPay: 'To pay',
  paidBack: 'Taken back',
  page: (address: string) => `Your page: ${address}`,
  thanks: (tier: string, last: CalendarDate) => `Thank you. Your ${tier} page runs until ${shown(last)}.`,
  proFormaClosing: 'The invoice with its number comes when the payment is recorded.',
  reverses: (number: string) => `Takes back invoice ${number}.`,
  wasReversed: (number: string) => `Taken back by ${number}.`,
  undoneBy: (number: string) => `Recorded again as ${number}.`,
  again: (number: string) => `In the place of ${number}.`,
}
