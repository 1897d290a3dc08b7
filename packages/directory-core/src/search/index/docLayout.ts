import { countingSort, numbersTo, type Sorted } from '../../sort/countingSort.ts'
import { countrySlug } from '../../location/africa.ts'
import { mapFields, placeOf, type GroupField, type RowFields, type Rows } from '../../rows/rows.ts'
import type { SearchTexts } from './searchTexts.ts'
import { fieldValues, type FieldValues } from './fieldValues.ts'

/**
 * How listings are numbered as docs: sorted so that those with the same category, country and tier are neighbours (a facet bucket),
 * within a bucket those with the same city (a city run), and within a run those with the same province and subcategory (a block). A
 * filter then chooses buckets, and a count is the number of ones in a range of bits.
 */
export interface DocLayout {
  /** For each doc the row of its listing. */
  readonly listingOf: Uint32Array
  readonly fields: { readonly [field in Exclude<GroupField, 'tier'>]: FieldValues }
  /** The first doc of each bucket, and after them the number of docs. */
  readonly bucketStarts: Uint32Array
  /** For each bucket the ordinal of its value in the field of that name; of its tier in the list of tiers. */
  readonly buckets: { readonly [field in BucketField]: Uint32Array }
  readonly blockStarts: Uint32Array
  /** The same of each block. */
  readonly blocks: Readonly<Record<GroupField, Uint32Array>>
  readonly cityRunStarts: Uint32Array
  /** The city runs sorted by their city. */
  readonly cityRuns: Sorted
}

type BucketField = 'category' | 'country' | 'tier'

export function layOutDocs(rows: Rows, texts: SearchTexts): DocLayout {
  const read = rows.fields()
  const { ords } = read
  const fields = namedFields(read, texts)
  const listingOf = sortedListings(rows.size, read)
  const { category, country, tier, city } = ords
  const ofRuns = (starts: Uint32Array) =>
    mapFields(ords, (field) => starts.subarray(0, -1).map((doc) => field[listingOf[doc]!]!))
  const bucketStarts = runStarts(listingOf, [category, country, tier])
  const blockStarts = runStarts(listingOf, Object.values(ords))
  const cityRunStarts = runStarts(listingOf, [category, country, tier, city])
  const cities = ofRuns(cityRunStarts).city
  return {
    listingOf,
    fields,
    bucketStarts,
    buckets: ofRuns(bucketStarts),
    blockStarts,
    blocks: ofRuns(blockStarts),
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

/** The values of the fields as they are shown and found in the reader's language. */
export function namedFields({ values }: Pick<RowFields, 'values'>, texts: SearchTexts): DocLayout['fields'] {
  const placed = (keys: readonly string[]) =>
    fieldValues(
      keys.map((key) => {
        const { slug, name } = placeOf(key)
        return [slug, name]
      }),
    )
  return {
    category: fieldValues(values.category.map((slug) => [slug, ...texts.category(slug)])),
    subcategory: fieldValues(values.subcategory.map((slug) => [slug, slug])),
    country: fieldValues(values.country.map((code) => [countrySlug(code), ...texts.country(code)])),
    province: placed(values.province),
    city: placed(values.city),
  }
}

/** A radix sort: the least important field first. Each pass keeps the order of equals. */
function sortedListings(size: number, { values, ords }: RowFields) {
  let listingOf = numbersTo(size)
  for (const field of ['subcategory', 'province', 'city', 'tier', 'country', 'category'] as const) {
    const distinct = values[field].length
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
