import type { Listing } from '../listing/listing.ts'
import type { GeoPoint, Near } from '../location/near.ts'
import { nameCollator } from '../sort/nameCollator.ts'
import { applyChanges, type ListingChanges } from './applyChanges.ts'
import { facetDimensions } from './facetDimensions.ts'
import type { ListingFacts } from './listingFact.ts'
import type { GeoSearch } from './geoSearch.ts'
import type { SearchContext } from './searchContext.ts'
import { parseQuery } from './query.ts'
import { EVERYWHERE, type Scope } from './scope.ts'
import type { SearchAnswer, SearchResult } from './searchResult.ts'
import { answerSegments, searchSegments } from './searchSegments.ts'
import type { SearchState } from './searchState.ts'
import { ENGLISH, searchTexts, type DirectoryNames } from './searchTexts.ts'
import { countLive, createSegment, inOrder, isLive, listingAt, liveListings, type Segment } from './segment.ts'
import { suggest, type Suggestions } from './suggest.ts'

/** Options of a directory. */
export interface DirectoryOptions {
  /**
   * The names of the reader's language: what filters are called, what a category and a country is found by beside its English
   * name, and whose alphabet orders the listings from A to Z. @default English
   */
  readonly names?: DirectoryNames
  /**
   * What the filters `open` and `has` find a listing by: `listingFacts()`. Without it they find nothing and have no counts. It is not the default
   * because it brings the reading of hours with it, which is five kilobytes.
   */
  readonly facts?: ListingFacts
  /** Finds listings by where they are: `GEO_SEARCH`. Without it nothing is known to be near or in a box, and no map has cells. */
  readonly geo?: GeoSearch
}

/** Listings that can be searched. A directory never changes, and no answer depends on an earlier one. */
export interface Directory {
  readonly size: number
  /** All listings, in the order they were given. */
  readonly listings: readonly Listing[]
  /** The listing with this slug, if it is published; of several the one given first. */
  readonly find: (slug: string) => Listing | undefined
  /** One page of the listings in a scope that match a state, and a count for every option of a filter. Throws a RangeError if `context.now` is no number. */
  readonly search: (state: SearchState, scope?: Scope, context?: SearchContext) => SearchResult
  /**
   * The same page as `search`, or where a text of several words matches nothing in the scope, the listings that have all the words, a
   * plural for a singular too. Filters do not change which of the two it is.
   */
  readonly answer: (state: SearchState, scope?: Scope, context?: SearchContext) => SearchAnswer
  /** What to try instead of a search that `answer` finds nothing for; empty if it finds something. */
  readonly suggest: (state: SearchState, scope?: Scope, context?: SearchContext) => Suggestions
  /** The directory after some listings were added, changed or removed. This one stays as it is; both share what did not change. */
  readonly withChanges: (changes: ListingChanges) => Directory
}

/**
 * Makes listings searchable. The listings are neither copied nor changed; do not change the array while the directory is in use.
 * Ids are unique; `find` answers the first of two listings with the same slug.
 */
export function createDirectory(
  listings: readonly Listing[],
  { names = ENGLISH, facts, geo }: DirectoryOptions = {},
): Directory {
  const options = { collator: nameCollator(names.locale), texts: searchTexts(names), facts }
  return directoryOf([createSegment(listings, options)], names, geo)
}

function directoryOf(segments: readonly Segment[], names: DirectoryNames, geo: GeoSearch | undefined): Directory {
  const dimensions = facetDimensions(segments, names)
  const texts = searchTexts(names)
  const middles = new Map<string, GeoPoint>()
  const request = (state: SearchState, scope: Scope = EVERYWHERE, context: SearchContext = {}) => {
    const point = geo && state.near && pointOf(state.near, geo)
    return { segments, dimensions, texts, query: parseQuery(state.search), state, scope, context, geo, point }
  }
  // The middle of a place takes a visit to all its listings. One that is not found is not kept: an address may name any.
  const pointOf = (near: Near, { nearPoint }: GeoSearch) => {
    const place = 'place' in near ? near.place : undefined
    const point = (place !== undefined && middles.get(place)) || nearPoint(segments, near)
    if (place !== undefined && point) middles.set(place, point)
    return point
  }
  let listings: readonly Listing[] | undefined
  return {
    size: segments.reduce((sum, segment) => sum + countLive(segment), 0),
    get listings() {
      return (listings ??= allListings(segments))
    },
    find: (slug) => findListing(segments, slug),
    search: (...asked) => searchSegments(request(...asked)),
    answer: (...asked) => answerSegments(request(...asked)),
    suggest: (...asked) => suggest(request(...asked)),
    withChanges: (changes) => directoryOf(applyChanges(segments, changes), names, geo),
  }
}

function allListings(segments: readonly Segment[]): readonly Listing[] {
  const [main, ...others] = segments
  if (main && !main.liveDocs && others.length === 0) return main.index.listings
  return inOrder(segments.flatMap(liveListings))
}

function findListing(segments: readonly Segment[], slug: string): Listing | undefined {
  const found = segments.flatMap((segment) => {
    const doc = segment.findSlug(slug, (candidate) => isLive(segment, candidate))
    return doc === undefined ? [] : [listingAt(segment, segment.index.layout.listingOf[doc]!)]
  })
  return inOrder(found)[0]
}
