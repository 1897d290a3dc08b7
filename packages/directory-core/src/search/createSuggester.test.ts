import { describe, expect, it } from 'vitest'
import type { Listing } from '../listing/listing.ts'
import { placeIndex } from '../location/placeIndex.ts'
import * as names from '../names/en/index.ts'
import { listingOf } from '../testing/listingOf.ts'
import { locationIn } from '../testing/locationIn.ts'
import { createDirectory } from './createDirectory.ts'
import { createSuggester, suggestionRanges } from './createSuggester.ts'
import { EMPTY_SEARCH } from './searchState.ts'

const LISTINGS = [
  ['Lady Drivers of Nairobi', 'car-hire-transport', 'classified', 'Kenya', 'Nairobi'],
  ['Mrs Naidoo’s Two Rooms', 'accommodation', 'standard', 'South Africa', 'Durban'],
  ['Nairobi Story Lane', 'events-festivals', 'classified', 'Kenya', 'Nairobi'],
  ['Carnivore', 'restaurants-dining', 'standard', 'Kenya', 'Nairobi'],
  ['Mama Oliech', 'restaurants-dining', 'standard', 'Kenya', 'Nairobi'],
  ['Lake Camp', 'accommodation', 'premium', 'Kenya', 'Naivasha'],
  ['Café de Naïrobi', 'restaurants-dining', 'premium', 'Tanzania', 'Dar es Salaam'],
] as const

const directory = createDirectory(
  LISTINGS.map(([businessName, category, packageTier, country, city]): Listing => {
    const location = locationIn(country, `${city} County`, city)
    const subcategory = businessName === 'Lake Camp' && { subcategory: 'hotels-resorts' }
    return listingOf({
      ...subcategory,
      id: businessName,
      slug: businessName,
      businessName,
      category,
      packageTier,
      location,
    })
  }),
)
const suggest = createSuggester(directory, { places: placeIndex(directory.listings), names })

/** All lines as one list of texts. */
function lines(text: string): string[] {
  const { places, categories, listings } = suggest(text)
  return [
    ...places.map(({ name, count }) => `${name} ${count}`),
    ...categories.map(({ name, place, count }) => `${name}${place ? ` in ${place.name}` : ''} ${count}`),
    ...listings.map(({ businessName }) => businessName),
  ]
}

describe('a text that is being typed', () => {
  it.each([
    [
      'nai',
      [
        'Nairobi 4',
        'Naivasha 1',
        'Restaurants & Dining in Nairobi 2',
        'Car Hire & Transport in Nairobi 1',
        'Nairobi Story Lane',
        'Café de Naïrobi',
        'Mrs Naidoo’s Two Rooms',
      ],
    ],
    ['KENY', ['Kenya 5', 'Restaurants & Dining in Kenya 2', 'Accommodation in Kenya 1']],
    ['dining', ['Restaurants & Dining 3']],
    ['restaurants and d', ['Restaurants & Dining 3']],
    ['restaurants nai', ['Restaurants & Dining in Nairobi 2']],
    [
      'nairobi county',
      ['Nairobi County 4', 'Restaurants & Dining in Nairobi County 2', 'Car Hire & Transport in Nairobi County 1'],
    ],
    ['naivasha hotel', ['Accommodation in Naivasha 1']],
    ['salaam', ['Dar es Salaam 1', 'Restaurants & Dining in Dar es Salaam 1']],
    ['dar-es', ['Dar es Salaam 1', 'Restaurants & Dining in Dar es Salaam 1']],
    ['cafe', ['Café de Naïrobi']],
    ['airobi story', ['Nairobi Story Lane']],
    ['zzz', []],
    ['&', []],
    ['', []],
  ])('%j becomes what starts like it, then what has such a word, then what has more listings', (text, found) => {
    expect(lines(text)).toEqual(found)
  })

  it('is never suggested more than seven lines, nor anything without listings', () => {
    for (const text of ['a', 'na', 's', 'e', 'ma', 'kenya']) {
      const { places, categories, listings } = suggest(text)
      expect(places.length + categories.length + listings.length).toBeLessThanOrEqual(7)
      expect([...places, ...categories].filter(({ count }) => count === 0)).toEqual([])
    }
  })

  it('is told the numbers that the lists have', () => {
    const [{ country, place, count }] = suggest('nairobi').places as [ReturnType<typeof suggest>['places'][0]]
    const scope = { country: country.slug, region: place!.slug }
    expect(directory.search(EMPTY_SEARCH, scope).matches).toBe(count)
    const [inPlace] = suggest('nairobi').categories
    expect(directory.search({ ...EMPTY_SEARCH, categories: [inPlace!.category] }, scope).matches).toBe(inPlace!.count)
  })
})

it.each([
  ['Nairobi', 'nai', ['Nai']],
  ['Mrs Naidoo’s Rooms', 'NAI', ['Nai']],
  ['Naïrobi of Nairobi', 'nai', ['Naï', 'Nai']],
  ['Kainai Naivasha', 'nai', ['Nai']],
  ['Kainai', 'nai', ['nai']],
  ['Restaurants & Dining', 'restaurants mom', ['Restaurants']],
  ['Dar es Salaam', 'dar-es', ['Dar', 'es']],
  ['نيروبي', 'نير', ['نير']],
])('in %s, typed as %s, %j is marked', (name, text, marked) => {
  expect(suggestionRanges(name, text).map(({ start, end }) => name.slice(start, end))).toEqual(marked)
})
