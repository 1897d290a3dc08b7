import { expect, it } from 'vitest'
import { createDirectory } from '../search/createDirectory.ts'
import { EMPTY_SEARCH } from '../search/searchState.ts'
import { listingOf } from '../testing/listingOf.ts'
import { locationIn } from '../testing/locationIn.ts'
import { placeIndex } from './placeIndex.ts'
import { placesBelow } from './placesBelow.ts'

const listings = [
  ['Harare', 'Harare'],
  ['Harare', 'Chitungwiza'],
  ['Manicaland', 'Mutare'],
  ['Manicaland', 'Mutare'],
  ['Manicaland', 'Mutare'],
  ['', 'Harare'],
  ['', ''],
].map(([province = '', city = '']) => listingOf({ location: locationIn('Zimbabwe', province, city) }))
const places = placeIndex(listings)
const zimbabwe = places.get('ZW')
const below = zimbabwe && placesBelow(zimbabwe)

it('are the provinces and cities with listings, the largest first', () => {
  const written = (found: typeof below) =>
    [found?.regions, found?.cities].map((some) => some?.map(({ name, count }) => `${name} ${count}`).join(', '))
  expect(written(below)).toEqual(['Harare 3, Manicaland 3', 'Harare 3, Mutare 3, Chitungwiza 1'])
})

it('count what the page under the country lists', () => {
  const directory = createDirectory(listings)
  for (const { slug, count } of [...(below?.regions ?? []), ...(below?.cities ?? [])]) {
    expect(directory.search(EMPTY_SEARCH, { country: 'zimbabwe', region: slug }).total).toBe(count)
  }
})

it('are none where nothing is: a popular city without a listing is not offered', () => {
  const empty = placeIndex([]).get('KE')
  expect(empty && placesBelow(empty)).toEqual({ regions: [], cities: [] })
})
