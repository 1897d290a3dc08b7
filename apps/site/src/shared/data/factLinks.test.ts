import { EMPTY_SEARCH, parseSearch, type ListingDetail, type PlaceFact } from '@dira/directory-core'
import { paths, searchPath } from '@dira/data/site'
import { expect, it } from 'vitest'
import { factLinks } from './factLinks.ts'

const country = (code: string) => ({ country: code }) as ListingDetail['location'] // Links need no more of a place.
const fact = (name: PlaceFact['name'], ...values: readonly string[]) => ({
  name,
  label: name,
  values: values.map((value) => ({ value, text: value })),
})

it.each([
  [fact('kind', 'hotel'), 'KE', { kinds: ['hotel'], countries: ['kenya'] }],
  [fact('stars', '4'), 'NA', { stars: ['4'], countries: ['namibia'] }],
  [fact('priceLevel', '2'), 'ZA', { countries: ['south-africa'] }],
  [fact('brand', 'TotalEnergies'), 'SN', { search: 'TotalEnergies', isExact: true, countries: ['senegal'] }],
  [fact('operator', 'Café & Sons Ltd'), 'KE', { search: 'Café & Sons Ltd', isExact: true }],
  [fact('attributes', 'wifi', 'pool'), 'EG', { countries: ['egypt'] }],
])('leads from the values of %o in %s to lists of that country', (given, code, expected) => {
  const links = factLinks({ facts: [given], location: country(code) } as unknown as ListingDetail)
  expect(links.map(({ fact: name, value }) => [name, value])).toEqual(
    given.values.map(({ value }) => [given.name, value]),
  )
  for (const { href, value } of links) {
    const state = parseSearch(new URL(href, 'http://site.invalid').searchParams)
    expect(state).toMatchObject(expected)
    expect([[value], value]).toContainEqual(Object.values(state).find((one) => [one].flat().includes(value)))
  }
})

it.each(['', 'lodge', 'café & bar', 'a+b=c', 'نيروبي'])('finds %o at the address that a search has', (text) => {
  expect(paths.found(text)).toBe(searchPath({ ...EMPTY_SEARCH, search: text }))
})
