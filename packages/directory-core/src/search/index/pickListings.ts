import type { SortOrder } from '../searchState.ts'
import { hasBit, listRows, type BitSet } from './bitSet.ts'
import { rankOf, type DirectoryIndex } from './directoryIndex.ts'

export interface Picking {
  readonly index: DirectoryIndex
  readonly bits: BitSet
  /** How many rows are in the set. */
  readonly matches: number
  readonly sort: SortOrder
  readonly from: number
  readonly to: number
}

/**
 * The listings, as places in the index's list, from `from` up to and without `to` in the order asked for. Where many rows match, the
 * first of the ready order are soon found by walking along it; where few do, sorting those is quicker.
 */
export function pickListings(picking: Picking): number[] {
  const { index, matches, to } = picking
  const isDense =
    matches > index.scratch.rows.length || matches * matches * WALK_IS_CHEAPER > to * index.listings.length
  return isDense ? walk(picking) : sortFew(picking)
}

/** A step along a ready order costs about this many times less than what sorting costs for each row. */
const WALK_IS_CHEAPER = 12

function walk({ index, bits, sort, from, to }: Picking): number[] {
  if (sort === 'za') return walkBackwards({ index, bits, from, to })
  const { origins } = index.rows
  const order = sort === 'az' ? index.byName : index.featured
  const picked: number[] = []
  for (let at = 0, seen = 0; seen < to; at += 1) {
    const row = order[at]!
    if (!hasBit(bits, row)) continue
    if (seen >= from) picked.push(origins[row]!)
    seen += 1
  }
  return picked
}

/** From Z to A, but listings of equal names in the order they were given. */
function walkBackwards({ index, bits, from, to }: Pick<Picking, 'index' | 'bits' | 'from' | 'to'>): number[] {
  const { byName, nameFirsts, rows } = index
  const picked: number[] = []
  let seen = 0
  for (let end = byName.length; seen < to;) {
    const first = nameFirsts[rows.origins[byName[end - 1]!]!]!
    for (let at = first; at < end && seen < to; at += 1) {
      const row = byName[at]!
      if (!hasBit(bits, row)) continue
      if (seen >= from) picked.push(rows.origins[row]!)
      seen += 1
    }
    end = first
  }
  return picked
}

/** Sorts by numbers made of what decides first and, below it, the place of the listing. */
function sortFew({ index, bits, matches, sort, from, to }: Picking): number[] {
  const { origins, cells, cellStarts } = index.rows
  const rows = index.scratch.rows
  const keys = new Float64Array(matches)
  listRows(bits, rows)
  for (let at = 0, cell = 0; at < matches; at += 1) {
    const row = rows[at]!
    const origin = origins[row]!
    while (cellStarts[cell + 1]! <= row) cell += 1
    const first = sort === 'featured' ? rankOf(cells.tier[cell]!) : index.nameFirsts[origin]!
    keys[at] = (sort === 'za' ? origins.length - first : first) * ABOVE_PLACES + origin
  }
  return Array.from(keys.sort().subarray(from, to), (key) => key % ABOVE_PLACES)
}

const ABOVE_PLACES = 2 ** 26
