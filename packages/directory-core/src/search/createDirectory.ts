import type { Listing } from '../listing/listing.ts'
import { nameCollator } from '../sort/nameCollator.ts'
import type { ListingChanges } from './applyChanges.ts'
import { directoryOf } from './directoryOf.ts'
import type { ListingFacts } from '../rows/listingFact.ts'
import type { GeoSearch } from './geoSearch.ts'
import type { CountedGroups } from './listingGroups.ts'
import type { SearchContext } from './searchContext.ts'
import type { Scope } from '../scope/scope.ts'
import type { SearchAnswer, SearchResult } from './searchResult.ts'
import type { SearchState } from './searchState.ts'
import { wholeRows, type ListingRow } from '../rows/rows.ts'
import { ENGLISH, searchTexts, type DirectoryNames } from './index/searchTexts.ts'
import { createSegment } from './segment.ts'
import type { Suggestions } from './suggest.ts'

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

/**
 * Listings that can be searched. A directory never changes, and no answer depends on an earlier one. That of `createDirectory` has whole listings;
 * those of `openIndex` and `openServerIndex` have rows.
 */
export interface Directory<Row extends ListingRow = Listing> {
  readonly size: number
  /** All listings, in the order they were given. Of an index file they are all put together for it: not for a million. */
  readonly listings: readonly Row[]
  /**
   * The combinations of category, subcategory, location and package that listings have, each with how many have it, in the order of the first
   * listing of each. Whatever counts listings by these counts a few thousand groups instead, at any size. Computed at the first call.
   */
  readonly groups: readonly CountedGroups[]
  /** The listing with this slug, if it is published; of several the one given first. */
  readonly find: (slug: string) => Row | undefined
  /** One page of the listings in a scope that match a state, and a count for every option of a filter. Throws a RangeError if `context.now` is no number. */
  readonly search: (state: SearchState, scope?: Scope, context?: SearchContext) => SearchResult<Row>
  /**
   * The same page as `search`, or where a text of several words matches nothing in the scope, the listings that have all the words, a
   * plural for a singular too. Filters do not change which of the two it is.
   */
  readonly answer: (state: SearchState, scope?: Scope, context?: SearchContext) => SearchAnswer<Row>
  /** What to try instead of a search that `answer` finds nothing for; empty if it finds something. */
  readonly suggest: (state: SearchState, scope?: Scope, context?: SearchContext) => Suggestions
  /** The directory after some listings were added, changed or removed. This one stays as it is; both share what did not change. */
  readonly withChanges: (changes: ListingChanges) => Directory<Row | Listing>
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
  return directoryOf([createSegment(wholeRows(listings), options)], names, geo)
}
