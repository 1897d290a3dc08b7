import type { GeoPoint, Near } from '../location/near.ts'
import { applyChanges } from './applyChanges.ts'
import type { Directory } from './createDirectory.ts'
import { facetDimensions } from './facetDimensions.ts'
import type { GeoSearch } from './geoSearch.ts'
import type { SearchContext } from './searchContext.ts'
import { listingGroups, type CountedGroups } from './listingGroups.ts'
import { middleOf } from './middleOf.ts'
import { parseQuery } from './index/query.ts'
import type { ListingRow } from '../rows/rows.ts'
import { EVERYWHERE, type Scope } from '../scope/scope.ts'
import { answerSegments, searchSegments } from './searchSegments.ts'
import type { SearchState } from './searchState.ts'
import { searchTexts, type DirectoryNames } from './index/searchTexts.ts'
import { countLive, inOrder, isLive, listingAt, liveListings, type Segment } from './segment.ts'
import { suggest } from './suggest.ts'

/** A directory as this package makes it. */
interface SegmentedDirectory<Row extends ListingRow> extends Directory<Row> {
  readonly segments: readonly Segment<Row>[]
}

/** The directory of some segments, of which only the first may be of other than whole listings. */
export function directoryOf<Row extends ListingRow>(
  segments: readonly Segment<Row>[],
  names: DirectoryNames,
  geo: GeoSearch | undefined,
): SegmentedDirectory<Row> {
  const dimensions = facetDimensions(segments, names)
  const texts = searchTexts(names)
  const middles = new Map<string, GeoPoint>()
  const request = (state: SearchState, scope: Scope = EVERYWHERE, context: SearchContext = {}) => {
    const point = geo && state.near && pointOf(state.near, geo)
    const middle = point ?? middleOfPlace(scope)
    return { segments, dimensions, texts, query: parseQuery(state.search), state, scope, context, geo, point, middle }
  }
  // The middle of a place takes a visit to all its listings. One that is not found is not kept: an address may name any.
  const pointOf = (near: Near, { nearPoint }: GeoSearch) => {
    const place = 'place' in near ? near.place : undefined
    const point = (place !== undefined && middles.get(place)) || nearPoint(segments, near)
    if (place !== undefined && point) middles.set(place, point)
    return point
  }
  /** The middle of the scope's region or city. */
  const middleOfPlace = ({ country, region, city }: Scope) => {
    if (!region && !city) return undefined
    const place = { ...(country && { country }), ...(region && { region }), ...(city && { city }) }
    const key = JSON.stringify(place)
    const middle = middles.get(key) ?? middleOf(segments, place)
    if (middle) middles.set(key, middle)
    return middle
  }
  let listings: readonly Row[] | undefined
  let groups: readonly CountedGroups[] | undefined
  return {
    segments,
    size: segments.reduce((sum, segment) => sum + countLive(segment), 0),
    get listings() {
      return (listings ??= inOrder(segments.flatMap(liveListings)))
    },
    get groups() {
      return (groups ??= listingGroups(segments))
    },
    find: (slug) => {
      const found = segments.flatMap((segment) => {
        const row = segment.findSlug(slug, (candidate) => isLive(segment, candidate))
        return row === undefined ? [] : [listingAt(segment, row)]
      })
      return inOrder(found)[0]
    },
    search: (...asked) => searchSegments(request(...asked)),
    answer: (...asked) => answerSegments(request(...asked)),
    suggest: (...asked) => suggest(request(...asked)),
    withChanges: (changes) => directoryOf(applyChanges(segments, changes), names, geo),
  }
}

/** The segments of a directory that this package made. */
export function segmentsOf<Row extends ListingRow>(directory: Directory<Row>): readonly Segment<Row>[] {
  // Nobody else makes one.
  return (directory as SegmentedDirectory<Row>).segments
}
