import { NEAREST, type GeoPoint } from '../location/near.ts'
import { TIER_DISPLAY, type TierDisplay } from '../tier/tierDisplay.ts'
import { tierOf } from '../tier/packageTier.ts'
import type { GeoSearch } from './geoSearch.ts'
import { topDocs } from './index/topDocs.ts'
import type { ListingRow } from '../rows/rows.ts'
import type { PassingHits } from './passingHits.ts'
import type { SearchState } from './searchState.ts'
import { listingAt, type PositionedListing } from './segment.ts'

interface PageRequest<Row extends ListingRow = ListingRow> {
  readonly hits: readonly PassingHits<Row>[]
  readonly sort: SearchState['sort']
  /** Without these nothing is nearest. */
  readonly geo?: GeoSearch | undefined
  readonly point?: GeoPoint | undefined
  readonly from: number
  readonly to: number
}

/** The listings from `from` up to but not including `to`, of all segments in the order asked for. */
export function topListings<Row extends ListingRow>({ hits, from, to, ...order }: PageRequest<Row>): Row[] {
  const [main, recent] = hits
  if (main === undefined) return []
  if (recent === undefined || recent.count === 0) return top(main, { ...order, from, to }).map(({ listing }) => listing)

  // At most all hits of the small segment come before `from`, so the main segment's share of the page begins at most that many earlier.
  const start = Math.max(0, from - recent.count)
  const compare = compareBy(order, main.segment.index.collator)
  const listings = [
    ...top(main, { ...order, from: start, to }),
    ...top(recent, { ...order, from: 0, to: recent.count }),
  ].sort(compare)
  return listings.slice(from - start, to - start).map(({ listing }) => listing)
}

function top<Row extends ListingRow>(
  { segment, docs, count }: PassingHits<Row>,
  { sort, geo, point, from, to }: Omit<PageRequest, 'hits'>,
): PositionedListing<Row>[] {
  const request = { index: segment.index, docs, matches: count, from, to: Math.min(to, count) }
  const found =
    sort === NEAREST && geo && point
      ? geo.nearestDocs({ ...request, point })
      : topDocs({ ...request, sort: sort === NEAREST ? 'featured' : sort })
  return found.map((at) => listingAt(segment, at))
}

function compareBy({ sort, geo, point }: Pick<PageRequest, 'sort' | 'geo' | 'point'>, collator: Intl.Collator) {
  const displayOf = ({ listing }: PositionedListing): TierDisplay => TIER_DISPLAY[tierOf(listing)]
  const byName = (a: PositionedListing, b: PositionedListing) =>
    collator.compare(a.listing.businessName, b.listing.businessName)
  const byTier = (a: PositionedListing, b: PositionedListing) =>
    displayOf(a).rank - displayOf(b).rank || (displayOf(a).featuredBy === 'name' ? byName(a, b) : 0)
  const first = {
    featured: byTier,
    az: byName,
    za: (a: PositionedListing, b: PositionedListing) => byName(b, a),
    // Two Infinities have no difference.
    nearest: (a: PositionedListing, b: PositionedListing) =>
      geo && point
        ? geo.metresTo(point, a.listing.mapCoordinates) - geo.metresTo(point, b.listing.mapCoordinates) || 0
        : byTier(a, b),
  }
  return (a: PositionedListing, b: PositionedListing) => first[sort](a, b) || a.position - b.position
}
