import { slugify } from '@dira/directory-core'
import { Problem } from '../report/problem.ts'
import { COLUMN_NAMES, columnFields, type ColumnField, type Columns } from './columns.ts'
import type { FileRecord } from './fileRecords.ts'

/** The columns that are joined in a field, by the field, in the order of their texts. */
export type Joins = Readonly<Partial<Record<ColumnField, readonly string[]>>>

/** What stands between the texts of two columns for one field. What is no text or list, such as a latitude, cannot be joined. */
const BETWEEN: Readonly<Partial<Record<ColumnField, string>>> = {
  name: ' ',
  houseNumber: ' ',
  address: ', ',
  description: '\n',
  category: '; ',
  attributes: '; ',
  osmTags: '; ',
  phone: '; ',
  mobile: '; ',
  email: '; ',
  website: '; ',
  hours: '; ',
  images: '; ',
  social: '; ',
  offers: '; ',
}

/** Whether two columns for a field may be joined. */
export const canJoin = (field: ColumnField): boolean => BETWEEN[field] !== undefined

/** The columns that are joined, of those that have a field. Throws a `Problem` where that makes no sense. */
export function joinsOf(columns: Joins): Joins {
  const several = columnFields(columns).filter((field) => (columns[field]?.length ?? 0) > 1)
  const alone = several.find((field) => !canJoin(field))
  if (alone) throw new Problem('wrong-usage', `Only one column can be the ${alone}.`)
  return Object.fromEntries(several.map((field) => [field, columns[field]]))
}

/** A record in which the first of the columns that are joined says what all of them say, each text once. */
export function joinedRecord(record: FileRecord, joins: Joins): FileRecord {
  const joined = columnFields(joins).map((field) => {
    const [first = '', ...others] = joins[field] ?? []
    const texts = [first, ...others].map((name) => record.cells[name]?.trim() ?? '').filter((text) => text !== '')
    return [first, [...new Set(texts)].join(BETWEEN[field])] as const
  })
  return joined.length === 0 ? record : { ...record, cells: { ...record.cells, ...Object.fromEntries(joined) } }
}

/** Columns of the same name, which `columnNames` has numbered, by the field that they may be for and no other column is. */
export function doubledColumns(
  header: readonly string[],
  columns: Columns,
): readonly (readonly [ColumnField, readonly string[]])[] {
  const plain = header.map((name) => slugify(name.replace(/ \(\d+\)$/, '')))
  return columnFields(COLUMN_NAMES).flatMap((field) => {
    if (columns[field] !== undefined) return []
    const name = COLUMN_NAMES[field].split(/\s+/).find((one) => plain.includes(slugify(one)))
    const found = header.filter((_, at) => name !== undefined && plain[at] === slugify(name))
    return found.length > 1 ? [[field, found] as const] : []
  })
}

/** Throws a `Problem` that asks which of some columns of the same name is meant, or whether they are joined. */
export function askDoubled(header: readonly string[], columns: Columns): void {
  const [doubled] = doubledColumns(header, columns)
  if (!doubled) return
  const [field, [first = '', ...others]] = doubled
  const ways = [first, ...others].map((name) => `--column ${field}="${name}"`)
  const join = canJoin(field) ? `, or all of these, which joins them` : ''
  throw new Problem(
    'file-unusable',
    `Several columns may be the ${field}. Say which is meant: ${ways.join(' or ')}${join}.`,
  )
}
