import { describe, expect, it } from 'vitest'
import type { Listing } from '../listing/listing.ts'
import { slugify } from '../text/slugify.ts'
import { listingOf } from '../testing/listingOf.ts'
import { PACKAGE_TIERS } from '../tier/packageTier.ts'
import { createDirectory } from './createDirectory.ts'
import { encodeIndex } from './file/encodeIndex.ts'
import { openIndex } from './file/openIndex.ts'
import { openServerIndex } from './file/openServerIndex.ts'
import { EMPTY_SEARCH, type SearchState } from './searchState.ts'
import { SORT_ORDERS } from '../sort/sortOrders.ts'
import { MESSY_NAMES } from './testing/messyNames.ts'
import { naiveSearch } from './testing/naiveSearch.ts'
import { expectSameByCharacters, expectSameByPieces } from './testing/expectSame.ts'
import * as en from '../names/en/index.ts'
import { FRENCH } from '../testing/frenchNames.ts'
import { locationIn } from '../testing/locationIn.ts'

/** A listing of that name; the id is the name too. */
const named = (businessName: string, fields: Partial<Listing> = {}) =>
  listingOf({ id: businessName, slug: slugify(businessName), businessName, ...fields })
const inCity = (country: string, city: string, province = '') => ({ location: locationIn(country, province, city) })

const LISTINGS = [
  named('Karoo Lodge', { packageTier: 'standard' }),
  named('Savanna Café', { category: 'restaurants-dining', ...inCity('Kenya', 'Nairobi', 'Nairobi') }),
  named('Étoile du Nord', { packageTier: 'premium', ...inCity('DR Congo', 'Lubumbashi', 'Haut-Katanga') }),
  named('Baobab Hotel', { packageTier: 'premium', subcategory: 'hotels-resorts', ...inCity('Kenya', 'Mombasa') }),
  named('Nairobi Grill', { category: 'restaurants-dining', packageTier: 'standard' }),
  named('Night Bazaar', { category: 'markets', ...inCity('Kenya', 'Nairobi', 'Nairobi') }),
]
const directory = createDirectory(LISTINGS)

const search = (state: Partial<SearchState>, scope = {}) => directory.search({ ...EMPTY_SEARCH, ...state }, scope)
const namesFound = (state: Partial<SearchState>, scope = {}) =>
  search(state, scope).listings.map(({ businessName }) => businessName)

describe('the search text', () => {
  it.each([
    ['a part of the name', 'aroo', ['Karoo Lodge']],
    ['capitals and small letters alike', 'KAROO lodge', ['Karoo Lodge']],
    ['the category', 'restaurant', ['Nairobi Grill', 'Savanna Café']],
    ['the country', 'congo', ['Étoile du Nord']],
    ['the city, and the name', 'nairobi', ['Nairobi Grill', 'Night Bazaar', 'Savanna Café']],
    ['an accent left out', 'cafe', ['Savanna Café']],
    ['an accent too many', 'bäobab', ['Baobab Hotel']],
    ['an accent on its own', 'cafe\u0301', ['Savanna Café']],
    ['blanks repeated or around it', '  karoo \t lodge ', ['Karoo Lodge']],
    ['the end of one word and the start of the next', 'oo lo', ['Karoo Lodge']],
    ['a word between two others', 'toile du no', ['Étoile du Nord']],
    ['not two fields run together', 'lodge accommodation', []],
    ['not the province', 'katanga', []],
    ['not words in another order', 'lodge karoo', []],
    ['not a word only begun between two others', 'toile d nord', []],
    ['nothing', 'zzz', []],
  ])('finds by %s: "%s"', (_, text, expected) => expect(namesFound({ search: text })).toEqual(expected))

  it.each(['', '   ', '\t\n\u00a0'])('finds everything when it is blank: %j', (text) =>
    expect(search({ search: text })).toMatchObject({ total: 6, matches: 6 }),
  )
})

describe('an answer', () => {
  const answer = (state: Partial<SearchState>, scope = {}) => directory.answer({ ...EMPTY_SEARCH, ...state }, scope)

  it.each([
    ['words in another order', 'lodge karoo', ['Karoo Lodge'], ['lodge', 'karoo']],
    ['words of several fields', 'hotels mombasa', ['Baobab Hotel'], ['hotels', 'mombasa']],
    ['a plural that ends otherwise', 'bazaars, nairobi', ['Night Bazaar'], ['bazaars', 'nairobi']],
    ['a word with a blank too many', 'mom basa', ['Baobab Hotel'], ['mom', 'basa']],
    ['words with another sign between', 'night-bazaar', ['Night Bazaar'], ['night', 'bazaar']],
    ['the phrase alone where something has it', 'karoo lodge', ['Karoo Lodge'], undefined],
    ['one word only as it is', 'hotels', [], undefined],
    ['nothing where a word is missing', 'hotels mombasa zzz', [], undefined],
  ])('finds %s: "%s"', (_, text, found, words) => {
    const { listings, matches, words: by } = answer({ search: text })
    expect({ found: listings.map(({ id }) => id), matches, by }).toEqual({ found, matches: found.length, by: words })
  })

  it('is understood the same way under every filter, and anew in each scope', () => {
    const { facets } = answer({ search: 'nairobi restaurants', tiers: ['premium'] })
    expect(facets.tiers.map(({ count }) => count)).toEqual([1, 1, 0])
    expect(answer({ search: 'nairobi restaurants', tiers: ['premium'] })).toMatchObject({
      matches: 0,
      words: ['nairobi', 'restaurants'],
    })
    expect(answer({ search: 'grill nairobi' }, { country: 'kenya' }).words).toBeUndefined()
  })

  it('marks every word', () => {
    expect(answer({ search: 'mombasa hotels' }).highlights).toEqual([
      { businessName: [{ start: 7, end: 12 }], category: [], country: [], city: [{ start: 0, end: 7 }] },
    ])
  })
})

describe('a brand and who runs a place', () => {
  const branded = [
    named('Bole Station', { brand: 'TotalEnergies', ...inCity('Ethiopia', 'Addis Ababa') }),
    named('Agence Adum', { operator: 'Ecobank Ghana PLC', ...inCity('Ghana', 'Kumasi') }),
    named('Ecobank', { brand: 'Ecobank', ...inCity('Ghana', 'Accra') }),
    named('صيدلية الشفاء', { brand: 'العزبي', operator: 'Seif Group', ...inCity('Egypt', 'Cairo') }),
  ]
  it.each([
    ['total addis', ['Bole Station']],
    ['ecobank kumasi', ['Agence Adum']],
    ['ecobank', ['Agence Adum', 'Ecobank']],
    ['ecobank ghana', ['Agence Adum']],
    ['TOTALÉNERGIES', ['Bole Station']],
    ['العزبي', ['صيدلية الشفاء']],
    ['seif cairo', ['صيدلية الشفاء']],
    ['vivo addis', []],
    ['shell', []],
  ])('are found as names are: %s', (text, found) => {
    const whole = createDirectory(branded)
    for (const one of [
      whole,
      openIndex(encodeIndex(whole, { use: 'browser' })),
      openServerIndex(encodeIndex(whole, { use: 'server' })),
    ]) {
      const { listings } = one.answer({ ...EMPTY_SEARCH, search: text }, {})
      expect(listings.map(({ businessName }) => businessName)).toEqual(found)
    }
  })

  it('leave the order of the names as it is', () => {
    const { listings } = createDirectory(branded).search({ ...EMPTY_SEARCH, sort: 'az' })
    expect(listings.map(({ businessName }) => businessName)).toEqual([
      'Agence Adum',
      'Bole Station',
      'Ecobank',
      'صيدلية الشفاء',
    ])
  })
})

describe('in another language than English', () => {
  const listings = [
    named('Karoo Lodge', inCity('South Africa', 'Prince Albert')),
    named('Hôtel du Lac', inCity('Tanzania', 'Bukoba')),
    named('Afrique Tours', { category: 'shopping', ...inCity('Kenya', 'Nairobi') }),
  ]
  const french = createDirectory(listings, { names: FRENCH })
  const found = (text: string) => french.search({ ...EMPTY_SEARCH, search: text }).listings.map(({ id }) => id)

  it.each([
    ['Afrique du Sud', ['Karoo Lodge']],
    ['South Africa', ['Karoo Lodge']],
    ['tanzanie', ['Hôtel du Lac']],
    ['Hébergement', ['Hôtel du Lac', 'Karoo Lodge']],
    ['accommodation', ['Hôtel du Lac', 'Karoo Lodge']],
    ['afrique', ['Afrique Tours', 'Karoo Lodge']],
  ])('finds by the names of that language and of English: %s', (text, expected) =>
    expect(found(text)).toEqual(expected),
  )

  it('finds Côte d’Ivoire by the apostrophe of keyboards', () => {
    const abidjan = createDirectory([named('Treichville', { location: { country: 'CI' } })])
    for (const text of ["Côte d'Ivoire", "cote d'iv"]) {
      expect(abidjan.search({ ...EMPTY_SEARCH, search: text }).matches).toBe(1)
    }
  })

  it('finds by no language that is not asked for', () => {
    const english = createDirectory(listings)
    expect(english.search({ ...EMPTY_SEARCH, search: 'Afrique du Sud' }).matches).toBe(0)
  })

  it('names the options in that language, under the same values', () => {
    const { facets } = french.search(EMPTY_SEARCH)
    expect(facets.categories[0]).toEqual({ value: 'accommodation', label: 'Hébergement', count: 2 })
    expect(facets.countries).toContainEqual({ value: 'south-africa', label: 'Afrique du Sud', count: 1 })
  })

  it('orders the options by the alphabet of that language', () => {
    const changed = french.withChanges({ put: [named('Late', inCity('Egypt', 'Cairo'))] })
    const labels = changed.search(EMPTY_SEARCH).facets.countries.map(({ label }) => label)
    expect(labels).toEqual(['Afrique du Sud', 'Égypte', 'Kenya', 'Tanzanie'])
  })

  it('finds what the naive search finds, after changes too', () => {
    const changed = french.withChanges({ put: [named('Late', inCity('Egypt', 'Cairo'))], remove: ['Karoo Lodge'] })
    for (const text of ['Égypte', 'egypt', 'afrique', 'shop', '\u0301']) {
      const state = { ...EMPTY_SEARCH, search: text }
      expect(changed.search(state).listings).toEqual(naiveSearch(changed.listings, state, {}, FRENCH).listings)
    }
  })
})

describe('the order', () => {
  it('is premium, standard, classified when featured, and of equals from A to Z', () =>
    expect(namesFound({})).toEqual([
      'Baobab Hotel',
      'Étoile du Nord',
      'Karoo Lodge',
      'Nairobi Grill',
      'Night Bazaar',
      'Savanna Café',
    ]))

  it('is alphabetical without regard to accents from A to Z, and the other way round', () => {
    const alphabetical = [
      'Baobab Hotel',
      'Étoile du Nord',
      'Karoo Lodge',
      'Nairobi Grill',
      'Night Bazaar',
      'Savanna Café',
    ]
    expect(namesFound({ sort: 'az' })).toEqual(alphabetical)
    expect(namesFound({ sort: 'za' })).toEqual(alphabetical.toReversed())
  })

  it('takes numbers as numbers, and keeps equal names as given both ways', () => {
    const ids = ['Shop 10', 'Shop 9', 'SHOP 9', 'Shop 09', 'shop 1']
    const shops = createDirectory(ids.map((id) => named(id)))
    const order = (sort: 'az' | 'za') => shops.search({ ...EMPTY_SEARCH, sort }).listings.map(({ id }) => id)
    expect(order('az')).toEqual(['shop 1', 'Shop 9', 'SHOP 9', 'Shop 09', 'Shop 10'])
    expect(order('za')).toEqual(['Shop 10', 'Shop 9', 'SHOP 9', 'Shop 09', 'shop 1'])
  })

  it('follows the alphabet of the language asked for', () => {
    const ids = ['Ångström', 'Zebra', 'Abba', 'Chata', 'Hotel']
    const listings = ids.map((id) => named(id))
    const order = (locale: string) => {
      const inThatLanguage = createDirectory(listings, { names: { ...en, locale } })
      return inThatLanguage.search({ ...EMPTY_SEARCH, sort: 'az' }).listings.map(({ id }) => id)
    }
    expect(order('en')).toEqual(['Abba', 'Ångström', 'Chata', 'Hotel', 'Zebra'])
    expect(order('sv')).toEqual(['Abba', 'Chata', 'Hotel', 'Zebra', 'Ångström'])
    // In Czech, ch is a letter of its own, after h.
    expect(order('cs')).toEqual(['Abba', 'Ångström', 'Hotel', 'Chata', 'Zebra'])
  })
})

describe('the filters', () => {
  it('are fulfilled by any value of a group, and by all groups together', () => {
    expect(namesFound({ countries: ['kenya', 'dr-congo'] })).toHaveLength(4)
    expect(namesFound({ countries: ['kenya', 'dr-congo'], tiers: ['premium'] })).toHaveLength(2)
    expect(namesFound({ countries: ['kenya'], tiers: ['premium'], categories: ['shopping'] })).toEqual([])
  })

  it('count for each option what it would give under the other groups', () => {
    const { facets } = search({ search: 'a', categories: ['accommodation'], countries: ['kenya'] })
    expect(facets.categories.map(({ label, count }) => `${label} ${count}`)).toEqual([
      'Accommodation 1',
      'Restaurants & Dining 1',
      'Shopping 0',
      'Car Hire & Transport 0',
      'Events & Festivals 0',
      'Wellness & Spas 0',
      'Nightlife & Entertainment 0',
      'Markets 1',
    ])
    expect(facets.countries).toEqual([
      { value: 'dr-congo', label: 'DR Congo', count: 1 },
      { value: 'kenya', label: 'Kenya', count: 1 },
      { value: 'south-africa', label: 'South Africa', count: 1 },
    ])
    expect(facets.tiers.map(({ value, count }) => `${value} ${count}`)).toEqual([
      'classified 0',
      'standard 0',
      'premium 1',
    ])
  })

  it('offer the seven categories and the three tiers always, other categories and countries where the scope has them', () => {
    const { facets } = search({ search: 'zzz' }, { country: 'south-africa' })
    expect(facets.categories).toHaveLength(7)
    expect(facets.countries).toEqual([{ value: 'south-africa', label: 'South Africa', count: 0 }])
    expect(facets.tiers).toHaveLength(3)
  })
})

describe('the scope', () => {
  it.each([
    ['a category', { category: 'restaurants-dining' }, 2],
    ['a subcategory', { category: 'accommodation', subcategory: 'hotels-resorts' }, 1],
    ['a country', { country: 'kenya' }, 3],
    ['a region that is a province', { country: 'dr-congo', region: 'haut-katanga' }, 1],
    ['a region that is a city', { country: 'kenya', region: 'mombasa' }, 1],
    ['a city', { city: 'cape-town' }, 2],
    ['tiers', { tiers: ['standard', 'premium'] }, 4],
    ['nothing there is', { city: 'atlantis' }, 0],
  ] as const)('can be %s', (_, scope, total) => expect(search({}, scope)).toMatchObject({ total, matches: total }))

  it('is what the total counts, whatever the text and the filters leave', () =>
    expect(search({ search: 'grill', tiers: ['premium'] }, { city: 'cape-town' })).toMatchObject({
      total: 2,
      matches: 0,
    }))
})

describe('the page', () => {
  const many = createDirectory(Array.from({ length: 50 }, (_, at) => named(`Shop ${at}`)))
  const shown = (page: number) => {
    const { listings, ...rest } = many.search({ ...EMPTY_SEARCH, page })
    return { first: listings[0]?.id, count: listings.length, page: rest.page, pageCount: rest.pageCount }
  }

  it('has 24 listings, the last one what is left', () => {
    expect(shown(1)).toEqual({ first: 'Shop 0', count: 24, page: 1, pageCount: 3 })
    expect(shown(3)).toEqual({ first: 'Shop 48', count: 2, page: 3, pageCount: 3 })
  })

  it('is the nearest there is when the one asked for is not', () => {
    expect([99, 0, -5, 2.9, Number.NaN].map((page) => shown(page).page)).toEqual([3, 1, 1, 2, 1])
    const nothing = many.search({ ...EMPTY_SEARCH, search: 'zzz', page: 2 })
    expect(nothing).toMatchObject({ page: 1, pageCount: 1, listings: [] })
  })
})

describe('a directory', () => {
  it('finds a listing by its slug, the first of those that share one', () => {
    const twins = createDirectory([
      named('A', { slug: 'twin' }),
      named('B', { slug: 'twin' }),
      named('C', { slug: '' }),
    ])
    expect(twins.find('twin')?.id).toBe('A')
    expect(twins.find('')?.id).toBe('C')
    expect(twins.find('constructor')).toBeUndefined()
    expect(twins.withChanges({ remove: ['A'] }).find('twin')?.id).toBe('B')
  })

  it('can be empty', () => {
    const nobody = createDirectory([])
    const found = nobody.search({ ...EMPTY_SEARCH, search: 'x' })
    expect(found).toMatchObject({ total: 0, matches: 0, page: 1, pageCount: 1 })
    expect(nobody.find('x')).toBeUndefined()
    expect(nobody.withChanges({ put: [named('First')] }).search(EMPTY_SEARCH).matches).toBe(1)
  })

  it('is not touched by changes, which make another', () => {
    const changed = directory.withChanges({
      put: [named('Karoo Lodge', { packageTier: 'premium' }), named('New Inn')],
      remove: ['Nairobi Grill', 'never there'],
    })
    const inOrder = changed.search(EMPTY_SEARCH).listings.map(({ id }) => id)
    const first = ['Baobab Hotel', 'Étoile du Nord', 'Karoo Lodge']
    expect(inOrder).toEqual([...first, 'New Inn', 'Night Bazaar', 'Savanna Café'])
    expect(changed.size).toBe(6)
    expect(namesFound({})[2]).toBe('Karoo Lodge')
    expect(namesFound({})).toContain('Nairobi Grill')
    expect(directory.withChanges({}).search(EMPTY_SEARCH)).toEqual(directory.search(EMPTY_SEARCH))
  })

  it('stays exact while hundreds of changes come one by one', () => {
    let listings = MESSY_NAMES.map((name, at) => named(name, { id: `messy-${at}` }))
    let growing = createDirectory(listings)
    for (let round = 0; round < 300; round += 1) {
      const fresh = named(`Late ${round} ${MESSY_NAMES[round % MESSY_NAMES.length]}`, { id: `late-${round}` })
      const gone = round % 5 === 0 ? `late-${round - 7}` : `messy-${round}`
      growing = growing.withChanges({ put: [fresh], remove: [gone] })
      listings = [...listings.filter(({ id }) => id !== gone), fresh]
    }
    expect(growing.listings).toEqual(listings)
    for (const sort of SORT_ORDERS) {
      for (const page of [1, 2, 3]) {
        const state = { ...EMPTY_SEARCH, sort, search: 'a', page }
        expect(growing.search(state).listings).toEqual(naiveSearch(listings, state).listings)
      }
    }
  })
})

describe('on messy names', () => {
  const listings = MESSY_NAMES.flatMap((name, at) => madeUp(name, at))

  it('every single character finds what the naive search finds', { tags: ['ci'] }, () =>
    expectSameByCharacters(listings),
  )

  it('every few letters of every few names find what the naive search finds', () => expectSameByPieces(listings))
})

/** Twenty-five listings, more than a page, of a name in all kinds of places. */
function madeUp(name: string, at: number): Listing[] {
  return Array.from({ length: 25 }, (_, copy) =>
    named(copy % 3 === 0 ? `${name} ${copy}` : name, {
      id: `${at}-${copy}`,
      category: ['accommodation', 'shopping', 'markets'][copy % 3]!,
      packageTier: PACKAGE_TIERS[(at + copy) % 3]!,
      ...inCity(['Kenya', 'Egypt'][copy % 2]!, ['Nairobi', 'Cairo', ''][copy % 3]!),
    }),
  )
}
