import { describe, expect, it } from 'vitest'
import { parseWith } from '../schema/parseWith.ts'
import { invoiceNumber, vatWithin } from './invoice.ts'
import { parseRand } from './parseRand.ts'
import { PAYMENT_MOST_CENTS } from './payment.ts'
import { paymentSchema } from './paymentSchema.ts'

const payment = {
  id: '4f9d5f0e-6a54-4a0a-9d5e-2b1c8a7f6e10',
  listingId: 'rift-valley-overland',
  tier: 'premium',
  years: 1,
  amountCents: 1995_00,
  receivedOn: '2026-11-20',
  method: 'transfer',
  reference: 'RIFT 0177 DIRA',
  note: '',
} as const

describe('paymentSchema', () => {
  it('takes the price of the tier without a note, and another amount with one', () => {
    expect(parseWith(paymentSchema, payment)).toEqual({ ok: true, value: payment })
    const paidLess = { ...payment, amountCents: 1000_00 }
    expect(parseWith(paymentSchema, paidLess)).toMatchObject({ ok: false })
    expect(parseWith(paymentSchema, { ...paidLess, note: ' ' })).toMatchObject({ ok: false })
    expect(parseWith(paymentSchema, { ...paidLess, note: 'The rest follows' })).toMatchObject({ ok: true })
    expect(parseWith(paymentSchema, { ...payment, tier: 'standard' })).toMatchObject({ ok: false })
    expect(parseWith(paymentSchema, { ...payment, years: 2 })).toMatchObject({ ok: false })
    expect(parseWith(paymentSchema, { ...payment, years: 2, amountCents: 3990_00 })).toMatchObject({ ok: true })
  })

  it.each([
    { amountCents: 0, note: 'free' },
    { amountCents: -1995_00, note: 'back' },
    { amountCents: 0.5, note: 'half' },
    { amountCents: PAYMENT_MOST_CENTS + 1, note: 'a lot' },
    { receivedOn: '2026-02-30' },
    { receivedOn: 'today' },
    { method: 'goats' },
    { years: 3, note: 'long' },
    { listingId: ' ' },
    { id: '1' },
    { reference: 'x'.repeat(121) },
  ])('refuses %j', (change) => expect(parseWith(paymentSchema, { ...payment, ...change })).toMatchObject({ ok: false }))
})

describe('the invoice', () => {
  it.each([
    [147, '2026-11-20T10:00:00Z', 'DIRA-2026-0147'],
    [1, '2026-12-31T23:59:59Z', 'DIRA-2026-0001'],
    [12_345, '2027-01-01T00:00:00Z', 'DIRA-2027-12345'],
  ])('%i of %s is %s', (number, recordedAt, printed) => expect(invoiceNumber({ number, recordedAt })).toBe(printed))

  it.each([
    [1995_00, 15, 260_22],
    [-1995_00, 15, -260_22],
    [115, 15, 15],
    [0, 15, 0],
  ])('has of %i cents at %i per cent %i of tax', (cents, percent, vat) => expect(vatWithin(cents, percent)).toBe(vat))
})

describe('parseRand', () => {
  it.each([
    ['1995', 1995_00],
    [' R 1 995.00 ', 1995_00],
    ['r1,995', 1995_00],
    ['1,995.5', 1995_50],
    ['1995,5', 1995_50],
    ['0.05', 5],
    ['0', 0],
    ['', undefined],
    ['R', undefined],
    ['-5', undefined],
    ['1.995', undefined],
    ['19,95.00', undefined],
    ['1995 rand', undefined],
  ])('reads %j as %s cents', (written, cents) => expect(parseRand(written)).toBe(cents))
})
