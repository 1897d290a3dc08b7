import type { Listing, Place } from '../listing/listing.ts'
import type { GeoPoint } from '../location/near.ts'
import { substanceOf } from '../listing/substance.ts'
import { STANDINGS, standingOf } from '../tier/packageTier.ts'
import {
  CHOICE_NAMES,
  CHOICES,
  choiceColumn,
  TEXT_CHOICES,
  type ChoiceColumn,
  type ChoiceName,
} from '../listing/choices.ts'
import type { FactName, ListingFact } from './listingFact.ts'

const ROW_FIELDS = [
  'id',
  'businessName',
  'slug',
  'category',
  'subcategory',
  'location',
  'packageTier',
  'isUnclaimed',
  'mapCoordinates',
] as const satisfies readonly (keyof Listing)[]

/** What a list needs of a listing to search and order it. An index file has no more than this, and what the filters `open` and `has` look at. */
export type ListingRow = Pick<Listing, (typeof ROW_FIELDS)[number]>

/** The same of a whole listing with the facts of the place, without the rest of it. */
export function rowOf(listing: Listing): ListingRow & Pick<Listing, ChoiceName> {
  const fields = [...ROW_FIELDS, ...CHOICE_NAMES].map((field) => [field, listing[field]] as const)
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as ReturnType<typeof rowOf> // These are its fields.
}

/** What listings are grouped by. */
export type ListingGroups = Pick<Listing, 'category' | 'subcategory' | 'location' | 'packageTier' | 'isUnclaimed'>

/**
 * The listings of a segment, numbered in the order they were given: whole ones in a list (`wholeRows`), or the columns of an index file
 * (`fileRows`). The engine reads no listing in any other way.
 */
export interface Rows<Row extends ListingRow = ListingRow> {
  readonly size: number
  /** The listing itself. It may be put together on each call: what visits all of them reads the parts. */
  readonly rowAt: (row: number) => Row
  readonly groupsAt: (row: number) => ListingGroups
  readonly nameAt: (row: number) => string
  readonly slugAt: (row: number) => string
  readonly idAt: (row: number) => string
  readonly pointAt: (row: number) => GeoPoint | undefined
  /** How much its page tells: see `substanceOf`. */
  readonly substanceAt: (row: number) => number
  /** The key of a fact, if it can be true of the listing. */
  readonly factAt: (name: FactName, row: number, fact: ListingFact) => string | undefined
  readonly fields: () => RowFields
  /** What a choice says of all rows. */
  readonly choice: (name: ChoiceName) => ChoiceColumn
  /** Whether the rows are whole listings. */
  readonly isWhole: boolean
}

/** The fields that listings are grouped by, each with the text that stands for its value: a slug, the code of a country, the key of a place. */
const TEXTS = {
  category: ({ category }: ListingGroups) => category,
  subcategory: ({ subcategory = '' }: ListingGroups) => subcategory,
  country: ({ location }: ListingGroups) => location.country,
  province: ({ location }: ListingGroups) => placeKey(location.province),
  city: ({ location }: ListingGroups) => placeKey(location.city),
  tier: standingOf,
}
/** A field that listings are grouped by. */
export type GroupField = keyof typeof TEXTS

/** The same text for listings that are equal in all of these fields. */
export function groupKey(groups: ListingGroups): string {
  return JSON.stringify(Object.values(TEXTS).map((textOf) => textOf(groups)))
}

/** The values of the fields that listings are grouped by. */
export interface RowFields {
  /** The distinct texts of each field. Of `tier` all standings, in their order. */
  readonly values: Readonly<Record<GroupField, readonly string[]>>
  /** For each row the ordinal of its value: its number among these. */
  readonly ords: Readonly<Record<GroupField, Uint32Array>>
}

/** One text for a slug and a name, because one name may have several slugs, and one slug several names. No slug has a line break. */
function placeKey({ slug, name }: Place = NO_PLACE): string {
  return `${slug}\n${name}`
}

/** Listings without a place share this one. */
const NO_PLACE: Place = { slug: '', name: '' }

export function placeOf(key: string): Place {
  const end = key.indexOf('\n')
  return { slug: key.slice(0, end), name: key.slice(end + 1) }
}

/** Whole listings as the engine reads them. */
export function wholeRows(listings: readonly Listing[]): Rows<Listing> {
  const rowAt = (row: number) => listings[row]!
  return {
    size: listings.length,
    rowAt,
    groupsAt: rowAt,
    nameAt: (row) => rowAt(row).businessName,
    slugAt: (row) => rowAt(row).slug,
    idAt: (row) => rowAt(row).id,
    pointAt: (row) => rowAt(row).mapCoordinates,
    substanceAt: (row) => substanceOf(rowAt(row)),
    factAt: (_, row, { keyOf }) => keyOf(rowAt(row)),
    fields: () => readFields(listings.length, rowAt),
    choice: (name) => choiceColumn(listings.length, (row) => CHOICES[name].valuesOf(rowAt(row))),
    isWhole: true,
  }
}

/** What each row is found by as by a name: its name itself, and the texts of its facts. */
export function foundBy({ nameAt, choice }: Pick<Rows, 'nameAt' | 'choice'>): Rows['nameAt'] {
  const columns = TEXT_CHOICES.map(choice).filter(({ combinations }) => combinations.some((texts) => texts.length > 0))
  if (columns.length === 0) return nameAt
  return (row) => [nameAt(row), ...columns.flatMap(({ combinations, ords }) => combinations[ords[row] ?? 0]!)].join(' ')
}

/** Reads the fields in one pass, because visiting a listing costs more than reading a field of it. */
export function readFields(size: number, groupsAt: Rows['groupsAt']): RowFields {
  const columns = mapFields(TEXTS, (textOf) => ({
    textOf,
    ordOf: new Map<string, number>(textOf === standingOf ? STANDINGS.map((standing, ord) => [standing, ord]) : []),
    ords: new Uint32Array(size),
  }))
  const all = Object.values(columns)
  for (let row = 0; row < size; row += 1) {
    const listing = groupsAt(row)
    for (const { textOf, ordOf, ords } of all) {
      const text = textOf(listing)
      const ord = ordOf.get(text) ?? ordOf.size
      ords[row] = ord
      if (ord === ordOf.size) ordOf.set(text, ord)
    }
  }
  return { values: mapFields(columns, ({ ordOf }) => [...ordOf.keys()]), ords: mapFields(columns, ({ ords }) => ords) }
}

/** Something else of each field. */
export function mapFields<From, To>(
  fields: Readonly<Record<GroupField, From>>,
  map: (of: From) => To,
): Record<GroupField, To> {
  // The fields are those that were given.
  return Object.fromEntries(Object.entries(fields).map(([field, of]) => [field, map(of)])) as Record<GroupField, To>
}
