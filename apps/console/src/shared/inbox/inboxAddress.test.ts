import { expect, it } from 'vitest'
import { inboxHref, readInboxAddress } from './inboxAddress.ts'

it.each([
  '/admin/inbox',
  '/admin/inbox?kind=message',
  '/admin/inbox?status=spam&kind=enquiry&whose=mine-or-nobodys&search=rods+%26+boats&message=1',
])('reads an address and writes the same: %s', (address) => {
  const { filters, item } = readInboxAddress(address.slice('/admin/inbox'.length))
  expect(inboxHref(filters, item)).toBe(address)
})

it('takes what it does not know for nothing', () => {
  expect(readInboxAddress('?status=lost&kind=parcel&whose=theirs').filters).toEqual({
    status: 'open',
    kind: undefined,
    whose: undefined,
    search: '',
  })
})
