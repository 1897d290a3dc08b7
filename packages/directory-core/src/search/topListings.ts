import { isUsableName } from '../listing/isUsableName.ts'
import { NEAREST, type GeoPoint } from '../location/near.ts'
import { compareNames } from '../sort/nameKeys.ts'
import type { GeoSearch } from './geoSearch.ts'
import { UNCLAIMED } from './countFacets.ts'
import { clearRange, countRange } from './index/bitSet.ts'
import { metresTo } from './index/metres.ts'
import { topDocs } from './index/topDocs.ts'
import type { ListingRow } from '../rows/rows.ts'
import type { DocFilters } from './filterDocs.ts'
import { splitHits } from './firstFacts.ts'
import { kindParts, type KindPart } from './kindParts.ts'
import { countChoice, type PassingHits } from './passingHits.ts'
import type { SearchState } from './searchState.ts'
import { listingAt, type PositionedListing } from './segment.ts'

interface PageRequest<Row extends ListingRow = ListingRow> {
  readonly hits: readonly PassingHits<Row>[]
  readonly sort: SearchState['sort']
  /** Without these nothing is nearest. */
  readonly geo?: GeoSearch | undefined
  readonly point?: GeoPoint | undefined
  /** Around what the featured order goes on within a group. */
  readonly middle?: GeoPoint | undefined
  /** How many of them are not yet claimed. @default none */
  readonly unclaimed?: number
  /** What of the cards, and of the rows of a kind, comes first. @default the order alone says so */
  readonly first?: DocFilters | undefined
  readonly from: number
  readonly to: number
}

/** A listing of a page, and its group in the featured order. */
interface GroupedListing<Row extends ListingRow = ListingRow> extends PositionedListing<Row> {
  readonly group: number
}

/** The listings of a page, and of what kinds its rows are: of none where rows are by distance from what is asked for. */
export interface TopListings<Row extends ListingRow = ListingRow> {
  readonly listings: readonly Row[]
  readonly kinds: readonly KindPart[]
}

/**
 * The listings from `from` up to but not including `to`, of all segments in the order asked for; what is not yet claimed comes after all others, in the
 * same order kind by kind.
 */
export function topListings<Row extends ListingRow>({ unclaimed = 0, ...request }: PageRequest<Row>): TopListings<Row> {
  const { hits, sort, from, to } = request
  if (unclaimed === 0) return { listings: pageOf(request), kinds: [] }
  const claimed = hits.reduce((sum, { count }) => sum + count, 0) - unclaimed
  const others = pageOf({ ...request, hits: hits.map((one) => onlyOf(one, false)) })
  const range = { from: Math.max(0, from - claimed), to: to - claimed }
  if (range.from >= range.to) return { listings: others, kinds: [] }
  const rows = hits.map((one) => onlyOf(one, true))
  if (sort === NEAREST) return { listings: [...others, ...pageOf({ ...request, hits: rows, ...range })], kinds: [] }
  const counts = countChoice(rows, 'kind')
  const kinds = kindParts(counts, unclaimed, range)
  const ofKinds = kinds.flatMap(({ kind, ...part }) =>
    pageOf({ ...request, hits: rows.map((one) => ofKind(one, kind, [...counts.keys()])), ...part }),
  )
  return { listings: [...others, ...ofKinds], kinds }
}

/** Of some hits those of a kind, or those of none of all kinds. */
function ofKind<Row extends ListingRow>(
  { segment, docs }: PassingHits<Row>,
  kind: string | undefined,
  all: readonly string[],
): PassingHits<Row> {
  const some = docs.slice()
  const having = segment.choices.docsWith('kind', kind === undefined ? all : [kind])
  for (let at = 0; at < some.length; at += 1) some[at]! &= kind === undefined ? ~having[at]! : having[at]!
  return { segment, docs: some, count: countRange(some, 0, segment.index.rows.size) }
}

/** Of some hits those that are not yet claimed, or the others. */
function onlyOf<Row extends ListingRow>({ segment, docs }: PassingHits<Row>, areUnclaimed: boolean): PassingHits<Row> {
  const { buckets, bucketStarts } = segment.index.layout
  const some = docs.slice()
  for (const [bucket, standing] of buckets.tier.entries()) {
    if ((standing === UNCLAIMED) !== areUnclaimed) clearRange(some, bucketStarts[bucket]!, bucketStarts[bucket + 1]!)
  }
  return { segment, docs: some, count: countRange(some, 0, segment.index.rows.size) }
}

/** A page, what is known to pass the first filters before all others. */
function pageOf<Row extends ListingRow>({ first, ...request }: PageRequest<Row>): Row[] {
  if (!first) return orderedPage(request)
  const { hits, from, to } = request
  const [known, others] = splitHits(hits, first)
  const count = known.reduce((sum, some) => sum + some.count, 0)
  return [
    ...orderedPage({ ...request, hits: known, to: Math.min(to, count) }),
    ...orderedPage({ ...request, hits: others, from: Math.max(0, from - count), to: to - count }),
  ]
}

function orderedPage<Row extends ListingRow>({ hits, from, to, ...order }: PageRequest<Row>): Row[] {
  if (from >= to) return []
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
