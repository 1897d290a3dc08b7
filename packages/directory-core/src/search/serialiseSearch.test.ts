import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { CATEGORIES } from '../category/categories.ts'
import { AFRICAN_COUNTRY_CODES, countrySlug } from '../location/africa.ts'
import { PACKAGE_TIERS } from '../tier/packageTier.ts'
import { parseSearch } from './parseSearch.ts'
import { serialiseSearch } from './serialiseSearch.ts'
import { MOST_KILOMETRES, type GeoBox, type Near } from '../location/near.ts'
import { LISTING_FEATURES } from '../tier/listingFeatures.ts'
import { EMPTY_SEARCH, SEARCH_TEXT_LIMIT, type SearchState } from './searchState.ts'
import { SORT_ORDERS } from '../sort/sortOrders.ts'
import { RUNS } from './testing/arbitraries.ts'

// A thousand runs of a law take a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const parse = (query: string) => parseSearch(new URLSearchParams(query))

/** Every state that a list can be in. */
const anyState: fc.Arbitrary<SearchState> = fc
  .record({
    search: fc
      .string({ unit: 'binary', maxLength: SEARCH_TEXT_LIMIT })
      .filter((text) => text.length <= SEARCH_TEXT_LIMIT && text.isWellFormed())
      .map((text) => (text.trim() === '' ? '' : text)),
    isExact: fc.boolean(),
    categories: fc.shuffledSubarray(CATEGORIES.map(({ slug }) => slug)),
    countries: fc.shuffledSubarray(AFRICAN_COUNTRY_CODES.map(countrySlug)),
    tiers: fc.shuffledSubarray([...PACKAGE_TIERS]),
    sort: fc.constantFrom(...SORT_ORDERS),
    page: fc.integer({ min: 1, max: 1_000_000 }),
  })
  .map((state) => ({ ...state, isExact: state.isExact && state.search !== '' }))

const degrees = (most: number, steps: number) =>
  fc.integer({ min: -most * steps, max: most * steps }).map((units) => units / steps + 0)

const anyNear: fc.Arbitrary<Near> = fc
  .tuple(
    fc.oneof(
      fc.record({ lat: degrees(90, 100), lng: degrees(180, 100) }),
      fc.constantFrom('kenya', 'kenya/nairobi', 'مصر/القاهرة', 'constructor', '7').map((place) => ({ place })),
    ),
    fc.option(fc.integer({ min: 1, max: MOST_KILOMETRES })),
  )
  .map(([where, within]) => ({ ...where, ...(within !== null && { within }) }))

const anyBox: fc.Arbitrary<GeoBox> = fc
  .record({ one: degrees(90, 1e5), other: degrees(90, 1e5), west: degrees(180, 1e5), east: degrees(180, 1e5) })
  .map(({ one, other, west, east }) => ({ south: Math.min(one, other), west, north: Math.max(one, other), east }))

/** The same with any of the filters that are usually absent. */
const anyNarrowState: fc.Arbitrary<SearchState> = fc
  .tuple(
    anyState,
    fc.record(
      {
        open: fc.constant('now' as const),
        has: fc.shuffledSubarray([...LISTING_FEATURES], { minLength: 1 }),
        near: anyNear,
        box: anyBox,
      },
      { requiredKeys: [] },
    ),
    fc.boolean(),
  )
  .map(([state, filters, isNearest]) => ({
    ...state,
    ...filters,
    ...(filters.near && isNearest && { sort: 'nearest' }),
  }))

describe('the query string of a state', () => {
  it('names what differs from a list that nobody has touched, several values as repeated keys', () => {
    expect(String(serialiseSearch(EMPTY_SEARCH))).toBe('')
    const state: SearchState = {
      search: 'café & bar',
      isExact: true,
      categories: ['shopping', 'accommodation'],
      countries: ['kenya'],
      tiers: ['premium'],
      sort: 'za',
      page: 3,
    }
    expect(String(serialiseSearch(state))).toBe(
      'search=caf%C3%A9+%26+bar&exact=1&category=shopping&category=accommodation&country=kenya&tier=premium&sort=za&page=3',
    )
  })

  it('reads back as the same state, also when it went through an address', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(parseSearch(serialiseSearch(state))).toEqual(state)
        const address = new URL(`https://dira.example/listings?${serialiseSearch(state)}`)
        expect(parseSearch(address.searchParams)).toEqual(state)
      }),
      RUNS,
    )
  })

  it('reads back as the same state with what is open, had, near and in a box', () => {
    fc.assert(
      fc.property(anyNarrowState, (state) => {
        expect(parseSearch(serialiseSearch(state))).toEqual(state)
        const address = new URL(`https://dira.example/listings?${serialiseSearch(state)}`)
        expect(parseSearch(address.searchParams)).toEqual(state)
      }),
      RUNS,
    )
  })

  it('has its keys in one order, the usual order of what is near left out', () => {
    const state: SearchState = {
      ...EMPTY_SEARCH,
      page: 2,
      sort: 'nearest',
      box: { south: -1.5, west: 36.123_456_7, north: -1, east: 37 },
      near: { lat: -1.292, lng: 36.821_9, within: 10 },
      has: ['whatsapp', 'website'],
      open: 'now',
      tiers: ['premium'],
    }
    const near = 'near=-1.29,36.82&within=10'
    const box = 'box=-1.5,36.12346,-1,37'
    expect(decodeURIComponent(String(serialiseSearch(state)))).toBe(
      `tier=premium&open=now&has=whatsapp&has=website&${near}&${box}&page=2`,
    )
    const place = { ...EMPTY_SEARCH, near: { place: 'kenya/nairobi' } }
    expect(decodeURIComponent(String(serialiseSearch(place)))).toBe('near=kenya/nairobi&sort=featured')
    expect(String(serialiseSearch({ ...EMPTY_SEARCH, sort: 'nearest' }))).toBe('')
  })

  it('may be anything, and then means a state like any other', () => {
    const named = [
      'search',
      'exact',
      'category',
      'country',
      'tier',
      'open',
      'has',
      'near',
      'within',
      'box',
      'sort',
      'page',
    ]
    const key = fc.constantFrom(...named, '__proto__', 'constructor', '')
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        'kenya',
        'shopping',
        'premium',
        'az',
        '-1',
        '1e9',
        '9999999',
        'now',
        '10',
        '-1.3,36.8',
        '-1,36,0,37',
        'nearest',
        '__proto__',
        '\ud83d',
        ' ',
        '\0',
      ),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(key, value), { maxLength: 12 }), fc.string(), (pairs, raw) => {
        for (const params of [new URLSearchParams(pairs), new URLSearchParams(raw)]) {
          const state = parseSearch(params)
          expect(parseSearch(serialiseSearch(state))).toEqual(state)
        }
      }),
      RUNS,
    )
  })
})

describe('what a query string means', () => {
  it.each([
    ['nothing', '', {}],
    ['a text as it was typed', 'search=+Caf%C3%A9++x', { search: ' Café  x' }],
    ['a blank text: none', 'search=+%09', {}],
    ['a broken percent sign', 'search=%E0%A4%A', { search: '\ufffd%A' }],
    ['a text that is not read as filters', 'search=a&exact=1', { search: 'a', isExact: true }],
    ['a literal search without a text: none', 'search=+&exact=1', {}],
    ['the first of two texts', 'search=a&search=b', { search: 'a' }],
    ['a category that there is not: none', 'category=atlantis&category=shopping', { categories: ['shopping'] }],
    ['a value twice: once', 'country=kenya&country=egypt&country=kenya', { countries: ['kenya', 'egypt'] }],
    [
      'what is no country of Africa: none',
      'country=france&country=South+Africa&country=-&country=&country=constructor&country=مصر&country=kenya',
      { countries: ['kenya'] },
    ],
    ['a tier in capitals: none', 'tier=PREMIUM&tier=standard', { tiers: ['standard'] }],
    ['an order that there is not: featured', 'sort=newest&sort=az', {}],
    ['an order', 'sort=az', { sort: 'az' }],
    ['page 0: the first', 'page=0', {}],
    ['a negative page: the first', 'page=-3', {}],
    ['half a page: the first', 'page=1.5', {}],
    ['a page in another notation: the first', 'page=0x10', {}],
    ['a page far beyond: the last that counts', 'page=9999999', { page: 1_000_000 }],
    ['a page of too many digits: the first', 'page=99999999999', {}],
    ['what is open', 'open=now', { open: 'now' }],
    ['what is open at another time: no filter', 'open=2026-11-23', {}],
    ['what it has, each once', 'has=offers&has=website&has=offers&has=pool', { has: ['offers', 'website'] }],
    ['a point, to 0.01°', 'near=-1.292066,36.821946', { near: { lat: -1.29, lng: 36.82 }, sort: 'nearest' }],
    ['no minus before a zero', 'near=-0.001,-0', { near: { lat: 0, lng: 0 }, sort: 'nearest' }],
    ['a place', 'near=kenya/nairobi', { near: { place: 'kenya/nairobi' }, sort: 'nearest' }],
    ['a place and a radius', 'near=diani&within=5', { near: { place: 'diani', within: 5 }, sort: 'nearest' }],
    ['another order of what is near', 'near=diani&sort=featured', { near: { place: 'diani' }, sort: 'featured' }],
    ['a radius that is none', 'near=diani&within=0', { near: { place: 'diani' }, sort: 'nearest' }],
    ['a radius that is too large: none', 'near=diani&within=501', { near: { place: 'diani' }, sort: 'nearest' }],
    ['a radius of nothing', 'within=10', {}],
    ['an order of what is near, of nothing', 'sort=nearest', {}],
    ['a point that is not on the globe: none', 'near=91,0', {}],
    ['a place of three parts: none', 'near=kenya/nairobi/westlands', {}],
    ['a place that climbs: none', 'near=../admin', {}],
    ['a box', 'box=-1.5,36,-1,37', { box: { south: -1.5, west: 36, north: -1, east: 37 } }],
    ['a box across the 180th meridian', 'box=-1,179,1,-179', { box: { south: -1, west: 179, north: 1, east: -179 } }],
    ['a box upside down: none', 'box=1,36,-1,37', {}],
    ['a box of three numbers: none', 'box=-1,36,1', {}],
    ['a number in another notation: none', 'near=1e1,0&box=0x1,0,2,3', {}],
    ['keys that it does not know: nothing', '__proto__=x&constructor=y&toString=z', {}],
  ])('%s', (_, query, expected) => expect(parse(query)).toEqual({ ...EMPTY_SEARCH, ...expected }))

  it('is a text of at most two hundred code units, never cut within a character', () => {
    expect(parse(`search=${'a'.repeat(500)}`).search).toHaveLength(SEARCH_TEXT_LIMIT)
    const search = parse(`search=${'a'.repeat(SEARCH_TEXT_LIMIT - 1)}😀`).search
    expect(search).toBe('a'.repeat(SEARCH_TEXT_LIMIT - 1))
  })

  it('has only the categories and countries of a directory, if they are given', () => {
    const params = new URLSearchParams('category=banks&category=shopping&country=kenya&country=atlantis')
    const known = { categories: ['banks'], countries: ['kenya', 'egypt'] }
    expect(parseSearch(params, known)).toMatchObject({ categories: ['banks'], countries: ['kenya'] })
  })
})
