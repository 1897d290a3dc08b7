import type { Listing } from '../listing/listing.ts'
import { nameCollator } from '../sort/nameCollator.ts'
import { applyChanges, type ListingChanges } from './applyChanges.ts'
import { facetDimensions } from './facetDimensions.ts'
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
}

/** Listings that can be searched. A directory never changes, and no answer depends on an earlier one. */
export interface Directory {
  readonly size: number
  /** All listings, in the order they were given. */
  readonly listings: readonly Listing[]
  /** The listing with this slug, if it is published; of several the one given first. */
  readonly find: (slug: string) => Listing | undefined
  /** One page of the listings in a scope that match a state, and a count for every option of a filter. */
  readonly search: (state: SearchState, scope?: Scope) => SearchResult
  /**
   * The same page as `search`, or where a text of several words matches nothing in the scope, the listings that have all the words, a
   * plural for a singular too. Filters do not change which of the two it is.
   */
  readonly answer: (state: SearchState, scope?: Scope) => SearchAnswer
  /** What to try instead of a search that `answer` finds nothing for; empty if it finds something. */
  readonly suggest: (state: SearchState, scope?: Scope) => Suggestions
  /** The directory after some listings were added, changed or removed. This one stays as it is; both share what did not change. */
  readonly withChanges: (changes: ListingChanges) => Directory
}

/**
 * Makes listings searchable. The listings are neither copied nor changed; do not change the array while the directory is in use.
 * Ids are unique; `find` answers the first of two listings with the same slug.
 */
export function createDirectory(listings: readonly Listing[], { names = ENGLISH }: DirectoryOptions = {}): Directory {
  const options = { collator: nameCollator(names.locale), texts: searchTexts(names) }
  return directoryOf([createSegment(listings, options)], names)
}

function directoryOf(segments: readonly Segment[], names: DirectoryNames): Directory {
  const dimensions = facetDimensions(segments, names)
  const texts = searchTexts(names)
  const request = (state: SearchState, scope: Scope) => {
    return { segments, dimensions, texts, query: parseQuery(state.search), state, scope }
  }
  let listings: readonly Listing[] | undefined
  return {
    size: segments.reduce((sum, segment) => sum + countLive(segment), 0),
    get listings() {
      return (listings ??= allListings(segments))
    },
    find: (slug) => findListing(segments, slug),
    search: (state, scope = EVERYWHERE) => searchSegments(request(state, scope)),
    answer: (state, scope = EVERYWHERE) => answerSegments(request(state, scope)),
    suggest: (state, scope = EVERYWHERE) => suggest(request(state, scope)),
    withChanges: (changes) => directoryOf(applyChanges(segments, changes), names),
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
