import type { Listing } from '../listing/listing.ts'
import { countRange, hasBit, type BitSet } from './index/bitSet.ts'
import { choiceLookup, type ChoiceLookup } from './choiceDocs.ts'
import { factLookup, type FactLookup } from './factDocs.ts'
import { buildIndex, type IndexOptions, type SegmentIndex } from './index/segmentIndex.ts'
import { rowLookup, type RowLookup } from './rowLookup.ts'
import type { ListingRow, Rows } from '../rows/rows.ts'

/**
 * Listings with an index of their own. A directory has one large segment and, after changes, a small second one. An index never
 * changes: a changed listing is deleted from the live docs of its segment and indexed again in the small one.
 */
export interface Segment<Row extends ListingRow = ListingRow> {
  readonly index: SegmentIndex<Row>
  readonly findSlug: RowLookup
  readonly findId: RowLookup
  readonly factDocs: FactLookup
  readonly choices: ChoiceLookup
  /** The docs that are not deleted. Absent: none is deleted. */
  readonly liveDocs?: BitSet
  /** For each row its position in the directory, ascending. Absent: its number. */
  readonly positions?: Uint32Array
}

/** Something of a listing, and the position of that listing among all of the directory. */
interface Positioned<Value> {
  readonly listing: Value
  readonly position: number
}

/** A listing and its position among all listings of the directory. */
export type PositionedListing<Row extends ListingRow = ListingRow> = Positioned<Row>

export function createSegment<Row extends ListingRow>(rows: Rows<Row>, options: IndexOptions): Segment<Row> {
  return segmentOf(buildIndex(rows, options))
}

export function segmentOf<Row extends ListingRow>(index: SegmentIndex<Row>): Segment<Row> {
  const { size, slugAt, idAt } = index.rows
  return {
    index,
    findSlug: rowLookup(size, slugAt),
    findId: rowLookup(size, idAt),
    factDocs: factLookup(index),
    choices: choiceLookup(index),
  }
}

export function isLive(segment: Segment, row: number): boolean {
  return isLiveDoc(segment, segment.index.docOf[row]!)
}

export function isLiveDoc({ liveDocs }: Pick<Segment, 'liveDocs'>, doc: number): boolean {
  return !liveDocs || hasBit(liveDocs, doc)
}

/** Whether the rows are whole listings. */
export function isWhole(segment: Segment): segment is Segment<Listing> {
  return segment.index.rows.isWhole
}

export function listingAt<Row extends ListingRow>(
  { index, positions }: Segment<Row>,
  row: number,
): PositionedListing<Row> {
  return { listing: index.rows.rowAt(row), position: positions?.[row] ?? row }
}

/** How many docs are live, of those from `from` up to but not including `to`. */
export function countLive({ index, liveDocs }: Segment, from = 0, to = index.rows.size): number {
  return liveDocs ? countRange(liveDocs, from, to) : to - from
}

/** The listings that are not deleted, in the order of the segment's rows. */
export function liveListings<Row extends ListingRow>(segment: Segment<Row>): PositionedListing<Row>[] {
  const live: PositionedListing<Row>[] = []
  for (let row = 0; row < segment.index.rows.size; row += 1) {
    if (isLive(segment, row)) live.push(listingAt(segment, row))
  }
  return live
}

export function inOrder<Row>(listings: readonly Positioned<Row>[]): Row[] {
  return listings.toSorted((a, b) => a.position - b.position).map(({ listing }) => listing)
}
