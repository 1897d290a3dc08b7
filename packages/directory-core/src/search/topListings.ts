import { isUsableName } from '../listing/isUsableName.ts'
import { NEAREST, type GeoPoint } from '../location/near.ts'
import { compareNames } from '../sort/nameKeys.ts'
import type { GeoSearch } from './geoSearch.ts'
import { metresTo } from './index/metres.ts'
import { topDocs } from './index/topDocs.ts'
import type { ListingRow } from '../rows/rows.ts'
import type { PassingHits } from './passingHits.ts'
import type { SearchState } from './searchState.ts'
import { listingAt, type PositionedListing } from './segment.ts'

/** A page of hits, and the order of them. */
export interface PageRequest<Row extends ListingRow = ListingRow> {
  readonly hits: readonly PassingHits<Row>[]
  readonly sort: SearchState['sort']
  /** Without these nothing is nearest. */
  readonly geo?: GeoSearch | undefined
  readonly point?: GeoPoint | undefined
  /** Around what the featured order goes on within a group. */
  readonly middle?: GeoPoint | undefined
  readonly from: number
  readonly to: number
}

/** A listing of a page, and its group in the featured order. */
interface GroupedListing<Row extends ListingRow = ListingRow> extends PositionedListing<Row> {
  readonly group: number
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
  { sort, geo, point, middle, from, to }: Omit<PageRequest, 'hits'>,
): GroupedListing<Row>[] {
  const { index } = segment
  const request = { index, docs, matches: count, from, to: Math.min(to, count) }
  const found =
    sort === NEAREST && geo && point
      ? geo.nearestDocs({ ...request, point })
      : topDocs({ ...request, sort: sort === NEAREST ? 'featured' : sort, middle })
  return found.map((at) => ({ ...listingAt(segment, at), group: index.featuredGroups[at]! }))
}

function compareBy({ sort, geo, point, middle }: Omit<PageRequest, 'hits' | 'from' | 'to'>, collator: Intl.Collator) {
  const byName = compareNames(collator, sort === 'za' ? -1 : 1)
  const compareListings = (a: GroupedListing, b: GroupedListing) =>
    byName(a.listing.businessName, b.listing.businessName)
  // Two Infinities have no difference.
  const byDistance = (from: GeoPoint | undefined, a: GroupedListing, b: GroupedListing) =>
    from ? metresTo(from, a.listing.mapCoordinates) - metresTo(from, b.listing.mapCoordinates) || 0 : 0
  const namelessLast = ({ listing }: GroupedListing) => (isUsableName(listing.businessName) ? 0 : 1)
  const byGroup = (a: GroupedListing, b: GroupedListing) =>
    a.group - b.group || byDistance(middle, a, b) || compareListings(a, b)
  const first = {
    featured: byGroup,
    az: compareListings,
    za: compareListings,
    nearest: (a: GroupedListing, b: GroupedListing) =>
      geo && point ? namelessLast(a) - namelessLast(b) || byDistance(point, a, b) : byGroup(a, b),
  }
  return (a: GroupedListing, b: GroupedListing) => first[sort](a, b) || a.position - b.position
}
