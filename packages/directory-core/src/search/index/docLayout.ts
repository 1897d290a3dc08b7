import type { Listing } from '../../listing/listing.ts'
import { countingSort, numbersTo, type Sorted } from '../../sort/countingSort.ts'
import { countrySlug } from '../../location/africa.ts'
import { PACKAGE_TIERS, tierOf } from '../../tier/packageTier.ts'
import type { SearchTexts } from '../searchTexts.ts'
import { fieldValues, ordOf, placeOrdOf, type FieldValues, type PlaceOrds } from './fieldValues.ts'

/**
 * How listings are numbered as docs: sorted so that those with the same category, country and tier are neighbours (a facet bucket),
 * within a bucket those with the same city (a city run), and within a run those with the same province and subcategory (a block). A
 * filter then chooses buckets, and a count is the number of ones in a range of bits.
 */
export interface DocLayout {
  /** For each doc the index of its listing in the list that was given. */
  readonly listingOf: Uint32Array
  readonly fields: { readonly [field in Field]: FieldValues }
  /** The first doc of each bucket, and after them the number of docs. */
  readonly bucketStarts: Uint32Array
  /** For each bucket the ordinal of its value in the field of that name; of its tier in the list of tiers. */
  readonly buckets: { readonly [field in BucketField]: Uint32Array }
  readonly blockStarts: Uint32Array
  readonly blocks: { readonly [field in BlockField]: Uint32Array }
  readonly cityRunStarts: Uint32Array
  /** The city runs sorted by their city. */
  readonly cityRuns: Sorted
}

type BucketField = 'category' | 'country' | 'tier'
type BlockField = 'subcategory' | 'province' | 'city'
type Field = Exclude<BucketField, 'tier'> | BlockField

export function layOutDocs(listings: readonly Listing[], texts: SearchTexts): DocLayout {
  const { fields, ords } = readFields(listings, texts)
  const listingOf = sortedListings(listings.length, fields, ords)
  const bucketStarts = runStarts(listingOf, [ords.category, ords.country, ords.tier])
  const blockStarts = runStarts(listingOf, Object.values(ords))
  const ofBuckets = (field: Uint32Array) => bucketStarts.subarray(0, -1).map((doc) => field[listingOf[doc]!]!)
  const cityRunStarts = runStarts(listingOf, [ords.category, ords.country, ords.tier, ords.city])
  const cities = cityRunStarts.subarray(0, -1).map((doc) => ords.city[listingOf[doc]!]!)
  const ofBlocks = (field: Uint32Array) => blockStarts.subarray(0, -1).map((doc) => field[listingOf[doc]!]!)
  return {
    listingOf,
    fields,
    bucketStarts,
    buckets: {
      category: ofBuckets(ords.category),
      country: ofBuckets(ords.country),
      tier: ofBuckets(ords.tier),
    },
    blockStarts,
    blocks: {
      subcategory: ofBlocks(ords.subcategory),
      province: ofBlocks(ords.province),
      city: ofBlocks(ords.city),
    },
    cityRunStarts,
    cityRuns: countingSort(numbersTo(cities.length), cities, fields.city.values.length),
  }
}

/** For each number its index in a list that has every number once. */
export function inverse(numbers: Uint32Array): Uint32Array {
  const indexes = new Uint32Array(numbers.length)
  for (let at = 0; at < numbers.length; at += 1) indexes[numbers[at]!] = at
  return indexes
}

/** The ordinal of each listing's value in every field. One pass, because visiting a listing costs more than reading a field of it. */
function readFields(listings: readonly Listing[], texts: SearchTexts) {
  const size = listings.length
  const ords = {
    category: new Uint32Array(size),
    subcategory: new Uint32Array(size),
    country: new Uint32Array(size),
    tier: new Uint32Array(size),
    province: new Uint32Array(size),
    city: new Uint32Array(size),
  }
  const known = {
    category: new Map<string, number>(),
    subcategory: new Map<string, number>(),
    country: new Map<string, number>(),
    province: noPlaces(),
    city: noPlaces(),
  }
  for (let at = 0; at < size; at += 1) {
    const listing = listings[at]!
    const { country, province, city } = listing.location
    ords.category[at] = ordOf(known.category, listing.category)
    ords.subcategory[at] = ordOf(known.subcategory, listing.subcategory ?? '')
    ords.country[at] = ordOf(known.country, country)
    ords.province[at] = placeOrdOf(known.province, province)
    ords.city[at] = placeOrdOf(known.city, city)
    ords.tier[at] = PACKAGE_TIERS.indexOf(tierOf(listing))
  }
  const fields = {
    category: fieldValues(
      [...known.category.keys()].map((slug) => ({ slug, texts: texts.category(slug) })),
      ords.category,
    ),
    subcategory: fieldValues(
      [...known.subcategory.keys()].map((slug) => ({ slug, texts: [slug] })),
      ords.subcategory,
    ),
    country: fieldValues(
      [...known.country.keys()].map((code) => ({ slug: countrySlug(code), texts: texts.country(code) })),
      ords.country,
    ),
    province: placeValues(known.province, ords.province),
    city: placeValues(known.city, ords.city),
  }
  return { fields, ords }
}

function noPlaces(): PlaceOrds {
  return { places: [], byName: new Map() }
}

function placeValues({ places }: PlaceOrds, ords: Uint32Array): FieldValues {
  return fieldValues(
    places.map(({ slug, name }) => ({ slug, texts: [name] })),
    ords,
  )
}

/** A radix sort: the least important field first. Each pass keeps the order of equals. */
function sortedListings(size: number, fields: DocLayout['fields'], ords: Record<Field | 'tier', Uint32Array>) {
  let listingOf = numbersTo(size)
  for (const field of ['subcategory', 'province', 'city', 'tier', 'country', 'category'] as const) {
    const distinct = field === 'tier' ? PACKAGE_TIERS.length : fields[field].values.length
    if (distinct > 1) listingOf = countingSort(listingOf, ords[field], distinct).items
  }
  return listingOf
}

/** The docs that differ from the doc before in one of the fields, and after them the number of docs. */
function runStarts(listingOf: Uint32Array, fields: readonly Uint32Array[]): Uint32Array {
  const isStart = new Uint8Array(listingOf.length)
  for (const ords of fields) {
    let before = -1
    for (let doc = 0; doc < listingOf.length; doc += 1) {
      const ord = ords[listingOf[doc]!]!
      if (ord !== before) isStart[doc] = 1
      before = ord
    }
  }
  const starts: number[] = []
  for (let doc = isStart.indexOf(1); doc >= 0; doc = isStart.indexOf(1, doc + 1)) starts.push(doc)
  starts.push(listingOf.length)
  return Uint32Array.from(starts)
}
