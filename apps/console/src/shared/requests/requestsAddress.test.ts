import { expect, it } from 'vitest'
import { readRequestsAddress, requestsHref } from './requestsAddress.ts'

it.each([
  '/admin/requests',
  '/admin/requests?status=all&request=a0000000-0000-4000-8000-000000000001',
  '/admin/requests?status=asked-back&kind=claim&search=DIRA+7K4',
])('reads an address and writes the same: %s', (address) => {
  const { filters, item } = readRequestsAddress(address.slice('/admin/requests'.length))
  expect(requestsHref(filters, item)).toBe(address)
})

it('takes what it does not know for nothing', () => {
  const { filters, item } = readRequestsAddress('?status=lost&kind=parcel&request=1')
  expect(requestsHref(filters, item)).toBe('/admin/requests')
})
