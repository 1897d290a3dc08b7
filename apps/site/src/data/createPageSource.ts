import {
  CATEGORIES,
  COMPARE_LIMIT,
  EVERYWHERE,
  categoryEntries,
  compareView,
  dayOf,
  featuredListings,
  listingOrigins,
  nextOfferEnd,
  parseComparison,
  type Directory,
  type GeoPoint,
  type Listing,
  type ListingCard,
  type Names,
  type PhoneReader,
} from '@dira/directory-core'
import type { WithOrigins } from '../app/pageData.ts'
import type { PageSource } from '../app/pageSource.ts'
import type { understoodList } from './understoodList.ts'
import { paths } from '../app/paths.ts'
import { SHORTLIST_LIMIT } from '../app/shortlistLimit.ts'
import { listingData } from './listingData.ts'
import { categoryList, classifiedsList, placeList } from './lists.ts'
import { listingsData, type List } from './listingsData.ts'
import { locationsData } from './locationsData.ts'
import { placesOf } from './placesOf.ts'

/** What pages are computed from. */
export interface PageInput {
  readonly directory: Directory
  /** The words of the reader's locale. */
  readonly names: Names
  /** Decides what is featured, which offers are valid and what is open. */
  readonly instant: Date
  /** Where photographs may come from, beside this origin. */
  readonly imageOrigins: readonly string[]
  /** Makes the links of phone numbers. */
  readonly readPhones: PhoneReader
  /** The list that a search text means. The browser loads the words for it when it is first called. */
  readonly understoodList: typeof understoodList
  readonly cardOf: (listing: Listing) => ListingCard
  /** The direction of a listing from a point, in degrees: of the server, which alone finds what is near. */
  readonly bearing?: (from: GeoPoint, listing: Listing) => number | null
  /** Called with each instant (milliseconds since 1970) from which a part of the page shows something else. */
  readonly onChangeAt?: (instant: number) => void
}

const DAY = 86_400_000
const MINUTE = 60_000

export function createPageSource(given: PageInput): PageSource {
  /** The listings of the page that is being made. */
  const shown = new Set<Listing>()
  const input: PageInput = {
    ...given,
    cardOf: (listing) => {
      shown.add(listing)
      return given.cardOf(listing)
    },
  }
  const { directory, names, imageOrigins, readPhones, cardOf, onChangeAt = () => {} } = input
  const now = input.instant.getTime()

  /** A page, and where the listings come from whose cards were made for it. */
  function withOrigins<Data extends object>(make: () => Data): Data & WithOrigins {
    shown.clear()
    const data = make()
    return { ...data, ...(shown.size > 0 && { origins: listingOrigins([...shown]) }) }
  }

  function list(url: URL, found: List | undefined) {
    return found && withOrigins(() => listingsData(url, { ...found, source: input }))
  }

  function watchOffers(listings: readonly Listing[]): void {
    for (const listing of listings) {
      const end = nextOfferEnd(listing, now)
      if (end !== undefined) onChangeAt(end)
    }
  }

  return {
    home: () => {
      onChangeAt((dayOf(now) + 1) * DAY)
      return withOrigins(() => ({
        page: 'home',
        featured: featuredListings(directory.listings, dayOf(now)).map(cardOf),
        categories: categoryCounts(directory.listings),
      }))
    },
    allListings: (url) => {
      const head = { path: paths.listings, title: 'Business Listings' }
      return withOrigins(() => listingsData(url, { head, scope: EVERYWHERE, source: input }))
    },
    classifieds: (url) => list(url, classifiedsList(directory)),
    category: (url, category, subcategory) => list(url, categoryList(category, subcategory, names)),
    place: (url, place, region) => list(url, placeList(input, place, region)),
    listing: (slug) => {
      const listing = directory.find(slug)
      if (!listing) return { page: 'listing-not-found' }
      watchOffers([listing])
      return withOrigins(() => {
        shown.add(listing)
        return listingData(listing, input)
      })
    },
    categories: () => ({ page: 'categories', categories: categoryCounts(directory.listings) }),
    locations: () => locationsData(input),
    compare: (url) => {
      const listings = parseComparison(url.searchParams)
        .flatMap((slug) => directory.find(slug) ?? [])
        .slice(0, COMPARE_LIMIT)
      watchOffers(listings)
      // Whether a business is open changes with a whole minute.
      if (listings.length > 0) onChangeAt((Math.floor(now / MINUTE) + 1) * MINUTE)
      return withOrigins(() => {
        for (const listing of listings) shown.add(listing)
        return {
          page: 'compare',
          slugs: listings.map(({ slug }) => slug),
          view: compareView(listings, { now, names, imageOrigins, readPhones }),
        }
      })
    },
    shortlist: (url) => {
      const slugs = [...new Set(url.searchParams.getAll('listing'))].slice(0, SHORTLIST_LIMIT)
      const listings = slugs.flatMap((slug) => directory.find(slug) ?? [])
      return withOrigins(() => ({
        page: 'shortlist',
        slugs: listings.map(({ slug }) => slug),
        cards: listings.map(cardOf),
      }))
    },
    listingPaths: () => directory.listings.map(({ slug }) => paths.listing(slug)),
    categoryPaths: () =>
      CATEGORIES.flatMap(({ slug, subcategories }) => [
        paths.category(slug),
        ...subcategories.map((subcategory) => paths.category(slug, subcategory)),
      ]),
    placePaths: () => placePaths(directory),
  }
}

function categoryCounts(listings: readonly Listing[]) {
  return categoryEntries(listings).map(({ slug, count }) => ({ slug, count }))
}

/** Countries, and below each its regions and cities that have listings. A city's own address shows the same as its country's. */
function placePaths(directory: Directory): string[] {
  return [...placesOf(directory).values()].flatMap(({ slug, regions, cities }) => {
    const below = [...regions.values(), ...cities.values()].filter(({ count }) => count > 0)
    return [paths.location(slug), ...new Set(below.map((place) => paths.location(slug, place.slug)))]
  })
}
