import {
  categoryEntries,
  dayOf,
  featuredListings,
  listingCard,
  listingDetail,
  parseSearch,
  type Directory,
} from '@dira/directory-core'
import type { HomeData, PageData } from '../app/pageData.ts'
import { listingsData } from './listingsData.ts'

/** What the page at a path and query shows, computed from the published listings at an instant. */
export function pageDataFor(url: URL, { directory, instant }: { directory: Directory; instant: Date }): PageData {
  const [, first, second, ...rest] = url.pathname.split('/').map(decoded)
  if (rest.length > 0) return { page: 'not-found' }
  if (first === '' && second === undefined) return homeData(directory, instant)
  if (first !== 'listings') return { page: 'not-found' }
  if (second === undefined) return listingsData(directory, parseSearch(url.searchParams))
  const listing = directory.find(second)
  return listing
    ? { page: 'listing', detail: listingDetail(listing, { now: instant.getTime() }) }
    : { page: 'listing-not-found' }
}

function homeData(directory: Directory, instant: Date): HomeData {
  return {
    page: 'home',
    featured: featuredListings(directory.listings, dayOf(instant.getTime())).map((listing) => listingCard(listing)),
    categories: categoryEntries(directory.listings).map(({ slug, count }) => ({ slug, count })),
  }
}

/** A path segment as text; one that is no valid UTF-8 names nothing. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment).normalize()
  } catch {
    return '\u0000'
  }
}
