import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CATEGORIES } from '../category/categories.ts'
import { parseWith } from '../schema/parseWith.ts'
import { EMPTY_SEARCH, type SearchState } from '../search/searchState.ts'
import { LISTING_FEATURES } from '../tier/listingFeatures.ts'
import { PACKAGE_TIERS } from '../tier/packageTier.ts'
import { activeFilters } from './activeFilters.ts'
import { clearFilters, EMPTY_FILTERS, FILTER_GROUPS, toggleFilter, type FilterState } from './filterState.ts'
import { filterStateSchema } from './filterStateSchema.ts'
import { FRENCH } from '../testing/frenchNames.ts'
import * as en from '../names/en/index.ts'

const VALUES = {
  categories: [...CATEGORIES.map(({ slug }) => slug), 'banks', 'zoos', '__proto__'],
  countries: ['kenya', 'south-africa', 'egypt', 'constructor'],
  tiers: PACKAGE_TIERS,
  prices: ['1', '3'],
  stars: ['4', '5'],
  attributes: ['wifi', 'parking', 'moat'],
  kinds: ['pharmacy', 'bakery', 'zoo', 'constructor'],
  open: ['now'],
  has: LISTING_FEATURES,
  near: ['kenya/nairobi'],
  box: ['-2,36,-1,37.5'],
}
const choice = fc
  .constantFrom(...FILTER_GROUPS)
  .chain((group) => fc.tuple(fc.constant(group), fc.constantFrom(...VALUES[group])))
/** States that were made by toggling, as all are. */
const state = fc.array(choice).map((choices) => choices.reduce(toggled, EMPTY_FILTERS))

function toggled<State extends FilterState>(from: State, [group, value]: readonly [keyof FilterState, string]): State {
  // The pairs are made of a group and a value of that group.
  return toggleFilter(from, group, value as never)
}

describe('toggleFilter', () => {
  it('adds a value that is absent and removes one that is present', () => {
    const kenya = toggleFilter(EMPTY_FILTERS, 'countries', 'kenya')
    expect(kenya).toEqual({ categories: [], countries: ['kenya'], tiers: [] })
    expect(toggleFilter(kenya, 'countries', 'kenya')).toEqual(EMPTY_FILTERS)
  })

  it('keeps categories and tiers in the order of the panel, others by their letters', () => {
    const chosen = [
      ['categories', 'banks'],
      ['categories', 'wellness-spas'],
      ['categories', 'accommodation'],
      ['categories', 'airports'],
      ['countries', 'south-africa'],
      ['countries', 'kenya'],
      ['tiers', 'premium'],
      ['tiers', 'classified'],
    ] as const
    expect(chosen.reduce(toggled, EMPTY_FILTERS)).toEqual({
      categories: ['accommodation', 'wellness-spas', 'airports', 'banks'],
      countries: ['kenya', 'south-africa'],
      tiers: ['classified', 'premium'],
    })
  })

  it('starts again at the first page and keeps search and order', () => {
    const searched = { ...EMPTY_SEARCH, search: 'tent', sort: 'za', page: 7 } as const
    expect(toggleFilter(searched, 'tiers', 'premium')).toEqual({ ...searched, tiers: ['premium'], page: 1 })
  })

  it('twice is nothing done', () => {
    fc.assert(
      fc.property(state, choice, (before, pair) => {
        expect(toggled(toggled(before, pair), pair)).toEqual(before)
      }),
      { numRuns: 1000 },
    )
  })

  it('gives the same state for the same choices, whichever came first, and changes nothing it was given', () => {
    fc.assert(
      fc.property(state, choice, choice, (before, one, other) => {
        const copy = structuredClone(before)
        expect(toggled(toggled(before, one), other)).toEqual(toggled(toggled(before, other), one))
        expect(before).toEqual(copy)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('toggleFilter of what is near', () => {
  const before: SearchState = { ...EMPTY_SEARCH, sort: 'az', page: 3 }

  it('orders by distance while it is near something, and no longer after', () => {
    const near = toggleFilter(before, 'near', '-1.29,36.82')
    expect(near).toEqual({ ...before, near: { lat: -1.29, lng: 36.82 }, sort: 'nearest', page: 1 })
    const sorted = { ...near, sort: 'za' } as const
    expect(toggleFilter(sorted, 'open', 'now').sort).toBe('za')
    expect(toggleFilter(near, 'near', '-1.29,36.82')).toEqual({ ...EMPTY_SEARCH, sort: 'featured' })
    expect(toggleFilter(sorted, 'near', '-1.29,36.82')).toEqual({ ...EMPTY_SEARCH, sort: 'za' })
  })

  it('puts another place in its stead, and nothing for what is no place', () => {
    const near = toggleFilter(before, 'near', 'kenya')
    expect(toggleFilter(near, 'near', 'kenya/nairobi').near).toEqual({ place: 'kenya/nairobi' })
    expect(toggleFilter(near, 'near', '../admin')).toEqual({ ...EMPTY_SEARCH, sort: 'featured' })
  })

  it('leaves no key behind for what is not asked for', () => {
    const both = toggleFilter(toggleFilter(EMPTY_FILTERS, 'has', 'website'), 'open', 'now')
    const none = toggleFilter(toggleFilter(both, 'has', 'website'), 'open', 'now')
    expect(Object.keys(none)).toEqual(Object.keys(EMPTY_FILTERS))
    expect(Object.keys(clearFilters({ ...both, near: { place: 'kenya' } }))).toEqual(Object.keys(EMPTY_FILTERS))
  })
})

describe('clearFilters', () => {
  it('empties categories, countries and tiers, and keeps search and order', () => {
    const searched = { ...EMPTY_SEARCH, search: 'tent', sort: 'za', page: 7 } as const
    const filtered = { ...searched, categories: ['shopping'], countries: ['kenya'], tiers: ['premium'] } as const
    expect(clearFilters(filtered)).toEqual({ ...searched, page: 1 })
    expect(clearFilters(toggleFilter(EMPTY_FILTERS, 'tiers', 'premium'))).toEqual(EMPTY_FILTERS)
  })
})

describe('activeFilters', () => {
  it('are badges in the order of the panel, with the names of the catalogue', () => {
    const filters = {
      categories: ['restaurants-dining'],
      countries: ['egypt', 'ivory-coast', 'dr-congo'],
      tiers: ['premium'],
    } as const
    expect(activeFilters(filters, en)).toEqual([
      { group: 'categories', value: 'restaurants-dining', label: 'Restaurants & Dining' },
      { group: 'countries', value: 'egypt', label: 'Egypt' },
      { group: 'countries', value: 'ivory-coast', label: "Côte d'Ivoire" },
      { group: 'countries', value: 'dr-congo', label: 'DR Congo' },
      { group: 'tiers', value: 'premium', label: 'Premium' },
    ])
  })

  it.each([
    ['en', en, ['Open now', 'WhatsApp', 'Special offers', 'Within 10 km of Nairobi', 'This part of the map']],
    [
      'fr',
      FRENCH,
      ['Ouvert maintenant', 'WhatsApp', 'Offres spéciales', 'À moins de 10 km : Nairobi', 'Cette partie de la carte'],
    ],
  ] as const)('say in %s what is open, had, near and on the map', (_, names, labels) => {
    const filters: FilterState = {
      ...EMPTY_FILTERS,
      open: 'now',
      has: ['whatsapp', 'offers'],
      near: { place: 'kenya/nairobi', within: 10 },
      box: { south: -2, west: 36, north: -1, east: 37.5 },
    }
    expect(activeFilters(filters, names).map(({ label }) => label)).toEqual(labels)
  })

  it.each([
    [{ place: 'ivory-coast' }, "Near Côte d'Ivoire", "Près de : Côte d'Ivoire"],
    [{ lat: -1.29, lng: 36.82 }, 'Near 1.29° S, 36.82° E', 'Près de : 1,29° S, 36,82° E'],
    [{ lat: 14.69, lng: -17.44 }, 'Near 14.69° N, 17.44° W', 'Près de : 14,69° N, 17,44° O'],
  ] as const)('name what is near: %j', (near, english, french) => {
    const labels = [en, FRENCH].map((names) => activeFilters({ ...EMPTY_FILTERS, near }, names)[0]?.label)
    expect(labels).toEqual([english, french])
  })

  it('include values that nobody knows, in the words of their slugs, so that they can be removed', () => {
    const labels = activeFilters({ ...EMPTY_FILTERS, countries: ['new-zealand', 'constructor', '__proto__'] }, en).map(
      ({ label }) => label,
    )
    expect(labels).toEqual(['New Zealand', 'Constructor', '__proto__'])
  })

  it('stand for each filter, tiers among them, and removing them all empties the panel', () => {
    fc.assert(
      fc.property(state, (filters) => {
        const badges = activeFilters(filters, en)
        expect(badges.map(({ group, value }) => [group, value] as const).reduce(toggled, filters)).toEqual(
          EMPTY_FILTERS,
        )
      }),
    )
    const searched: SearchState = { ...EMPTY_SEARCH, search: 'tent', tiers: ['premium'] }
    expect(activeFilters(searched, en)).toHaveLength(1)
  })
})

describe('filterStateSchema', () => {
  it('reads what toggling makes', () => {
    const known = state.filter(({ categories }) => !categories.includes('__proto__'))
    fc.assert(
      fc.property(known, (filters) => {
        expect(parseWith(filterStateSchema, filters)).toEqual({ ok: true, value: filters })
      }),
    )
  })

  it('takes a value given twice once, and refuses unknown packages', () => {
    const twice = { categories: ['shopping', 'shopping'], countries: [], tiers: ['premium', 'premium'] }
    expect(parseWith(filterStateSchema, twice)).toEqual({
      ok: true,
      value: { categories: ['shopping'], countries: [], tiers: ['premium'] },
    })
    const refused = parseWith(filterStateSchema, { ...EMPTY_FILTERS, tiers: ['gold'] })
    expect(refused.ok ? [] : refused.error.issues.map(({ path }) => path)).toEqual(['tiers[0]'])
  })
})
