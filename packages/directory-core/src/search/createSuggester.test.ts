import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Listing } from '../listing/listing.ts'
import { placeIndex } from '../location/placeIndex.ts'
import * as names from '../names/en/index.ts'
import { listingOf } from '../testing/listingOf.ts'
import { locationIn } from '../testing/locationIn.ts'
import { createDirectory, type Directory } from './createDirectory.ts'
import { createSuggester, suggestionRanges } from './createSuggester.ts'
import { encodeIndex } from './file/encodeIndex.ts'
import { openIndex } from './file/openIndex.ts'
import { openServerIndex } from './file/openServerIndex.ts'
import type { ListingRow } from '../rows/rows.ts'
import { EMPTY_SEARCH } from './searchState.ts'
import { listingChanges, manyListings, RUNS, searchState } from './testing/arbitraries.ts'
import { naiveSuggester } from './testing/naiveSuggester.ts'

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

/** Names and texts of words that are put together in all ways, so that many have the same. */
const joined = (most: number) =>
  fc
    .array(
      fc.tuple(
        fc.constantFrom(
          'and',
          'And',
          'a',
          'an',
          'St',
          "O'Neil",
          'Wi',
          'fi',
          '’',
          'é',
          'Sea',
          'river',
          '&',
          '(pty)',
          '',
        ),
        fc.constantFrom(' ', ' ', ' ', '-', ' & ', '. ', ' and ', '-and-', '/', ''),
      ),
      { maxLength: most },
    )
    .map((parts) => parts.flat().join(''))

const cases = manyListings.chain((listings) =>
  fc.record({
    listings: fc
      .array(joined(4), { minLength: listings.length, maxLength: listings.length })
      .map((made) => listings.map((one, at) => (at % 2 === 0 ? one : { ...one, businessName: made[at]! }))),
    changes: listingChanges(listings.length),
    texts: fc.array(
      fc.oneof(
        joined(2),
        searchState(listings).map(({ search }) => search),
      ),
      {
        minLength: 1,
        maxLength: 8,
      },
    ),
  }),
)

it('an and is left out between words only, and only one of two', () => {
  const given = [
    '&and. -and-',
    'Sea and River',
    'Sea & and River',
    'And Sea',
    'Sea And',
    'Sea-and River',
    'sea &and& river',
  ]
  const one = createDirectory(given.map((businessName, at) => listingOf({ id: String(at), businessName })))
  const options = { places: placeIndex([]), names }
  for (const text of ['and', 'sea and', 'sea r', 'sea and r', 'and r', 'and sea', 'a', 'ea river', 'ea and']) {
    expect(createSuggester(one, options)(text), text).toEqual(naiveSuggester(one, options)(text))
  }
  expect(createSuggester(one, options)('and').listings).not.toEqual([])
})

it('counts a category as its tile does: what nobody has claimed only where nobody pays', () => {
  const shop = { category: 'shopping', isUnclaimed: true } as const
  const of = (...given: Partial<Listing>[]) =>
    createDirectory(given.map((one, at) => listingOf({ id: String(at), ...one })))
  const counts = (one: Directory) =>
    createSuggester(one, { places: placeIndex([]), names })('shopping').categories.map(({ count }) => count)
  expect(counts(of(shop, shop))).toEqual([2])
  expect(counts(of(shop, shop, { category: 'shopping', packageTier: 'standard' }))).toEqual([1])
})

describe.each([
  ['of whole listings', (given: Directory) => given, true],
  ['of a file for a browser', (given: Directory) => openIndex(encodeIndex(given, { use: 'browser' })), false],
  ['of a file for a server', (given: Directory) => openServerIndex(encodeIndex(given, { use: 'server' })), false],
] as const)('the suggestions of a directory %s', (_, made, isWhole) => {
  it('are those that reading all names gives, also after changes', () => {
    fc.assert(
      fc.property(cases, ({ listings, changes, texts }) => {
        // The rows of a file do not say the brands that its index has.
        const unbranded = listings.map((one) => ({ ...one, brand: undefined, operator: undefined }))
        const unchanged: Directory<ListingRow> = made(createDirectory(isWhole ? listings : unbranded))
        for (const one of [unchanged, unchanged.withChanges(changes)]) {
          const options = { places: placeIndex(one.groups), names }
          const [quick, naive] = [createSuggester(one, options), naiveSuggester(one, options)]
          for (const text of texts) expect(quick(text), JSON.stringify(text)).toEqual(naive(text))
        }
      }),
      { numRuns: RUNS.numRuns / 2 },
    )
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
