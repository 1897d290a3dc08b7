import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { CATEGORIES } from '../category/categories.ts'
import { PACKAGE_TIERS } from '../tier/packageTier.ts'
import { parseSearch, serialiseSearch } from './searchParams.ts'
import { EMPTY_SEARCH, SEARCH_TEXT_LIMIT, SORT_ORDERS, type SearchState } from './searchState.ts'
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
    countries: fc.shuffledSubarray(['kenya', 'south-africa', 'cote-divoire', 'مصر', 'constructor', 'proto', '7']),
    tiers: fc.shuffledSubarray([...PACKAGE_TIERS]),
    sort: fc.constantFrom(...SORT_ORDERS),
    page: fc.integer({ min: 1, max: 1_000_000 }),
  })
  .map((state) => ({ ...state, isExact: state.isExact && state.search !== '' }))

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

  it('may be anything, and then means a state like any other', () => {
    const key = fc.constantFrom(
      'search',
      'exact',
      'category',
      'country',
      'tier',
      'sort',
      'page',
      '__proto__',
      'constructor',
      '',
    )
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('kenya', 'shopping', 'premium', 'az', '-1', '1e9', '9999999', '__proto__', '\ud83d', ' ', '\0'),
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
      'what is no slug: none',
      'country=South+Africa&country=-&country=&country=a--b&country=Côte',
      { countries: ['Côte'] },
    ],
    ['a slug that is too long: none', `country=${'a'.repeat(81)}`, {}],
    ['a tier in capitals: none', 'tier=PREMIUM&tier=standard', { tiers: ['standard'] }],
    ['an order that there is not: featured', 'sort=newest&sort=az', {}],
    ['an order', 'sort=az', { sort: 'az' }],
    ['page 0: the first', 'page=0', {}],
    ['a negative page: the first', 'page=-3', {}],
    ['half a page: the first', 'page=1.5', {}],
    ['a page in another notation: the first', 'page=0x10', {}],
    ['a page far beyond: the last that counts', 'page=9999999', { page: 1_000_000 }],
    ['a page of too many digits: the first', 'page=99999999999', {}],
    ['keys that it does not know: nothing', '__proto__=x&constructor=y&toString=z', {}],
  ])('%s', (_, query, expected) => expect(parse(query)).toEqual({ ...EMPTY_SEARCH, ...expected }))

  it('is a text of at most two hundred code units, never cut within a character', () => {
    expect(parse(`search=${'a'.repeat(500)}`).search).toHaveLength(SEARCH_TEXT_LIMIT)
    const search = parse(`search=${'a'.repeat(SEARCH_TEXT_LIMIT - 1)}😀`).search
    expect(search).toBe('a'.repeat(SEARCH_TEXT_LIMIT - 1))
  })

  it('has at most sixty countries', () => {
    const query = Array.from({ length: 100 }, (_, at) => `country=c${at}`).join('&')
    expect(parse(query).countries).toHaveLength(60)
  })

  it('has only the categories and countries of a directory, if they are given', () => {
    const params = new URLSearchParams('category=banks&category=shopping&country=kenya&country=atlantis')
    const known = { categories: ['banks'], countries: ['kenya', 'egypt'] }
    expect(parseSearch(params, known)).toMatchObject({ categories: ['banks'], countries: ['kenya'] })
  })
})
