import type { Listing } from '../listing/listing.ts'
import { TIER_DISPLAY, type TierDisplay } from '../tier/tierDisplay.ts'
import { tierOf } from '../tier/packageTier.ts'
import { clearRange } from './index/bitSet.ts'
import { topDocs } from './index/topDocs.ts'
import type { SegmentHits } from './searchSegment.ts'
import type { SortOrder } from './searchState.ts'
import { listingAt, type PositionedListing } from './segment.ts'

interface PageRequest {
  readonly hits: readonly SegmentHits[]
  /** For each segment 1 for every bucket that passes all filters. */
  readonly passing: readonly Uint8Array[]
  readonly sort: SortOrder
  readonly from: number
  readonly to: number
}

/** The listings from `from` up to but not including `to`, of all segments in the order asked for. */
export function topListings({ hits, passing, sort, from, to }: PageRequest): Listing[] {
  const collectors = hits.map((segment, at) => collectorOf(segment, passing[at]!, sort))
  const [main, recent] = collectors
  if (main === undefined) return []
  if (recent === undefined || recent.matches === 0) return main.top(from, to).map(({ listing }) => listing)

  // At most all hits of the small segment come before `from`, so the main segment's share of the page begins at most that many earlier.
  const start = Math.max(0, from - recent.matches)
  const compare = compareBy(sort, main.segment.index.collator)
  const merged = [...main.top(start, to), ...recent.top(0, recent.matches)].sort(compare)
  return merged.slice(from - start, to - start).map(({ listing }) => listing)
}

function collectorOf({ segment, docs, matches }: SegmentHits, passing: Uint8Array, sort: SortOrder) {
  const { index } = segment
  const { bucketStarts } = index.layout
  let count = 0
  for (let bucket = 0; bucket < passing.length; bucket += 1) {
    if (passing[bucket] === 1) count += matches[bucket]!
    else clearRange(docs, bucketStarts[bucket]!, bucketStarts[bucket + 1]!)
  }
  const top = (from: number, to: number): PositionedListing[] =>
    topDocs({ index, docs, matches: count, sort, from, to: Math.min(to, count) }).map((at) => listingAt(segment, at))
  return { segment, matches: count, top }
}

function compareBy(sort: SortOrder, collator: Intl.Collator) {
  const displayOf = ({ listing }: PositionedListing): TierDisplay => TIER_DISPLAY[tierOf(listing)]
  const byName = (a: PositionedListing, b: PositionedListing) =>
    collator.compare(a.listing.businessName, b.listing.businessName)
  const first = {
    featured: (a: PositionedListing, b: PositionedListing) =>
      displayOf(a).rank - displayOf(b).rank || (displayOf(a).featuredBy === 'name' ? byName(a, b) : 0),
    az: byName,
    za: (a: PositionedListing, b: PositionedListing) => byName(b, a),
  }
  return (a: PositionedListing, b: PositionedListing) => first[sort](a, b) || a.position - b.position
}
