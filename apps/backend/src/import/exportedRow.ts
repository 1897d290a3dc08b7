import type { ColumnField } from './columns.ts'
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
  const changed = FIELDS_EXPORTED.filter(
    (field) => columns[field] !== undefined && record.cells[columns[field]] !== exported[field],
  )
  if (changed.length === 0) return { listing: id, fields: {}, initial: {}, slugs: [] }
  // What a cell says as the export did is not read anew: an old phone number that no plan knows stays as it is.
  const isRead = (field: ColumnField) =>
    ALWAYS_READ.has(field) || changed.some((one) => COLUMNS_OF[one]?.join() === COLUMNS_OF[field]?.join())
  const cells = Object.fromEntries(
    FIELDS_EXPORTED.filter((field) => !isRead(field)).map((field) => [columns[field] ?? '', '']),
  )
  const { fields } = readNew({ ...options, record: { ...record, cells: { ...record.cells, ...cells } } })
  const given = new Set(changed.flatMap((field) => [...(COLUMNS_OF[field] ?? [])]))
  return {
    listing: id,
    fields: Object.fromEntries(Object.entries(fields).filter(([column]) => given.has(column))),
    initial: {},
    slugs: [],
  }
}

/** Without these no row is read. */
const ALWAYS_READ: ReadonlySet<ColumnField> = new Set(['name', 'category', 'subcategory', 'country'])

/** The columns of a listing that a changed cell of an export changes. */
const COLUMNS_OF: Readonly<Partial<Record<ColumnField, readonly string[]>>> = {
  name: ['business_name'],
  category: ['category', 'subcategory'],
  subcategory: ['subcategory'],
  country: ['country'],
  province: ['province_slug', 'province_name'],
  city: ['city_slug', 'city_name'],
  address: ['address'],
  phone: ['phone'],
  email: ['email'],
  website: ['website'],
  description: ['description'],
  tier: ['package_tier'],
  lat: ['lat', 'lng'],
  lng: ['lat', 'lng'],
}
// The keys of an object literal are those of its type.
const FIELDS_EXPORTED = Object.keys(COLUMNS_OF) as ColumnField[]
