import type { WholeListing } from './adminListingsAnswer.ts'

/** The columns of a file of listings, by the names that an import finds them by. */
const COLUMNS = {
  id: 'dira_id',
  name: 'name',
  category: 'category',
  subcategory: 'subcategory',
  country: 'country',
  province: 'province',
  city: 'city',
  address: 'address',
  phone: 'phone',
  email: 'email',
  website: 'website',
  description: 'description',
  tier: 'package',
  status: 'status',
  lat: 'lat',
  lng: 'lng',
  slug: 'slug',
} as const satisfies Record<keyof WholeListing, string>

const FIELDS = Object.keys(COLUMNS) as (keyof WholeListing)[]

/** The first line of a file of listings, behind the mark by which spreadsheets know UTF-8. */
export const CSV_HEAD = `\uFEFF${Object.values(COLUMNS).join(',')}\r\n`

/** Listings as lines of a file, by RFC 4180. */
export function csvLines(listings: readonly WholeListing[]): string {
  return listings.map((listing) => csvLine(FIELDS.map((field) => textOf(listing[field])))).join('')
}

/** The cells of a listing by the names of their columns, as a file that is read again has them. */
export function csvCells(listing: WholeListing): Readonly<Record<string, string>> {
  return Object.fromEntries(FIELDS.map((field) => [COLUMNS[field], textOf(listing[field])]))
}

function textOf(value: string | number | null): string {
  // A number is none of a formula, whatever its sign.
  return typeof value === 'string' ? withoutFormula(value) : String(value ?? '')
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
