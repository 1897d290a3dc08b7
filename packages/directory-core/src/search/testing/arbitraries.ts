import fc from 'fast-check'
import type { Listing } from '../../listing/listing.ts'
import { STARS } from '../../listing/listingFields.ts'
import { PRICE_LEVELS } from '../../listing/priceLevels.ts'
import { slugify } from '../../text/slugify.ts'
import { listingOf } from '../../testing/listingOf.ts'
import { PACKAGE_TIERS, STANDINGS } from '../../tier/packageTier.ts'
import type { Scope } from '../../scope/scope.ts'
import { type SearchState } from '../searchState.ts'
import { SORT_ORDERS } from '../../sort/sortOrders.ts'
import { MESSY_NAMES } from './messyNames.ts'
import { countrySlug } from '../../location/africa.ts'
import { categoryName, countryName } from '../../names/displayNames.ts'
import * as en from '../../names/en/index.ts'

/** The number of runs of each property. */
export const RUNS = { numRuns: 1000 }

/** Any code units, halves of characters too. */
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

const CATEGORY_SLUGS = ['accommodation', 'shopping', 'cafes', '__proto__', 'constructor', '!!!', 'wellness-spas']
const COUNTRY_CODES = ['KE', 'CI', 'CD', 'EG', 'ZZ']
const CITY_NAMES = ['Nairobi', 'Cape Town', 'São Tomé', '', 'Cairo', 'القاهرة', 'Kenya']
const PROVINCE_NAMES = ['', 'Nairobi', 'Western Cape', 'Cairo']
const BRANDS = ['', '', 'TotalÉnergies', 'Nairobi Water', 'بنك مصر', ' - ']
const ATTRIBUTES = ['wifi', 'parking', '__proto__']
const KIND_SLUGS = ['pharmacy', 'bakery', 'shrine', '__proto__']
const SUBCATEGORY_SLUGS = ['', 'hotels-resorts', 'cafes-bakeries']

/** A place as most are stored, or under a slug that its name does not give. */
const place = (names: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...names), fc.constantFrom('', '', '', '-2'))
    .map(([name, suffix]) => (name === '' ? undefined : { slug: `${slugify(name)}${suffix}`, name }))

const listing: fc.Arbitrary<Omit<Listing, 'id'>> = fc
  .record({
    businessName: messyName,
    slug: fc.constantFrom('one', 'two', 'three', '__proto__'),
    category: fc.constantFrom(...CATEGORY_SLUGS),
    country: fc.constantFrom(...COUNTRY_CODES),
    city: place(CITY_NAMES),
    province: place(PROVINCE_NAMES),
    subcategory: fc.option(fc.constantFrom(...SUBCATEGORY_SLUGS)),
    packageTier: fc.option(fc.constantFrom(...PACKAGE_TIERS)),
    isUnclaimed: fc.boolean(),
    kind: fc.option(fc.constantFrom(...KIND_SLUGS)),
    priceLevel: fc.option(fc.constantFrom(...PRICE_LEVELS)),
    stars: fc.option(fc.constantFrom(...STARS)),
    brand: fc.option(fc.constantFrom(...BRANDS)),
    operator: fc.option(fc.constantFrom(...BRANDS)),
    attributes: fc.option(fc.shuffledSubarray(ATTRIBUTES)),
  })
  .map(
    ({
      country,
      city,
      province,
      subcategory,
      packageTier,
      kind,
      priceLevel,
      stars,
      brand,
      operator,
      attributes,
      isUnclaimed,
      ...fields
    }) => ({
      ...listingOf(fields),
      location: { country, ...(province && { province }), ...(city && { city }) },
      ...(subcategory !== null && { subcategory }),
      ...(packageTier && { packageTier }),
      ...(isUnclaimed && !packageTier && { isUnclaimed }),
      ...(kind !== null && { kind }),
      ...(priceLevel && { priceLevel }),
      ...(stars && { stars }),
      ...(brand !== null && { brand }),
      ...(operator !== null && { operator }),
      ...(attributes && { attributes }),
    }),
  )

function numbered(made: readonly Omit<Listing, 'id'>[]): Listing[] {
  return made.map((fields, at) => ({ ...fields, id: `listing-${at}` }))
}

/** A few listings, or by repetition a few hundred, so that results have several pages. */
export const manyListings = fc
  .tuple(fc.array(listing, { maxLength: 30 }), fc.constantFrom(1, 1, 1, 4, 12))
  .map(([some, times]) => numbered(Array.from({ length: times }, () => some).flat()))

/** Changes to that many listings: some ids are known, some new. */
export const listingChanges = (known: number) => {
  const id = fc.integer({ min: 0, max: known + 4 }).map((at) => `listing-${at}`)
  const put = fc.tuple(listing, id).map(([fields, newId]): Listing => ({ ...fields, id: newId }))
  return fc.record({ put: fc.array(put, { maxLength: 6 }), remove: fc.array(id, { maxLength: 5 }) })
}

/** What a visitor may type: part of a text that occurs, another spelling of it, or anything. */
const searchText = (listings: readonly Listing[]) => {
  const texts = listings.flatMap(({ businessName, brand = '', category, location }) => [
    businessName,
    businessName,
    `${businessName} ${brand}`,
    categoryName(en, category),
    countryName(en, location.country),
    location.city?.name ?? '',
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
    kinds: fc.oneof(
      { weight: 3, arbitrary: fc.constant<string[]>([]) },
      fc.shuffledSubarray([...KIND_SLUGS, 'unknown']),
    ),
    isExact: fc.boolean(),
    stars: fc.oneof({ weight: 3, arbitrary: fc.constant<string[]>([]) }, fc.shuffledSubarray([...STARS])),
    attributes: fc.oneof(
      { weight: 3, arbitrary: fc.constant<string[]>([]) },
      fc.shuffledSubarray([...ATTRIBUTES, 'moat']),
    ),
    prices: fc.oneof({ weight: 3, arbitrary: fc.constant<string[]>([]) }, fc.shuffledSubarray([...PRICE_LEVELS, '5'])),
    categories: filter([...CATEGORY_SLUGS, 'unknown']),
    countries: filter([...COUNTRY_CODES.map(countrySlug), 'unknown']),
    tiers: filter(PACKAGE_TIERS),
    sort: fc.constantFrom(...SORT_ORDERS),
    page: fc.constantFrom(1, 1, 2, 3, 99),
  })

export const scope: fc.Arbitrary<Scope> = fc
  .record(
    {
      category: fc.constantFrom(...CATEGORY_SLUGS),
      subcategory: fc.constantFrom(...SUBCATEGORY_SLUGS),
      country: fc.constantFrom(...COUNTRY_CODES).map(countrySlug),
      region: fc.constantFrom(...PROVINCE_NAMES, ...CITY_NAMES).map(slugify),
      city: fc.constantFrom(...CITY_NAMES).map(slugify),
      tiers: fc.subarray([...STANDINGS]),
    },
    { requiredKeys: [] },
  )
  // A scope with all fields would hardly match a listing.
  .map((whole) => Object.fromEntries(Object.entries(whole).slice(0, 2)))

/** Listings and a search of them. */
export const searchCase = manyListings.chain((listings) =>
  fc.record({ listings: fc.constant(listings), state: searchState(listings), scope }),
)
