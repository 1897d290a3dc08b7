import { FIELD_COLUMNS } from '@dira/data'
import { LISTING_FIELD_NAMES, type ListingFieldName } from '@dira/directory-core'
import { fields } from '@dira/directory-core/names/en'

/** What the fields of a listing are called, in the site's locale. */
export const FIELD_NAMES = fields

/** What History has that no form writes. */
const OTHERS: Readonly<Record<string, string>> = {
  source_id: 'Number in the source',
  existence_check: 'Business checked',
  phone_check: 'Phone checked',
  hours_check: 'Hours checked',
  place_check: 'Place checked',
}

/** The field of columns that History has as one. */
const PAIRS: Readonly<Record<string, ListingFieldName>> = {
  coordinates: 'position',
  province: 'province',
  city: 'city',
  source: 'sourceName',
}

const byColumn = new Map<string, string>([
  ...Object.entries(PAIRS).map(([pair, field]) => [pair, fields[field]] as const),
  ...LISTING_FIELD_NAMES.flatMap((field) => FIELD_COLUMNS[field].map((column) => [column, fields[field]] as const)),
])

/** What a column of listings is called, or columns that History has as one. */
export const columnName = (column: string): string => byColumn.get(column) ?? OTHERS[column] ?? column
