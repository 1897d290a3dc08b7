import type { Listing } from '../listing/listing.ts'
import { countRange, hasBit, type BitSet } from './index/bitSet.ts'
import { inverse } from './index/docLayout.ts'
import { factLookup, type FactLookup } from './factDocs.ts'
import { buildIndex, type IndexOptions, type SegmentIndex } from './index/segmentIndex.ts'
import { slugLookup, type SlugLookup } from './slugLookup.ts'

/**
 * Listings with an index of their own. A directory has one large segment and, after changes, a small second one. An index never
 * changes: a changed listing is deleted from the live docs of its segment and indexed again in the small one.
 */
export interface Segment {
  readonly index: SegmentIndex
  readonly findSlug: SlugLookup
  readonly factDocs: FactLookup
  /** The docs that are not deleted. Absent: none is deleted. */
  readonly liveDocs?: BitSet
  /** For each listing of the index its position in the directory, ascending. Absent: its position in the index's list. */
  readonly positions?: Uint32Array
}

/** A listing and its position among all listings of the directory. */
export interface PositionedListing {
  readonly listing: Listing
  readonly position: number
}

export function createSegment(listings: readonly Listing[], options: IndexOptions): Segment {
  const index = buildIndex(listings, options)
  return { index, findSlug: slugLookup(index), factDocs: factLookup(index) }
}

export function isLive({ liveDocs }: Segment, doc: number): boolean {
  return !liveDocs || hasBit(liveDocs, doc)
}

/** The listing at an index of the segment's list. */
export function listingAt({ index, positions }: Segment, at: number): PositionedListing {
  return { listing: index.listings[at]!, position: positions ? positions[at]! : at }
}

export function countLive({ index, liveDocs }: Segment): number {
  const size = index.listings.length
  return liveDocs ? countRange(liveDocs, 0, size) : size
}

/** The listings that are not deleted, in the order of the segment's list. */
export function liveListings(segment: Segment): PositionedListing[] {
  const { listings, layout } = segment.index
  const docOf = inverse(layout.listingOf)
  return listings.map((_, at) => listingAt(segment, at)).filter((_, at) => isLive(segment, docOf[at]!))
}

export function inOrder(listings: readonly PositionedListing[]): Listing[] {
  return listings.toSorted((a, b) => a.position - b.position).map(({ listing }) => listing)
}
