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
  const { columns, cells, cellStarts, groups, groupStarts } = rows
  setStretches({ bits, ids: cells.category, starts: cellStarts, chosen: chosenTexts(columns.category, folded) })
  setStretches({ bits, ids: cells.country, starts: cellStarts, chosen: chosenTexts(columns.country, folded) })
  setStretches({ bits, ids: groups.city, starts: groupStarts, chosen: chosenTexts(columns.city, folded) })
}

/** The texts that contain the folded one, each marked 1; nothing where none does. */
function chosenTexts(column: TextColumn, folded: string): Uint8Array | undefined {
  const found = textsWith(column, folded)
  if (found.length === 0) return undefined
  const chosen = new Uint8Array(column.texts.length)
  for (const id of found) chosen[id] = 1
  return chosen
}

function setStretches({ bits, ids, starts, chosen }: Stretches): void {
  if (chosen === undefined) return
  for (let at = 0; at < ids.length; at += 1) if (chosen[ids[at]!] === 1) setRange(bits, starts[at]!, starts[at + 1]!)
}

interface Stretches {
  readonly bits: BitSet
  readonly ids: Uint32Array
  readonly starts: Uint32Array
  readonly chosen: Uint8Array | undefined
}

/** The slow way for the rare query that folding cannot answer: reading every listing. */
function matchByReading({ listings, rows }: DirectoryIndex, query: Query, bits: BitSet): void {
  for (let row = 0; row < rows.origins.length; row += 1) {
    const { businessName, category, location } = listings[rows.origins[row]!]!
    const fields = [businessName, category, location.country, location.city]
    if (fields.some((field) => matchesQuery(field, query))) setRange(bits, row, row + 1)
  }
}
