import type { ListingRow } from '@dira/data'
import { Problem } from '../problem.ts'

/** Where a value comes from: a column of the file, one text for every row, or the city nearest to the coordinates. */
export type Source = { readonly column: string } | { readonly always: string } | 'nearest place'

/** How the rows of one kind of file become listings. */
export interface CsvMapping {
  /** What the file is, as messages name it. */
  readonly name: string
  /** The column that identifies a row at every import. */
  readonly sourceId: { readonly column: string }
  /**
   * The columns of a listing that the file sets. An import leaves the others as they are. Categories and countries may be named; a
   * place's slug is made of its name.
   */
  readonly columns: { readonly [Column in keyof ListingRow]?: Source } & {
    readonly lat: { readonly column: string }
    readonly lng: { readonly column: string }
  }
}

/** The kinds of files that can be imported. The first mapping whose columns a file has is used. */
const CSV_MAPPINGS: readonly CsvMapping[] = [
  {
    name: 'businesses of Kenya, from OpenStreetMap',
    sourceId: { column: 'source_id' },
    columns: {
      business_name: { column: 'name' },
      category: { column: 'category' },
      country: { always: 'KE' },
      city_name: 'nearest place',
      lat: { column: 'lat' },
      lng: { column: 'lng' },
    },
  },
]

/** The mapping for a file with these columns. Throws a `Problem` that names what is missing. */
export function mappingFor(header: readonly string[], path: string): CsvMapping {
  const mapping = CSV_MAPPINGS.find((candidate) => missingColumns(candidate, header).length === 0)
  if (mapping) return mapping
  const missing = CSV_MAPPINGS.map((candidate) => `${missingColumns(candidate, header).join(', ')} (${candidate.name})`)
  throw new Problem('file-unusable', `The file ${path} lacks columns: ${missing.join('; or ')}.`)
}

function missingColumns(mapping: CsvMapping, header: readonly string[]): string[] {
  return [mapping.sourceId, ...Object.values(mapping.columns)]
    .flatMap((source) => (typeof source === 'object' && 'column' in source ? [source.column] : []))
    .filter((column) => !header.includes(column))
}
