import type { CalendarDate, PaymentMethod } from '@dira/directory-core'

// Days of the calendar are read as midnight UTC.
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const amount = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2 })
const plain = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, useGrouping: false })
const shown = (date: CalendarDate) => day.format(new Date(date))
const rate = (percent: number) => percent.toLocaleString('en-GB')

/** What Invoice says by itself. */
export const invoiceMessages = {
  invoice: 'Invoice',
  reversal: 'Credit note',
  to: 'To',
  from: 'From',
  vatNumber: (number: string) => `VAT no. ${number}`,
  date: 'Date',
  paidBy: 'Paid by',
  methods: {
    transfer: 'Bank transfer',
    card: 'Card',
    'mobile-money': 'Mobile money',
    cash: 'Cash',
  } satisfies Record<PaymentMethod, string>,
  day: shown,
  what: 'For',
  rand: 'Rand',
  year: (tier: string) => `${tier} listing, one year`,
  period: (first: CalendarDate, last: CalendarDate) => `${shown(first)} to ${shown(last)}`,
  vat: (percent: number) => `VAT ${rate(percent)} %`,
  amount: (cents: number) => amount.format(cents / 100).replace('-', '−'),
  total: (cents: number) => `${cents < 0 ? '−' : ''}R${plain.format(Math.abs(cents) / 100)}`,
  paid: 'Paid in full',
  paidBack: 'Taken back',
  page: (address: string) => `Your page: ${address}`,
  thanks: (tier: string, last: CalendarDate) => `Thank you. Your ${tier} page runs until ${shown(last)}.`,
  reverses: (number: string) => `Takes back invoice ${number}.`,
  wasReversed: (number: string) => `Taken back by ${number}.`,
}
