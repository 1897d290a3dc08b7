import { fieldsThat, LISTING_FIELD_NAMES, type FieldsThat, type ListingFieldName } from '@dira/directory-core'
import type { Database } from './database.types.ts'
import { FIELD_COLUMNS } from './listingColumns.ts'

/** Fields of a listing that no file of listings has: lists do not fit a cell, and an import chooses the source for all its rows. */
type Unfiled = FieldsThat<'itemKey'> | 'paidUntil' | 'sourceName' | 'sourceUrl'
const UNFILED: ReadonlySet<string> = new Set<Unfiled>([
  ...fieldsThat('itemKey'),
  'paidUntil',
  'sourceName',
  'sourceUrl',
])

/** A column of the table that a file of listings has. */
export type FileColumn = 'id' | (typeof FIELD_COLUMNS)[Exclude<ListingFieldName, Unfiled>][number]
/** The columns of the table that a file of listings has. */
export const FILE_COLUMNS = [
  'id',
  ...LISTING_FIELD_NAMES.filter((field) => !UNFILED.has(field)).flatMap(
    (field) => FIELD_COLUMNS[field] as readonly FileColumn[],
  ), // The filter leaves no others.
] as const satisfies readonly FileColumn[]

/** A listing as a file has it. */
export type FileListing = Pick<Database['public']['Tables']['listings']['Row'], FileColumn>

/** What a file calls a column otherwise than the table; an import finds each by its name. */
const FILE_NAMES: Readonly<Partial<Record<FileColumn, string>>> = {
  id: 'dira_id',
  business_name: 'name',
  // 'kind' alone is a category in many files.
  kind: 'place_kind',
  province_name: 'province',
  city_name: 'city',
  package_tier: 'package',
}
const nameOf = (column: FileColumn) => FILE_NAMES[column] ?? column

/** The first line of a file of listings, behind the mark by which spreadsheets know UTF-8. */
export const CSV_HEAD = `\uFEFF${FILE_COLUMNS.map(nameOf).join(',')}\r\n`

/** Listings as lines of a file, by RFC 4180. */
export function csvLines(listings: readonly FileListing[]): string {
  return listings.map((listing) => csvLine(FILE_COLUMNS.map((column) => textOf(listing[column])))).join('')
}

/** The cells of a listing by the names of their columns, as a file that is read again has them. */
export function csvCells(listing: FileListing): Readonly<Record<string, string>> {
  return Object.fromEntries(FILE_COLUMNS.map((column) => [nameOf(column), textOf(listing[column])]))
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join('; ')
  // A number is none of a formula, whatever its sign.
  return typeof value === 'string' ? withoutFormula(value) : String((value as number | null) ?? '')
}

/** Texts as a line of a CSV file, whatever is in them. */
export function csvLine(texts: readonly string[]): string {
  const quoted = (text: string) => (/[",;\t|\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  return `${texts.map(quoted).join(',')}\r\n`
}

/**
 * A text that no spreadsheet takes for a formula: an apostrophe stands before what would begin one. What has such apostrophes already gets one more, so
 * that taking one away gives the text back.
 */
function withoutFormula(text: string): string {
  return /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text
}
