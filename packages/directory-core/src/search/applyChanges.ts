import type { Listing } from '../listing/listing.ts'
import { clearRange, emptyBitSet, setRange } from './index/bitSet.ts'
import { countLive, createSegment, inOrder, isLive, liveListings } from './segment.ts'
import type { PositionedListing, Segment } from './segment.ts'

/** What happened to listings since a directory was made. Listings are identified by their `id`. */
export interface ListingChanges {
  /** New or changed listings. A changed one keeps its position, new ones come last in this order; of equal ids the last counts. */
  readonly put?: readonly Listing[]
  /** The ids of deleted listings. An id that is also put stays. */
  readonly remove?: readonly string[]
}

/** The segments after the changes; the given ones stay as they are. Only the small segment is rebuilt, until it is due for a merge. */
export function applyChanges(
  segments: readonly Segment[],
  { put = [], remove = [] }: ListingChanges,
): readonly Segment[] {
  const [main, recent] = segments
  if (main === undefined || (put.length === 0 && remove.length === 0)) return segments
  const latest = new Map(put.map((listing) => [listing.id, listing]))
  const removed = new Set(remove)
  const { remaining, changed } = withoutChanged(main, latest, removed)
  const updated = updatedListings(recent, latest, removed)
  const known = new Set([...changed, ...updated].map(({ listing }) => listing.id))
  const nextPosition = Math.max(main.index.listings.length, (recent?.positions?.at(-1) ?? -1) + 1)
  const added = [...latest.values()].filter(({ id }) => !known.has(id))
  const small = [...changed, ...updated, ...added.map((listing, at) => ({ listing, position: nextPosition + at }))]

  const { listings } = main.index
  const changes = small.length + listings.length - countLive(remaining)
  if (changes > MERGE_CHANGES && changes > listings.length * MERGE_SHARE) {
    return [createSegment(inOrder([...liveListings(remaining), ...small]), main.index)]
  }
  if (small.length === 0) return [remaining]
  const positions = Uint32Array.from(small, ({ position }) => position).sort()
  return [remaining, { ...createSegment(inOrder(small), main.index), positions }]
}

/** The segments are merged when more changes than both of these have come. */
const MERGE_CHANGES = 200
const MERGE_SHARE = 1 / 20

/** The live listings of the small segment, with their changes. */
function updatedListings(
  recent: Segment | undefined,
  latest: ReadonlyMap<string, Listing>,
  removed: ReadonlySet<string>,
): PositionedListing[] {
  return (recent ? liveListings(recent) : [])
    .filter(({ listing: { id } }) => latest.has(id) || !removed.has(id))
    .map(({ listing, position }) => ({ listing: latest.get(listing.id) ?? listing, position }))
}

/** The segment without listings that were removed or put, and the put ones at their old positions. */
function withoutChanged(segment: Segment, latest: ReadonlyMap<string, Listing>, removed: ReadonlySet<string>) {
  const { listings, layout } = segment.index
  const liveDocs = segment.liveDocs?.slice() ?? emptyBitSet(listings.length)
  if (!segment.liveDocs) setRange(liveDocs, 0, listings.length)
  const changed: PositionedListing[] = []
  for (const [doc, position] of layout.listingOf.entries()) {
    const { id } = listings[position]!
    const listing = latest.get(id)
    if ((!listing && !removed.has(id)) || !isLive(segment, doc)) continue
    clearRange(liveDocs, doc, doc + 1)
    if (listing) changed.push({ listing, position })
  }
  return { remaining: { ...segment, liveDocs }, changed }
}
