import { FIELD_COLUMNS } from '@dira/data'
import { fieldRule, LISTING_FIELD_NAMES, type ListingFieldName } from '@dira/directory-core'
import { saidBy, type ColumnField } from './columns.ts'
import type { ImportRow, ReadRowOptions } from './importRow.ts'

/**
 * The row of a listing that an export has named: only what its cells say otherwise than an export would now. Undefined for a row that names none.
 * `readNew` reads the row as one of any file.
 */
export function exportedRow(
  options: ReadRowOptions,
  readNew: (options: ReadRowOptions) => ImportRow,
): ImportRow | undefined {
  const id = options.record.cells[options.columns.listingId ?? '']?.trim() ?? ''
  const exported = id === '' ? undefined : options.exported?.(id)
  if (!exported) return undefined
  const { record, columns } = options
  const isChanged = (field: ColumnField) =>
    columns[field] !== undefined && field in exported && record.cells[columns[field]] !== exported[field]
  const changed = LISTING_FIELD_NAMES.filter((field) => saidBy(field).some(isChanged))
  if (changed.length === 0) return { listing: id, fields: {}, initial: {}, slugs: [] }
  // What a cell says as the export did is not read anew: an old phone number that no plan knows stays as it is.
  const unread = LISTING_FIELD_NAMES.filter((field) => !ALWAYS_READ.has(field) && !changed.includes(field)).flatMap(
    saidBy,
  )
  const cells = Object.fromEntries(unread.filter((one) => one in exported).map((one) => [columns[one] ?? '', '']))
  const { fields } = readNew({ ...options, record: { ...record, cells: { ...record.cells, ...cells } } })
  const given = new Set(changed.flatMap(columnsSetBy))
  return {
    listing: id,
    fields: Object.fromEntries(Object.entries(fields).filter(([column]) => given.has(column))),
    initial: {},
    slugs: [],
  }
}

/** Without these no row is read. */
const ALWAYS_READ: ReadonlySet<ListingFieldName> = new Set(['businessName', 'category', 'subcategory', 'country'])

/** The columns that a field sets: a place has its slug too, and a word for a category may say the subcategory. */
export function columnsSetBy(field: ListingFieldName): readonly string[] {
  if (field === 'category') return ['category', 'subcategory']
  if (fieldRule(field).type !== 'place') return FIELD_COLUMNS[field]
  return FIELD_COLUMNS[field].flatMap((column) => [column.replace('_name', '_slug'), column])
}
