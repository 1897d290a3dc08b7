import { expect, it } from 'vitest'
import { listingsHref, readListingsAddress } from './listingsAddress.ts'

const PATH = '/admin/listings'

it.each([
  PATH,
  `${PATH}?search=rods+%26+boats&status=published&status=draft&package=premium&category=shopping&country=KE&country=NA`,
  `${PATH}?place=cape-town+Cape+Town&sort=-changed&columns=status+phone`,
  `${PATH}?needs=hours&sort=-changed`,
  `${PATH}?sort=city&after=%5B%22nairobi%22%2C%22soko%22%2C%22a%22%5D`,
  `${PATH}?sort=-name&before=%5B%22soko%22%2C%22a%22%5D`,
  `${PATH}?columns=`,
])('reads an address and writes the same: %s', (address) => {
  expect(listingsHref(readListingsAddress(address.slice(PATH.length)))).toBe(address)
})

it('takes what it does not know for nothing', () => {
  expect(listingsHref(readListingsAddress('?needs=love&status=lost&package=gold&country=Kenya&sort=age'))).toBe(PATH)
})
