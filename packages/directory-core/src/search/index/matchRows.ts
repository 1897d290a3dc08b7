import { matchesLiteral, type Query } from '../query.ts'
import { keepOnly, setRange, type BitSet } from './bitSet.ts'
import type { DirectoryIndex } from './directoryIndex.ts'
import { markNames } from './markNames.ts'
import { textsWith, type TextColumn } from './textColumn.ts'

/** The rows whose business name, category, country or city matches. They stand in the index's scratch until its next search. */
export function matchRows(index: DirectoryIndex, query: Query): BitSet {
  const { matches, others } = index.scratch
  switch (query.kind) {
    case 'everything':
      setRange(matches.fill(0), 0, index.listings.length)
      return matches
    case 'text':
      markText(index, query.folded, matches.fill(0))
      return matches
    case 'words':
      setRange(matches.fill(0), 0, index.listings.length)
      for (const word of query.words) {
        markText(index, word, others.fill(0))
        keepOnly(matches, others)
      }
      return matches
    case 'literal':
      markByReading(index, query, matches.fill(0))
      return matches
  }
}

function markText(index: DirectoryIndex, folded: string, bits: BitSet): void {
  markFields(index, folded, bits)
  markNames(index, folded, bits)
}

/** Rows of one category or country fill whole cells, those of one city whole groups. */
function markFields({ rows }: DirectoryIndex, folded: string, bits: BitSet): void {
  const { columns, cells, cellStarts, cityGroups, groupStarts } = rows
  markCells({ column: columns.category, ids: cells.category, cellStarts, folded, bits })
  markCells({ column: columns.country, ids: cells.country, cellStarts, folded, bits })
  for (const city of textsWith(columns.city, folded)) {
    for (let at = cityGroups.starts[city]!; at < cityGroups.starts[city + 1]!; at += 1) {
      const group = cityGroups.items[at]!
      setRange(bits, groupStarts[group]!, groupStarts[group + 1]!)
    }
  }
}

function markCells({ column, ids, cellStarts, folded, bits }: MarkedCells): void {
  const found = textsWith(column, folded)
  if (found.length === 0) return
  const isFound = new Uint8Array(column.texts.length)
  for (const text of found) isFound[text] = 1
  for (let cell = 0; cell < ids.length; cell += 1) {
    if (isFound[ids[cell]!] === 1) setRange(bits, cellStarts[cell]!, cellStarts[cell + 1]!)
  }
}

interface MarkedCells {
  readonly column: TextColumn
  /** For each cell the number of its text. */
  readonly ids: Uint32Array
  readonly cellStarts: Uint32Array
  readonly folded: string
  readonly bits: BitSet
}

/** The slow way, for the rare query that folding cannot answer: reading every listing. */
function markByReading(
  { listings, rows }: DirectoryIndex,
  query: Extract<Query, { kind: 'literal' }>,
  bits: BitSet,
): void {
  for (let row = 0; row < rows.origins.length; row += 1) {
    const { businessName, category, location } = listings[rows.origins[row]!]!
    const fields = [businessName, category, location.country, location.city]
    if (fields.some((field) => matchesLiteral(field, query))) setRange(bits, row, row + 1)
  }
}
