import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CATEGORIES } from '../category/categories.ts'
import { KIND_SLUGS, kindRule } from '../kind/kinds.ts'
import { placeIndex } from '../location/placeIndex.ts'
import * as names from '../names/en/index.ts'
import { SAMPLE_LISTINGS } from '../sample/index.ts'
import { queryParts } from './queryParts.ts'
import type { QueryKind, QueryPlace } from './queryVocabulary.ts'
import { waysOn, type ListCounts, type ListMeant } from './waysOn.ts'

/** Every other listing of the sample has a kind of its category. */
const LISTINGS = SAMPLE_LISTINGS.map((listing, at) => {
  const kinds = KIND_SLUGS.filter((kind) => kindRule(kind).category === listing.category)
  const kind = kinds[at % kinds.length]
  return at % 2 === 0 && kind ? { ...listing, kind } : listing
})
const places = placeIndex(LISTINGS)

/** The listings of a list, read one by one. */
function listed({ kind: meant, place, text }: ListMeant) {
  return LISTINGS.filter(({ category, subcategory, kind, location, businessName }) => {
    const { category: wanted, subcategory: part, kind: finer } = meant ?? {}
    const isOfKind = finer ? kind === finer : part ? subcategory === part : wanted === undefined || category === wanted
    const at = place?.place?.level === 'city' ? location.city : location.province
    const isThere =
      !place || (location.country === place.country.code && (!place.place || at?.slug === place.place.slug))
    return isOfKind && isThere && (text === undefined || businessName.toLowerCase().includes(text))
  })
}

const lists: ListCounts = {
  count: (list) => listed(list).length,
  kindsIn: (list) => [...new Set(listed(list).flatMap(({ kind }) => KIND_SLUGS.filter((one) => one === kind)))],
  nearest: ({ kind, place }) => {
    const { location } = listed({ kind, place: { country: place.country, count: 0 } })[0] ?? {}
    return location?.city && { place: { ...place, place: { ...location.city, level: 'city' } }, km: 7 }
  },
  provinceOf: ({ country, place }) => {
    const { location } = listed({ place: { country, ...(place && { place }), count: 0 } })[0] ?? {}
    return location?.province && { country, place: { ...location.province, level: 'region' }, count: 0 }
  },
}

const anyKind: fc.Arbitrary<QueryKind> = fc.oneof(
  fc.constantFrom(...KIND_SLUGS).map((kind) => ({ category: kindRule(kind).category, kind })),
  fc.constantFrom(...CATEGORIES).map(({ slug }) => ({ category: slug })),
)
const anyPlace: fc.Arbitrary<QueryPlace> = fc.constantFrom(
  ...[...places.values()].flatMap(({ code, slug, cities, regions, count }) => [
    { country: { code, slug }, count },
    ...Array.from(cities.values(), (city) => ({
      country: { code, slug },
      place: { ...city, level: 'city' as const },
      count: city.count,
    })),
    ...Array.from(regions.values(), (region) => ({
      country: { code, slug },
      place: { ...region, level: 'region' as const },
      count: region.count,
    })),
  ]),
)

it('every way has as many as its list, which is some, and no list comes twice', async () => {
  const parts = fc.record({
    kinds: fc.array(anyKind, { maxLength: 2 }),
    places: fc.array(anyPlace, { maxLength: 2 }),
    rest: fc.constantFrom('', 'lodge', 'safari', 'zzz'),
  })
  await fc.assert(
    fc.asyncProperty(parts, async (asked) => {
      const ways = await waysOn(asked, lists)
      for (const { count, km, ...list } of ways) {
        expect([count, count > 0]).toEqual([listed(list).length, true])
        expect(km === undefined || km === 7).toBe(true)
      }
      const keys = ways.map(({ kind, place, text }) =>
        JSON.stringify([kind, place?.country, place?.place?.slug, place?.place?.level, text]),
      )
      expect(new Set(keys).size).toBe(ways.length)
      expect(ways.length).toBeLessThanOrEqual(8)
      // A place with listings is always a way on.
      if (asked.places.some(({ count }) => count > 0)) expect(ways).not.toEqual([])
    }),
    { numRuns: 200 },
  )
})

describe('the parts of a text', () => {
  it.each([
    ['museum in nairobi', { kinds: ['museum'], places: ['nairobi'], rest: '' }],
    ['atm nairobi', { kinds: [], places: ['nairobi'], rest: 'atm' }],
    ['hotel california', { kinds: ['accommodation'], places: [], rest: 'california' }],
    [
      'hotels and restaurants in mombasa',
      { kinds: ['accommodation', 'restaurants-dining'], places: ['mombasa'], rest: '' },
    ],
    ['nairobi to mombasa', { kinds: [], places: ['nairobi', 'mombasa'], rest: '' }],
    ['hotels lusaka', { kinds: ['accommodation'], places: ['lusaka'], rest: '' }],
    ['lagos portugal', { kinds: [], places: ['lagos'], rest: '', elsewhere: { country: 'PT' } }],
    [
      'hôtel à paris en france',
      { kinds: ['accommodation'], places: [], rest: '', elsewhere: { country: 'FR', city: 'Paris' } },
    ],
    ['مطاعم اسبانيا', { kinds: ['restaurants-dining'], places: [], rest: '', elsewhere: { country: 'ES' } }],
    ['hoteli uhispania', { kinds: ['accommodation'], places: [], rest: '', elsewhere: { country: 'ES' } }],
    ['xyzzy', { kinds: [], places: [], rest: 'xyzzy' }],
  ])('%s', (text, wanted) => {
    const { kinds, places: found, rest, elsewhere } = queryParts(text, { places, names })
    expect({
      kinds: kinds.map(({ kind, category }) => kind ?? category),
      places: found.map(({ place, country }) => place?.slug ?? country.slug),
      rest,
      ...(elsewhere !== undefined && { elsewhere }),
    }).toEqual(wanted)
  })
})
