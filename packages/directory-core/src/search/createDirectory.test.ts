import { describe, expect, it, vi } from 'vitest'
import type { Listing } from '../listing/listing.ts'
import { slugify } from '../listing/slugify.ts'
import { listingOf } from '../testing/listingOf.ts'
import { PACKAGE_TIERS } from '../tier/packageTier.ts'
import { createDirectory } from './createDirectory.ts'
import { EMPTY_SEARCH, SORT_ORDERS, type SearchState } from './searchState.ts'
import { MESSY_NAMES } from './testing/messyNames.ts'
import { naiveSearch } from './testing/naiveSearch.ts'
import { realListings } from './testing/realListings.ts'

// A thousand runs of a law take a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

/** A listing of that name; the id is the name too. */
const named = (businessName: string, fields: Partial<Listing> = {}) =>
  listingOf({ id: businessName, slug: slugify(businessName), businessName, ...fields })
const inCity = (country: string, city: string, province = '') => ({ location: { country, province, city } })

const LISTINGS = [
  named('Karoo Lodge', { packageTier: 'standard' }),
  named('Savanna Café', { category: 'Restaurants & Dining', ...inCity('Kenya', 'Nairobi', 'Nairobi') }),
  named('Étoile du Nord', { packageTier: 'premium', ...inCity('DR Congo', 'Lubumbashi', 'Haut-Katanga') }),
  named('Baobab Hotel', { packageTier: 'premium', subcategory: 'Hotels & Resorts', ...inCity('Kenya', 'Mombasa') }),
  named('Nairobi Grill', { category: 'Restaurants & Dining', packageTier: 'standard' }),
  named('Night Bazaar', { category: 'Markets', ...inCity('Kenya', 'Nairobi', 'Nairobi') }),
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
    ['the city, and the name', 'nairobi', ['Nairobi Grill', 'Savanna Café', 'Night Bazaar']],
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

describe('the order', () => {
  it('is premium, standard, classified when featured, and within a package as given', () =>
    expect(namesFound({})).toEqual([
      'Étoile du Nord',
      'Baobab Hotel',
      'Karoo Lodge',
      'Nairobi Grill',
      'Savanna Café',
      'Night Bazaar',
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
    const order = (locale: string) =>
      createDirectory(
        ids.map((id) => named(id)),
        { locale },
      )
        .search({ ...EMPTY_SEARCH, sort: 'az' })
        .listings.map(({ id }) => id)
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

  it('name an option by the first of its spellings in the alphabet', () => {
    const spelled = createDirectory([named('one', { category: 'Çafé' }), named('two', { category: 'Cafe' })])
    expect(spelled.search(EMPTY_SEARCH).facets.categories.at(-1)).toEqual({ value: 'cafe', label: 'Cafe', count: 2 })
    const left = spelled.withChanges({ remove: ['two'] })
    expect(left.search(EMPTY_SEARCH).facets.categories.at(-1)).toEqual({ value: 'cafe', label: 'Çafé', count: 1 })
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
    expect(shown(99).page).toBe(3)
    expect(shown(0).page).toBe(1)
    expect(shown(-5).page).toBe(1)
    expect(shown(2.9).page).toBe(2)
    expect(shown(Number.NaN).page).toBe(1)
    expect(many.search({ ...EMPTY_SEARCH, search: 'zzz', page: 2 })).toMatchObject({
      page: 1,
      pageCount: 1,
      listings: [],
    })
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
    expect(nobody.search({ ...EMPTY_SEARCH, search: 'x' })).toMatchObject({
      total: 0,
      matches: 0,
      page: 1,
      pageCount: 1,
    })
    expect(nobody.find('x')).toBeUndefined()
    expect(nobody.withChanges({ put: [named('First')] }).search(EMPTY_SEARCH).matches).toBe(1)
  })

  it('is not touched by changes, which make another', () => {
    const changed = directory.withChanges({
      put: [named('Karoo Lodge', { packageTier: 'premium' }), named('New Inn')],
      remove: ['Nairobi Grill', 'never there'],
    })
    const inOrder = changed.search(EMPTY_SEARCH).listings.map(({ id }) => id)
    expect(inOrder).toEqual([
      'Karoo Lodge',
      'Étoile du Nord',
      'Baobab Hotel',
      'Savanna Café',
      'Night Bazaar',
      'New Inn',
    ])
    expect(changed.size).toBe(6)
    expect(namesFound({})[0]).toBe('Étoile du Nord')
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

describe('many listings with many words', () => {
  // More words than sixteen bits can number, and one word in five thousand names: too many to sort, and still few of all.
  const listings = Array.from({ length: 70_000 }, (_, at) =>
    named(`W${inLetters(at)} ${at % 14 === 0 ? 'Hotel' : `No.${at}`}`, {
      id: String(at),
      packageTier: PACKAGE_TIERS[at % 3]!,
    }),
  )
  const many = createDirectory(listings)

  it.each(['w', 'hotel', 'wzz hotel', 'o.69999', 'wb', '77', 'wbc h', 'tel', 'x'])('are found by "%s"', (text) => {
    for (const sort of SORT_ORDERS) {
      for (const page of [1, 290, 5000]) {
        const state = { ...EMPTY_SEARCH, search: text, sort, page }
        const expected = expectedFor(state)
        const found = many.search(state)
        expect(found.matches).toBe(expected.matches)
        expect(found.listings.map(({ id }) => id)).toEqual(expected.ids)
      }
    }
  })

  /** A number with letters for digits, which sorts as a word. */
  function inLetters(at: number): string {
    return [...at.toString(26)].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26))).join('')
  }

  /** As the naive search has it; these names need no folding but small letters. */
  function expectedFor({ search: text, sort, page }: SearchState) {
    const found = listings.filter(({ businessName }) => businessName.toLowerCase().includes(text))
    const tiers = ['premium', 'standard', 'classified'] as const
    const ordered =
      sort === 'featured' ? tiers.flatMap((tier) => found.filter((one) => one.packageTier === tier)) : byName(found)
    if (sort === 'za') ordered.reverse()
    const start = Math.min(page - 1, Math.max(0, Math.ceil(found.length / 24) - 1)) * 24
    return { matches: found.length, ids: ordered.slice(start, start + 24).map(({ id }) => id) }
  }

  function byName(found: readonly Listing[]): Listing[] {
    const { compare } = new Intl.Collator('en', { numeric: true })
    return found.toSorted((a, b) => compare(a.businessName, b.businessName))
  }
})

describe.each([
  ['messy names', MESSY_NAMES.flatMap((name, at) => madeUp(name, at))],
  ['real names', realListings()],
])('on %s', (_, listings) => {
  it('every single character finds what the naive search finds', () => {
    const { search: engine } = createDirectory(listings)
    const names = new Set(listings.map(({ businessName }) => businessName))
    const characters = new Set([...names].flatMap((name) => [...name, ...name.split('')]))
    for (const character of characters) {
      const state = { ...EMPTY_SEARCH, search: character }
      const { matches, listings: expected } = naiveSearch(listings, state)
      expect(engine(state).matches, JSON.stringify(character)).toBe(matches)
      expect(engine(state).listings, JSON.stringify(character)).toEqual(expected)
    }
  })

  it('every few letters of every few names find what the naive search finds', () => {
    const { search: engine } = createDirectory(listings)
    const step = Math.ceil(listings.length / 60)
    for (let at = 0; at < listings.length; at += step) {
      const { businessName } = listings[at]!
      const start = at % 4
      const state = {
        ...EMPTY_SEARCH,
        search: businessName.slice(start, start + 1 + (at % 11)),
        sort: SORT_ORDERS[at % 3]!,
        page: 1 + (at % 2),
        tiers: at % 5 === 0 ? [...PACKAGE_TIERS].slice(1) : [],
      }
      const expected = naiveSearch(listings, state)
      const found = engine(state)
      expect(found.matches, state.search).toBe(expected.matches)
      expect(
        found.listings.map(({ id }) => id),
        state.search,
      ).toEqual(expected.listings.map(({ id }) => id))
    }
  })
})

/** A hundred listings of a name in all kinds of places. */
function madeUp(name: string, at: number): Listing[] {
  return Array.from({ length: 100 }, (_, copy) =>
    named(copy % 3 === 0 ? `${name} ${copy}` : name, {
      id: `${at}-${copy}`,
      category: ['Accommodation', 'Shopping', 'Märkte'][copy % 3]!,
      packageTier: PACKAGE_TIERS[(at + copy) % 3]!,
      ...inCity(['Kenya', 'Egypt'][copy % 2]!, ['Nairobi', 'Cairo', ''][copy % 3]!),
    }),
  )
}
