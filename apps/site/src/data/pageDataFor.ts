import {
  EVERYWHERE,
  categoryEntries,
  compareView,
  dayOf,
  featuredListings,
  parseComparison,
  type Directory,
  type Listing,
  type ListingCard,
} from '@dira/directory-core'
import type { HomeData, PageData, PlainData } from '../app/pageData.ts'
import { paths } from '../app/paths.ts'
import { SHORTLIST_LIMIT } from '../app/shortlistLimit.ts'
import { categoryList, classifiedsList, placeList } from './lists.ts'
import { listingData } from './listingData.ts'
import { listingsData } from './listingsData.ts'
import { locationsData } from './locationsData.ts'

/** What pages are made of. */
export interface PageSource {
  readonly directory: Directory
  /** Decides what is featured, which offers are valid and what is open. */
  readonly instant: Date
  /** Where photographs may come from, beside this origin. */
  readonly imageOrigins: readonly string[]
  readonly cardOf: (listing: Listing) => ListingCard
}

const PLAIN: ReadonlyMap<string, PlainData['page']> = new Map([
  [paths.pricing, 'pricing'],
  [paths.about, 'about'],
  [paths.contact, 'contact'],
  [paths.privacy, 'privacy'],
  [paths.admin, 'admin'],
  [paths.dashboard, 'dashboard'],
])

/** What the page at a path and query shows, computed from the published listings. */
export function pageDataFor(url: URL, source: PageSource): PageData {
  const plain = PLAIN.get(url.pathname)
  if (plain) return { page: plain }
  const [, room = '', slug, below, ...rest] = url.pathname.split('/').map(decoded)
  const page = rest.length === 0 && Object.hasOwn(ROOMS, room) ? ROOMS[room]?.({ url, slug, below, source }) : undefined
  return page ?? { page: 'not-found' }
}

interface Asked {
  readonly url: URL
  readonly slug: string | undefined
  readonly below: string | undefined
  readonly source: PageSource
}

/** The pages by the first segment of their path. */
const ROOMS: Readonly<Record<string, (asked: Asked) => PageData | undefined>> = {
  '': ({ slug, source }) => (slug === undefined ? homeData(source) : undefined),
  listings: ({ url, slug, below, source }) => {
    if (below !== undefined) return undefined
    if (slug !== undefined) return listingPage(slug, source)
    return listingsData(url, { head: { path: paths.listings, title: 'Business Listings' }, scope: EVERYWHERE, source })
  },
  classifieds: ({ url, slug, source }) => {
    if (slug !== undefined) return undefined
    const list = classifiedsList(source.directory)
    return list && listingsData(url, { ...list, source })
  },
  categories: ({ url, slug, below, source }) => {
    if (slug === undefined) return { page: 'categories', categories: categoryCounts(source.directory.listings) }
    const found = categoryList(slug, below)
    return found && listingsData(url, { ...found, source })
  },
  locations: ({ url, slug, below, source }) => {
    if (slug === undefined) return locationsData(source.directory)
    const found = placeList(source.directory, slug, below)
    return found && listingsData(url, { ...found, source })
  },
  compare: ({ url, slug, source }) => {
    if (slug !== undefined) return undefined
    const listings = listingsOf(url, source)
    const view = compareView(listings, { now: source.instant.getTime(), imageOrigins: source.imageOrigins })
    return { page: 'compare', slugs: listings.map((listing) => listing.slug), view }
  },
  shortlist: ({ url, slug, source }) => {
    if (slug !== undefined) return undefined
    const listings = sharedSlugs(url).flatMap((one) => source.directory.find(one) ?? [])
    return {
      page: 'shortlist',
      slugs: listings.map((listing) => listing.slug),
      cards: listings.map(source.cardOf),
    }
  },
}

function homeData(source: PageSource): HomeData {
  const { listings } = source.directory
  return {
    page: 'home',
    featured: featuredListings(listings, dayOf(source.instant.getTime())).map(source.cardOf),
    categories: categoryCounts(listings),
  }
}

function listingPage(slug: string, source: PageSource): PageData {
  const listing = source.directory.find(slug)
  return listing ? listingData(listing, source) : { page: 'listing-not-found' }
}

function categoryCounts(listings: readonly Listing[]) {
  return categoryEntries(listings).map(({ slug, count }) => ({ slug, count }))
}

function listingsOf(url: URL, { directory }: PageSource): Listing[] {
  return parseComparison(url.searchParams).flatMap((slug) => directory.find(slug) ?? [])
}

function sharedSlugs(url: URL): string[] {
  return [...new Set(url.searchParams.getAll('listing'))].slice(0, SHORTLIST_LIMIT)
}

/** A path segment as text; one that is no valid UTF-8 names nothing. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment).normalize()
  } catch {
    return '\u0000'
  }
}
