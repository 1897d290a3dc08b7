import type { Listing } from '../listing/listing.ts'
import { nameCollator } from '../sort/nameCollator.ts'
import { applyChanges, type ListingChanges } from './applyChanges.ts'
import { facetGroups } from './facets.ts'
import { hasBit } from './index/bitSet.ts'
import { inOrder, livingCount, livingIn, partOf, placedAt, type Part } from './part.ts'
import { readQuery } from './query.ts'
import { EVERYWHERE, type Scope } from './scope.ts'
import { searchParts } from './searchParts.ts'
import type { SearchResult } from './searchResult.ts'
import type { SearchState } from './searchState.ts'
import { suggest, type Suggestions } from './suggest.ts'

/** What a directory may be told beside its listings. */
export interface DirectoryOptions {
  /** The language whose alphabet orders the names from A to Z. @default 'en' */
  readonly locale?: string
}

/** Listings that can be searched. A directory never changes, and no answer depends on an earlier one. */
export interface Directory {
  readonly size: number
  /** All listings, in the order they were given. */
  readonly listings: readonly Listing[]
  /** The listing with this slug, if it is published; of several the one given first. */
  readonly find: (slug: string) => Listing | undefined
  /** The listings that a state leaves of a scope, one page of them, and how many every option of a filter would give. */
  readonly search: (state: SearchState, scope?: Scope) => SearchResult
  /** What to try instead of a search that nothing matches; nothing while something does. */
  readonly suggest: (state: SearchState, scope?: Scope) => Suggestions
  /** The directory after some listings came, changed or went. This one stays as it is; what did not change is shared. */
  readonly withChanges: (changes: ListingChanges) => Directory
}

/**
 * Makes listings searchable. The listings are neither copied nor changed, and neither may the array be while the directory is in use.
 * Ids are unique; of two listings with the same slug the first is found by it.
 */
export function createDirectory(listings: readonly Listing[], { locale = 'en' }: DirectoryOptions = {}): Directory {
  return directoryOf([partOf(listings, nameCollator(locale))])
}

function directoryOf(parts: readonly Part[]): Directory {
  const groups = facetGroups(parts)
  const all = (state: SearchState, scope: Scope) => ({ parts, groups, query: readQuery(state.search), state, scope })
  let listings: readonly Listing[] | undefined
  return {
    size: parts.reduce((sum, part) => sum + livingCount(part), 0),
    get listings() {
      return (listings ??= allListings(parts))
    },
    find: (slug) => findListing(parts, slug),
    search: (state, scope = EVERYWHERE) => searchParts(all(state, scope)),
    suggest: (state, scope = EVERYWHERE) => suggest(all(state, scope)),
    withChanges: (changes) => directoryOf(applyChanges(parts, changes)),
  }
}

function allListings(parts: readonly Part[]): readonly Listing[] {
  const [main, ...others] = parts
  if (main && !main.live && others.length === 0) return main.index.listings
  return inOrder(parts.flatMap(livingIn))
}

function findListing(parts: readonly Part[], slug: string): Listing | undefined {
  const found = parts.flatMap((part) => {
    const row = part.findSlug(slug, (candidate) => !part.live || hasBit(part.live, candidate))
    return row < 0 ? [] : [placedAt(part, part.index.rows.origins[row]!)]
  })
  return inOrder(found)[0]
}
