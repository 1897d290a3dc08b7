import type { Listing } from '../listing/listing.ts'
import { countRange, hasBit, type BitSet } from './index/bitSet.ts'
import { buildIndex, type DirectoryIndex } from './index/directoryIndex.ts'
import { slugFinder, type FindSlug } from './slugTable.ts'

/**
 * Some of a directory's listings under one index. A directory has one part, and a small second one for what came after it was
 * built: a change takes a listing out of the first and puts it into the second.
 */
export interface Part {
  readonly index: DirectoryIndex
  readonly findSlug: FindSlug
  /** The rows that still count. Absent: all of them. */
  readonly live?: BitSet
  /** For each listing of the index where it stands among those of the directory, ascending. Absent: where it stands here. */
  readonly places?: Uint32Array
}

/** A listing and where it stands among all of the directory. */
export interface Placed {
  readonly listing: Listing
  readonly place: number
}

export function partOf(listings: readonly Listing[], collator: Intl.Collator): Part {
  const index = buildIndex(listings, collator)
  return { index, findSlug: slugFinder(index) }
}

/** The listing at a place of the index's list. */
export function placedAt({ index, places }: Part, at: number): Placed {
  return { listing: index.listings[at]!, place: places ? places[at]! : at }
}

export function livingCount({ index, live }: Part): number {
  const size = index.listings.length
  return live ? countRange(live, 0, size) : size
}

/** The listings in the order of the directory. */
export function inOrder(placed: readonly Placed[]): Listing[] {
  return placed.toSorted((a, b) => a.place - b.place).map(({ listing }) => listing)
}

/** The listings that count, in the order of the index's list. */
export function livingIn(part: Part): Placed[] {
  const { index, live } = part
  const isLiving = new Uint8Array(index.listings.length)
  for (const [row, origin] of index.rows.origins.entries()) if (!live || hasBit(live, row)) isLiving[origin] = 1
  return index.listings.map((_, at) => placedAt(part, at)).filter((_, at) => isLiving[at] === 1)
}
