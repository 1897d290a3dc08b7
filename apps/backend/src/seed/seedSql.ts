import type { Listing } from '@dira/directory-core'
import { rowFromListing, type ListingRow } from '@dira/data'

const HEADER = `-- The sample directory. Generated from directory-core's sample by \`pnpm generate:seed\`; do not edit.
-- No business, number or address in it is real. Running it again changes nothing.
`

const ROWS_PER_STATEMENT = 100

/** The SQL that inserts published listings; rows that exist already stay as they are. */
export function seedSql(listings: readonly Listing[]): string {
  const rows = listings.map((listing) => ({ ...rowFromListing(listing), status: 'published' }))
  const statements: string[] = []
  for (let index = 0; index < rows.length; index += ROWS_PER_STATEMENT) {
    statements.push(insertStatement(rows.slice(index, index + ROWS_PER_STATEMENT)))
  }
  return [HEADER, ...statements].join('\n')
}

function insertStatement(rows: readonly (ListingRow & { status: string })[]): string {
  // Every row has the same columns.
  const columns = Object.keys(rows[0] ?? {})
  const values = rows.map((row) => `  (${Object.values(row).map(literal).join(', ')})`)
  return `insert into public.listings (${columns.join(', ')}) values\n${values.join(',\n')}\non conflict do nothing;\n`
}

function literal(value: string | number | object | null): string {
  if (value === null) return 'null'
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return quoted(value)
  return `${quoted(JSON.stringify(value))}::jsonb`
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
