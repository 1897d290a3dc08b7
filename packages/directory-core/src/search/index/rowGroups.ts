import type { Listing } from '../../listing/listing.ts'
import { countingSort, numbersTo, type Sorted } from '../../sort/countingSort.ts'
import { PACKAGE_TIERS, tierOf } from '../../tier/packageTier.ts'
import { columnOf, numberOf, type TextColumn } from './textColumn.ts'

/**
 * The listings put in rows so that those with the same category, country and tier stand together (a cell), and within a cell those
 * of the same subcategory, province and city (a group). A filter is then a choice of cells, and a count the ones in a stretch of bits.
 */
export interface RowGroups {
  /** For each row the place of its listing in the list that was given. */
  readonly origins: Uint32Array
  readonly columns: { readonly [field in Field]: TextColumn }
  /** Where each cell's rows begin, and after the last where they end. */
  readonly cellStarts: Uint32Array
  /** For each cell the number of its text in the column of that name; of its tier in the list of tiers. */
  readonly cells: { readonly [field in CellField]: Uint32Array }
  readonly groupStarts: Uint32Array
  readonly groups: { readonly [field in GroupField]: Uint32Array }
  /** The groups sorted by their city. */
  readonly cityGroups: Sorted
}

export type CellField = 'category' | 'country' | 'tier'
export type GroupField = 'subcategory' | 'province' | 'city'
export type Field = Exclude<CellField, 'tier'> | GroupField

export function groupRows(listings: readonly Listing[]): RowGroups {
  const { columns, ids } = readFields(listings)
  const origins = sortedOrigins(listings.length, columns, ids)
  const cellStarts = startsOf(origins, [ids.category, ids.country, ids.tier])
  const groupStarts = startsOf(origins, Object.values(ids))
  const ofCells = (field: Uint32Array) => cellStarts.subarray(0, -1).map((row) => field[origins[row]!]!)
  const ofGroups = (field: Uint32Array) => groupStarts.subarray(0, -1).map((row) => field[origins[row]!]!)
  const cities = ofGroups(ids.city)
  return {
    origins,
    columns,
    cellStarts,
    cells: {
      category: ofCells(ids.category),
      country: ofCells(ids.country),
      tier: ofCells(ids.tier),
    },
    groupStarts,
    groups: {
      subcategory: ofGroups(ids.subcategory),
      province: ofGroups(ids.province),
      city: cities,
    },
    cityGroups: countingSort(numbersTo(cities.length), cities, columns.city.texts.length),
  }
}

/** The number of each listing's text in every field. One pass, because visiting a listing costs more than reading a field of it. */
function readFields(listings: readonly Listing[]) {
  const size = listings.length
  const ids = {
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
    province: new Map<string, number>(),
    city: new Map<string, number>(),
  }
  for (let at = 0; at < size; at += 1) {
    const listing = listings[at]!
    const { country, province, city } = listing.location
    ids.category[at] = numberOf(known.category, listing.category)
    ids.subcategory[at] = numberOf(known.subcategory, listing.subcategory ?? '')
    ids.country[at] = numberOf(known.country, country)
    ids.province[at] = numberOf(known.province, province)
    ids.city[at] = numberOf(known.city, city)
    ids.tier[at] = PACKAGE_TIERS.indexOf(tierOf(listing))
  }
  const columns = {
    category: columnOf(known.category),
    subcategory: columnOf(known.subcategory),
    country: columnOf(known.country),
    province: columnOf(known.province),
    city: columnOf(known.city),
  }
  return { columns, ids }
}

/** Sorting by the least important field first, each time keeping the order of equals, sorts by all of them. */
function sortedOrigins(size: number, columns: RowGroups['columns'], ids: Record<Field | 'tier', Uint32Array>) {
  let origins = numbersTo(size)
  for (const field of ['city', 'province', 'subcategory', 'tier', 'country', 'category'] as const) {
    const distinct = field === 'tier' ? PACKAGE_TIERS.length : columns[field].texts.length
    if (distinct > 1) origins = countingSort(origins, ids[field], distinct).items
  }
  return origins
}

/** The rows where one of the fields differs from the row before, and after them the number of rows. */
function startsOf(origins: Uint32Array, fields: readonly Uint32Array[]): Uint32Array {
  const isStart = new Uint8Array(origins.length)
  for (const ids of fields) {
    let before = -1
    for (let row = 0; row < origins.length; row += 1) {
      const id = ids[origins[row]!]!
      if (id !== before) isStart[row] = 1
      before = id
    }
  }
  const starts: number[] = []
  for (let row = isStart.indexOf(1); row >= 0; row = isStart.indexOf(1, row + 1)) starts.push(row)
  starts.push(origins.length)
  return Uint32Array.from(starts)
}
