import { matchesQuery, type Query } from '../query.ts'
import { setRange, type BitSet } from './bitSet.ts'
import type { DirectoryIndex } from './directoryIndex.ts'
import { markNames } from './markNames.ts'
import { textsWith, type TextColumn } from './textColumn.ts'

/** Puts the rows into the empty set whose business name, category, country or city matches. */
export function matchRows(index: DirectoryIndex, query: Query, bits: BitSet): void {
  if (query.kind === 'everything') setRange(bits, 0, index.listings.length)
  else if (query.kind === 'literal') matchByReading(index, query, bits)
  else {
    matchFields(index, query.folded, bits)
    markNames(index, query.folded, bits)
  }
}

/** Rows of one category or country fill whole cells, those of one city whole groups. */
function matchFields({ rows }: DirectoryIndex, folded: string, bits: BitSet): void {
  const { columns, cells, cellStarts, cityGroups, groupStarts } = rows
  matchCells({ column: columns.category, ids: cells.category, cellStarts, folded, bits })
  matchCells({ column: columns.country, ids: cells.country, cellStarts, folded, bits })
  for (const city of textsWith(columns.city, folded)) {
    for (let at = cityGroups.starts[city]!; at < cityGroups.starts[city + 1]!; at += 1) {
      const group = cityGroups.items[at]!
      setRange(bits, groupStarts[group]!, groupStarts[group + 1]!)
    }
  }
}

function matchCells({ column, ids, cellStarts, folded, bits }: MatchedCells): void {
  const found = textsWith(column, folded)
  if (found.length === 0) return
  const isFound = new Uint8Array(column.texts.length)
  for (const text of found) isFound[text] = 1
  for (let cell = 0; cell < ids.length; cell += 1) {
    if (isFound[ids[cell]!] === 1) setRange(bits, cellStarts[cell]!, cellStarts[cell + 1]!)
  }
}

interface MatchedCells {
  readonly column: TextColumn
  /** For each cell the number of its text. */
  readonly ids: Uint32Array
  readonly cellStarts: Uint32Array
  readonly folded: string
  readonly bits: BitSet
}

/** The slow way for the rare query that folding cannot answer: reading every listing. */
function matchByReading({ listings, rows }: DirectoryIndex, query: Query, bits: BitSet): void {
  for (let row = 0; row < rows.origins.length; row += 1) {
    const { businessName, category, location } = listings[rows.origins[row]!]!
    const fields = [businessName, category, location.country, location.city]
    if (fields.some((field) => matchesQuery(field, query))) setRange(bits, row, row + 1)
  }
}
