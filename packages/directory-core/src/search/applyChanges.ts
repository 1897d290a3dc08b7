import type { Listing } from '../listing/listing.ts'
import { clearRange, emptyBitSet, setRange } from './index/bitSet.ts'
import type { ListingRow } from '../rows/rows.ts'
import { wholeRows } from '../rows/rows.ts'
import { countLive, createSegment, inOrder, isLive, isWhole, liveListings } from './segment.ts'
import type { PositionedListing, Segment } from './segment.ts'

/** What happened to listings since a directory was made. Listings are identified by their `id`. */
export interface ListingChanges {
  /** New or changed listings. A changed one keeps its position, new ones come last in this order; of equal ids the last counts. */
  readonly put?: readonly Listing[]
  /** The ids of deleted listings. An id that is also put stays. */
  readonly remove?: readonly string[]
}

/**
 * The segments after the changes; the given ones stay as they are. Only the small segment is rebuilt, until it is due for a merge. The rows of an
 * index file are never merged: who has a file makes a new one.
 */
export function applyChanges<Row extends ListingRow>(
  segments: readonly Segment<Row>[],
  { put = [], remove = [] }: ListingChanges,
): readonly Segment<Row | Listing>[] {
  const [main, recent] = segments
  if (main === undefined || put.length + remove.length === 0) return segments
  const { rows } = main.index
  const latest = new Map(put.map((listing) => [listing.id, listing]))
  const gone = new Set([...latest.keys(), ...remove])
  const { remaining, positionOf } = withoutIds(main, gone)
  const small: PositionedListing<Listing>[] = []
  for (const one of recent && isWhole(recent) ? liveListings(recent) : []) {
    if (gone.has(one.listing.id)) positionOf.set(one.listing.id, one.position)
    else small.push(one)
  }
  let nextPosition = Math.max(rows.size, (recent?.positions?.at(-1) ?? -1) + 1)
  for (const [id, listing] of latest) small.push({ listing, position: positionOf.get(id) ?? nextPosition++ })

  const changes = small.length + rows.size - countLive(remaining)
  if (isWhole(remaining) && changes > MERGE_CHANGES && changes > rows.size * MERGE_SHARE) {
    return [createSegment(wholeRows(inOrder([...liveListings(remaining), ...small])), main.index)]
  }
  if (small.length === 0) return [remaining]
  const positions = Uint32Array.from(small, ({ position }) => position).sort()
  return [remaining, { ...createSegment(wholeRows(inOrder(small)), main.index), positions }]
}

/** The segments are merged when more changes than both of these have come. */
const MERGE_CHANGES = 200
const MERGE_SHARE = 1 / 20

/** The segment without the live rows of some ids, and where they were. */
function withoutIds<Row extends ListingRow>(segment: Segment<Row>, ids: Iterable<string>) {
  const { rows, docOf } = segment.index
  const liveDocs = segment.liveDocs?.slice() ?? emptyBitSet(rows.size)
  if (!segment.liveDocs) setRange(liveDocs, 0, rows.size)
  const positionOf = new Map<string, number>()
  for (const id of ids) {
    const row = segment.findId(id, (candidate) => isLive(segment, candidate))
    if (row === undefined) continue
    clearRange(liveDocs, docOf[row]!, docOf[row]! + 1)
    positionOf.set(id, row)
  }
  return { remaining: { ...segment, liveDocs }, positionOf }
}
