import { Problem } from '../problem.ts'

/** Where a value comes from: a column of the file, the same text for every row, or the nearest place. */
export type Source = { readonly column: string } | { readonly always: string } | 'nearest place'

/** How the rows of one kind of file become listings. */
export interface CsvMapping {
  /** What the file is, for people. */
  readonly name: string
  /** The identity of a row in its source: the same at every import. */
  readonly sourceId: { readonly column: string }
  readonly businessName: Source
  readonly category: Source
  readonly country: Source
  readonly city: Source
  readonly lat: { readonly column: string }
  readonly lng: { readonly column: string }
}

/** The kinds of files that can be imported. A file is read by the first mapping whose columns it has. */
const CSV_MAPPINGS: readonly CsvMapping[] = [
  {
    name: 'businesses of Kenya, from OpenStreetMap',
    sourceId: { column: 'source_id' },
    businessName: { column: 'name' },
    category: { column: 'category' },
    country: { always: 'Kenya' },
    city: 'nearest place',
    lat: { column: 'lat' },
    lng: { column: 'lng' },
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
  return Object.values(mapping)
    .flatMap((source) => (typeof source === 'object' && 'column' in source ? [source.column] : []))
    .filter((column) => !header.includes(column))
}
