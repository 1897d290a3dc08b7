import { expect, it } from 'vitest'
import { invoiceHref, PAYMENTS_PATH, readPaymentsAddress, recordHref } from './paymentsAddress.ts'

const read = (href: string) => {
  const { pathname, search } = new URL(href, 'https://dira.example')
  return readPaymentsAddress(pathname, search)
}

it('reads the addresses that it writes', () => {
  expect(read(PAYMENTS_PATH)).toEqual({ payment: undefined, isReversing: false, listing: undefined })
  expect(read(recordHref('a & b'))).toMatchObject({ listing: 'a & b', payment: undefined })
  expect(read(invoiceHref('4f9d'))).toMatchObject({ payment: '4f9d', isReversing: false })
  expect(read(invoiceHref('4f9d', { isReversing: true }))).toMatchObject({ payment: '4f9d', isReversing: true })
})
