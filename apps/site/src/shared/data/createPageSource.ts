import type { FormerAddress, ListingChecks } from '@dira/data'
import {
  CATEGORIES,
  COMPARE_LIMIT,
  EVERYWHERE,
  compareView,
  dayOf,
  featuredListings,
  listingOrigins,
  nextOfferEnd,
  originOf,
  parseComparison,
  placesBelow,
  type DetailOptions,
  type Listing,
  type ListingCard,
  type ListingRow,
  type PhoneReader,
} from '@dira/directory-core'
import type { ListHead, ListingsData, MovedData, WithOrigins } from './pageData.ts'
import type { PageSource } from './pageSource.ts'
import { paths } from '@dira/data/site'
import { SHORTLIST_LIMIT } from '@dira/app/saved'
import { absentListing, listingData } from './listingData.ts'
import type { ListingStore } from './listingStore.ts'
import { categoryList, classifiedsList, placeList } from './lists.ts'
import { listingsData, type ListInput } from './listingsData.ts'
import { homePlaces, locationsData } from './locationsData.ts'
import type { Plates } from './plates.ts'
import { movedPlace, movedQuery } from './movedPlace.ts'

/** What pages are computed from. */
export interface PageInput extends ListInput {
  /** The whole listings of some rows, in their order; one that is gone is left out. */
  readonly read: (rows: readonly ListingRow[]) => Promise<readonly Listing[]>
  /** Where photographs may come from, beside this origin. */
  readonly imageOrigins: readonly string[]
  /** Makes the links of phone numbers. */
  readonly readPhones: PhoneReader
  /** The public holidays that the hours of a listing say something of. @default they have no names */
  readonly holidaysOf?: DetailOptions['holidaysOf'] | undefined
  /** When the facts of a listing were checked. @default nothing is known of that */
  readonly checksOf?: ((slug: string) => Promise<ListingChecks>) | undefined
  /** Where former addresses lead, by their slugs. @default none is known */
  readonly formerAddresses?: ((slugs: readonly string[]) => Promise<ReadonlyMap<string, FormerAddress>>) | undefined
  /** Draws what has no photographs. @default nothing is drawn */
  readonly plates?: Plates | undefined
}

const DAY = 86_400_000
const MINUTE = 60_000

export function createPageSource(input: PageInput): PageSource {
  const { store, names, imageOrigins, readPhones, cardsOf, onChangeAt = () => {} } = input
  const now = input.instant.getTime()

  async function list(url: URL, found: ListHead | undefined): Promise<ListingsData | MovedData | undefined> {
    const to = found && movedQuery(await store.places(), url)
    return to === undefined ? found && listingsData(url, { list: found, source: input }) : { page: 'moved', to }
  }

  async function rowsOf(slugs: readonly string[]): Promise<readonly ListingRow[]> {
    const found = await Promise.all(slugs.map(async (slug) => store.find(slug)))
    const former = await formerAddresses(slugs.filter((_, at) => !found[at]))
    const rows = await Promise.all(found.map(async (row, at) => row ?? newRowOf(former.get(slugs[at] ?? ''))))
    // A listing may be asked for by two addresses.
    return [...new Map(rows.flatMap((row) => (row ? [[row.id, row] as const] : []))).values()]
  }

  const listingsOf = async (slugs: readonly string[]) => input.read(await rowsOf(slugs))

  /** Where addresses lead that are none of a published listing. */
  async function formerAddresses(slugs: readonly string[]): Promise<ReadonlyMap<string, FormerAddress>> {
    try {
      return (slugs.length > 0 && (await input.formerAddresses?.(slugs))) || new Map()
    } catch {
      // They lead nowhere, until the data service answers again.
      onChangeAt(now + MINUTE)
      return new Map()
    }
  }

  // What this server has not read yet is no place to lead to: it may be the address itself.
  const newRowOf = async (former: FormerAddress | undefined) =>
    former?.to === undefined ? undefined : store.find(former.to)

  async function absent(slug: string) {
    const former = (await formerAddresses([slug])).get(slug)
    const row = await newRowOf(former)
    return row ? ({ page: 'moved', to: paths.listing(row.slug) } as const) : absentListing(former, input)
  }

  async function checksOf(slug: string): Promise<ListingChecks> {
    try {
      const checks = (await input.checksOf?.(slug)) ?? {}
      // With time they become old.
      if (Object.keys(checks).length > 0) onChangeAt((dayOf(now) + 1) * DAY)
      return checks
    } catch {
      // Nothing is said of them, until the data service answers again.
      onChangeAt(now + MINUTE)
      return {}
    }
  }

  function watchOffers(listings: readonly Listing[]): void {
    for (const listing of listings) {
      const end = nextOfferEnd(listing, now)
      if (end !== undefined) onChangeAt(end)
    }
  }

  return {
    home: async () => {
      onChangeAt((dayOf(now) + 1) * DAY)
      const featured = await cardsOf(await featuredListings(store, dayOf(now)))
      const [counts, cities] = [await categoryCounts(store), await homePlaces(input)]
      return { page: 'home', featured, categories: counts, places: cities, ...originsOf(featured) }
    },
    allListings: (url) =>
      list(url, { path: paths.listings, title: 'Business Listings', breadcrumbs: [], scope: EVERYWHERE }),
    classifieds: async (url) => list(url, await classifiedsList(store)),
    category: (url, category, subcategory) => list(url, categoryList(category, subcategory, names)),
    place: async (url, place, region) => {
      const to = movedPlace(await store.places(), place, region)
      if (to) return { page: 'moved', to: paths.location(...to) }
      return list(url, await placeList(input, place, region))
    },
    listing: async (slug) => {
      const row = await store.find(slug)
      if (!row) return absent(slug)
      const [listing] = await input.read([row])
      if (!listing) return { page: 'listing-not-found' }
      watchOffers([listing])
      return listingData(listing, input, await checksOf(slug))
    },
    claim: async (slug) => {
      const cards = await cardsOf(await rowsOf([slug]))
      const [card] = cards
      if (!card) return { page: 'listing-not-found' }
      if (card.slug !== slug) return { page: 'moved', to: paths.claim(card.slug) }
      return { page: 'claim', card, place: card.locationLine, ...originsOf(cards) }
    },
    categories: async () => ({ page: 'categories', categories: await categoryCounts(store) }),
    locations: () => locationsData(input),
    compare: async (url) => {
      const listings = (await listingsOf(parseComparison(url.searchParams))).slice(0, COMPARE_LIMIT)
      watchOffers(listings)
      // Whether a business is open changes with a whole minute.
      if (listings.length > 0) onChangeAt((Math.floor(now / MINUTE) + 1) * MINUTE)
      return {
        page: 'compare',
        slugs: listings.map(({ slug }) => slug),
        view: compareView(listings, { now, names, imageOrigins, readPhones }),
        ...(listings.length > 0 && { origins: listingOrigins(listings.map(originOf)) }),
      }
    },
    shortlist: async (url) => {
      const slugs = [...new Set(url.searchParams.getAll('listing'))].slice(0, SHORTLIST_LIMIT)
      const cards = await cardsOf(await rowsOf(slugs))
      return { page: 'shortlist', slugs: cards.map(({ slug }) => slug), cards, ...originsOf(cards) }
    },
    listingPaths: async () => (await store.slugs()).map(paths.listing),
    categoryPaths: async () =>
      CATEGORIES.flatMap(({ slug, subcategories }) => [
        paths.category(slug),
        ...subcategories.map((subcategory) => paths.category(slug, subcategory)),
      ]),
    placePaths: () => placePaths(store),
  }
}

/** Where the listings of some cards come from; nothing where there are none. */
function originsOf(cards: readonly ListingCard[]): WithOrigins {
  return cards.length === 0 ? {} : { origins: listingOrigins(cards.map(({ origin }) => origin)) }
}

async function categoryCounts(store: ListingStore) {
  return (await store.categories()).map(({ slug, count }) => ({ slug, count }))
}

/**
 * Countries, and below each its regions and cities that have listings. A city's own address is another page only where a province has its slug, too;
 * elsewhere it shows the same as its country's.
 */
async function placePaths(store: ListingStore): Promise<string[]> {
  const places = await store.places()
  return [...places.values()].flatMap((country) => {
    const below = [...country.regions.values(), ...country.cities.values()].filter(({ count }) => count > 0)
    const inCountry = below.map(({ slug }) => paths.location(country.slug, slug))
    const own = placesBelow(places, country).cities.map(({ path }) => paths.location(...path))
    return [paths.location(country.slug), ...new Set([...inCountry, ...own])]
  })
}
