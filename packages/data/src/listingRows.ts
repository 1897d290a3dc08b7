import type { Listing } from '@dira/directory-core'
import {
  LISTING_COLUMNS,
  SHOWN_COLUMNS,
  type ListingColumn,
  type ListingColumns,
  type ListingRow,
  type ShownRow,
} from './listingColumns.ts'

type Row = Readonly<Record<string, unknown>>

/** A field of a listing: a value, or a nested object. */
type Field = { readonly key: string } & ({ readonly column: string } | { readonly fields: readonly Field[] })

/** Converts between rows and listings by a column table. Nothing is checked: the database accepts only valid listings. */
export function listingRows(columns: ListingColumns) {
  const paths = Object.entries(columns).map(([path, column]) => ({ keys: path.split('.'), column }))
  const fields = fieldsOf(paths)
  return {
    /** The columns, as the `select` parameter of a request names them. */
    select: paths.map(({ column: { column } }) => column).join(','),
    fromRow: (row: Row): object => readFields(fields, row),
    toRow: (listing: object): Record<string, unknown> =>
      Object.fromEntries(paths.map(({ keys, column: { column } }) => [column, valueAt(listing, keys)])),
  }
}

const { toRow } = /* @__PURE__ */ listingRows(LISTING_COLUMNS)
const { select, fromRow } = /* @__PURE__ */ listingRows({ ...LISTING_COLUMNS, ...SHOWN_COLUMNS })

/** The columns of the view that make a listing, as the `select` parameter of a request names them. */
export const LISTING_SELECT: string = select

/** The listing of a row. Null in a column is an absent field. */
export function listingFromRow(row: ShownRow): Listing {
  // The types of the column table tie row and listing together.
  return fromRow(row) as Listing
}

/** The row of the table for a listing: what `listingFromRow` reads of it makes the listing, without what only the view says. */
export function rowFromListing(listing: Listing): ListingRow {
  return toRow(listing) as ListingRow
}

function fieldsOf(paths: readonly { readonly keys: readonly string[]; readonly column: ListingColumn }[]): Field[] {
  const names = new Set(paths.map(({ keys }) => keys[0]!))
  return [...names].map((key) => {
    const group = paths.filter(({ keys }) => keys[0] === key)
    const value = group.find(({ keys }) => keys.length === 1)
    if (value) return { key, column: value.column.column }
    return { key, fields: fieldsOf(group.map(({ keys, column }) => ({ keys: keys.slice(1), column }))) }
  })
}

function readFields(fields: readonly Field[], row: Row): Record<string, unknown> {
  const read: Record<string, unknown> = {}
  for (const field of fields) {
    const value = 'column' in field ? row[field.column] : readObject(field.fields, row)
    if (value !== null && value !== undefined) read[field.key] = value
  }
  return read
}

/** Present when all of its own columns are: a latitude alone is no place. */
function readObject(fields: readonly Field[], row: Row): object | undefined {
  const isWhole = fields.every((field) => !('column' in field) || (row[field.column] ?? null) !== null)
  return isWhole ? readFields(fields, row) : undefined
}

function valueAt(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return value ?? null
  return typeof value === 'object' && value !== null ? valueAt(value[key as keyof typeof value], rest) : null
}
