import { expect, it } from 'vitest'
import { historyHref, readHistoryAddress } from './historyAddress.ts'

it.each([
  '/admin/history',
  '/admin/history?undone=true&operation=12',
  '/admin/history?listing=a%26b&who=a0000000-0000-4000-8000-000000000001&what=import',
])('reads an address and writes the same: %s', (address) => {
  const { filters, item } = readHistoryAddress(address.slice('/admin/history'.length))
  expect(historyHref(filters, item)).toBe(address)
})

it('takes what it does not know for nothing', () => {
  const { filters, item } = readHistoryAddress('?undone=1&listing=&who=me&what=theft&operation=1e3')
  expect(historyHref(filters, item)).toBe('/admin/history')
})
