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
  const isDense = matches > index.scratch.rows.length || matches * matches * WALK_IS_CHEAPER > to * index.listings.length
  return isDense ? walk(picking) : sortFew(picking)
}

/** A step along a ready order costs about this many times less than what sorting costs for each row. */
const WALK_IS_CHEAPER = 12

function walk({ index, bits, sort, from, to }: Picking): number[] {
  const { origins } = index.rows
  const picked: number[] = []
  let seen = 0
  /** Whether there is nothing more to look for. */
  const take = (row: number): boolean => {
    if (!hasBit(bits, row)) return false
    seen += 1
    if (seen > from) picked.push(origins[row]!)
    return seen >= to
  }
  if (sort === 'za') walkBackwards(index, take)
  else (sort === 'az' ? index.byName : index.featured).some(take)
  return picked
}

/** From Z to A, but listings of equal names in the order they were given. */
function walkBackwards({ byName, nameFirsts, rows }: DirectoryIndex, take: (row: number) => boolean): void {
  for (let end = byName.length; end > 0; ) {
    const first = nameFirsts[rows.origins[byName[end - 1]!]!]!
    for (let at = first; at < end; at += 1) if (take(byName[at]!)) return
    end = first
  }
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
