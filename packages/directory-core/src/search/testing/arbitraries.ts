import fc from 'fast-check'
import type { Listing } from '../../listing/listing.ts'
import { slugify } from '../../listing/slugify.ts'
import { listingOf } from '../../testing/listingOf.ts'
import { PACKAGE_TIERS } from '../../tier/packageTier.ts'
import type { Scope } from '../scope.ts'
import { SORT_ORDERS, type SearchState } from '../searchState.ts'
import { MESSY_NAMES } from './messyNames.ts'

/** How often each law is tried. */
export const RUNS = { numRuns: 1000 }

/** Any code units at all, halves of characters among them. */
export const anyText = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 8 })
  .map((units) => String.fromCharCode(...units))

const pieces = MESSY_NAMES.flatMap((name) => [name, ...name.split(' ')])
const blank = fc.constantFrom(' ', ' ', ' ', '  ', '\t', '')
const madeName = fc
  .array(fc.tuple(fc.constantFrom(...pieces), blank), { maxLength: 4 })
  .map((parts) => parts.flat().join(''))
export const messyName = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...MESSY_NAMES) },
  { weight: 4, arbitrary: madeName },
  { weight: 1, arbitrary: anyText },
)

const CATEGORY_TEXTS = [
  'Accommodation',
  'Shopping',
  'Cafés',
  'Cafes',
  '__proto__',
  'constructor',
  '!!!',
  'Wellness & Spas',
]
const COUNTRY_TEXTS = ['Kenya', 'KENYA', "Côte d'Ivoire", 'DR Congo', 'toString', 'Egypt']
const CITY_TEXTS = ['Nairobi', 'Cape Town', 'São Tomé', '', 'Cairo', 'القاهرة', 'Kenya']
const PROVINCE_TEXTS = ['', 'Nairobi', 'Western Cape', 'Cairo']
const SUBCATEGORY_TEXTS = ['', 'Hotels & Resorts', 'Cafés & Bakeries']

const listing: fc.Arbitrary<Omit<Listing, 'id'>> = fc
  .record({
    businessName: messyName,
    slug: fc.constantFrom('one', 'two', 'three', '__proto__'),
    category: fc.constantFrom(...CATEGORY_TEXTS),
    country: fc.constantFrom(...COUNTRY_TEXTS),
    city: fc.constantFrom(...CITY_TEXTS),
    province: fc.constantFrom(...PROVINCE_TEXTS),
    subcategory: fc.option(fc.constantFrom(...SUBCATEGORY_TEXTS)),
    packageTier: fc.option(fc.constantFrom(...PACKAGE_TIERS)),
  })
  .map(({ country, city, province, subcategory, packageTier, ...fields }) => ({
    ...listingOf(fields),
    location: { country, province, city },
    ...(subcategory !== null && { subcategory }),
    ...(packageTier && { packageTier }),
  }))

function numbered(made: readonly Omit<Listing, 'id'>[]): Listing[] {
  return made.map((fields, at) => ({ ...fields, id: `listing-${at}` }))
}

/** A few listings, or a few hundred of them by repeating, so that results have several pages. */
export const manyListings = fc
  .tuple(fc.array(listing, { maxLength: 30 }), fc.constantFrom(1, 1, 1, 4, 12))
  .map(([some, times]) => numbered(Array.from({ length: times }, () => some).flat()))

/** Changes to listings of that many: some ids that there are, some new. */
export const listingChanges = (known: number) => {
  const id = fc.integer({ min: 0, max: known + 4 }).map((at) => `listing-${at}`)
  const put = fc.tuple(listing, id).map(([fields, newId]): Listing => ({ ...fields, id: newId }))
  return fc.record({ put: fc.array(put, { maxLength: 6 }), remove: fc.array(id, { maxLength: 5 }) })
}

/** Something that a visitor may type: part of a text that there is, in another spelling, or anything. */
const searchText = (listings: readonly Listing[]) => {
  const texts = listings.flatMap(({ businessName, category, location }) => [
    businessName,
    businessName,
    category,
    location.country,
    location.city,
  ])
  const part = fc
    .tuple(
      fc.constantFrom(...texts, 'nothing'),
      fc.nat({ max: 12 }),
      fc.nat({ max: 12 }),
      fc.constantFrom(...SPELLINGS),
    )
    .map(([text, start, length, spell]) => spell(text.slice(start, start + length + 1)))
  const spelled = fc
    .tuple(fc.constantFrom(...texts, 'none'), fc.constantFrom(...SPELLINGS))
    .map(([text, spell]) => spell(text))
  return fc.oneof({ weight: 6, arbitrary: part }, { weight: 3, arbitrary: spelled }, messyName, anyText)
}

const SPELLINGS: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
  (text) => text.normalize('NFD'),
  (text) => text.normalize('NFC'),
  (text) => ` ${text.replaceAll(' ', '  ')}\t`,
  (text) => text.normalize('NFD').replace(/\p{Mn}/gu, ''),
]

const filter = <Value extends string>(values: readonly Value[]) =>
  fc.oneof(fc.constant<Value[]>([]), fc.shuffledSubarray([...new Set(values)]))

export const searchState = (listings: readonly Listing[]): fc.Arbitrary<SearchState> =>
  fc.record({
    search: searchText(listings),
    categories: filter([...CATEGORY_TEXTS, 'unknown'].map(slugify)),
    countries: filter([...COUNTRY_TEXTS, 'unknown'].map(slugify)),
    tiers: filter(PACKAGE_TIERS),
    sort: fc.constantFrom(...SORT_ORDERS),
    page: fc.constantFrom(1, 1, 2, 3, 99),
  })

export const scope: fc.Arbitrary<Scope> = fc
  .record(
    {
      category: fc.constantFrom(...CATEGORY_TEXTS).map(slugify),
      subcategory: fc.constantFrom(...SUBCATEGORY_TEXTS).map(slugify),
      country: fc.constantFrom(...COUNTRY_TEXTS).map(slugify),
      region: fc.constantFrom(...PROVINCE_TEXTS, ...CITY_TEXTS).map(slugify),
      city: fc.constantFrom(...CITY_TEXTS).map(slugify),
      tiers: fc.subarray([...PACKAGE_TIERS]),
    },
    { requiredKeys: [] },
  )
  // A scope of everything at once has hardly a listing.
  .map((whole) => Object.fromEntries(Object.entries(whole).slice(0, 2)))

/** Listings, and what is asked of them. */
export const searchCase = manyListings.chain((listings) =>
  fc.record({ listings: fc.constant(listings), state: searchState(listings), scope }),
)
