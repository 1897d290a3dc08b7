import type { FormerAddress, ListingChecks } from '@dira/data'
import {
  CATEGORIES,
  EMPTY_SEARCH,
  africanCountry,
  countryName,
  countrySlug,
  listingDetail,
  listingOrigins,
  originOf,
  showsField,
  shownChecks,
  tierOf,
  type Listing,
  type ListingRow,
} from '@dira/directory-core'
import type { ListingData, ListingGoneData, ListingNotFoundData, WithOrigins } from './pageData.ts'
import { paths } from '@dira/data/site'
import type { PageInput } from './createPageSource.ts'
import { factLinks } from './factLinks.ts'
import { nearbyGroups } from './nearbyGroups.ts'
import { nearestListings } from './nearestListings.ts'

const DAY = 86_400_000

/** How many other listings a page leads to. */
const RELATED = 4

/** The page of a listing. */
export async function listingData(
  listing: Listing,
  source: PageInput,
  checks: ListingChecks = {},
): Promise<ListingData & WithOrigins> {
  const { country } = listing.location
  const category = CATEGORIES.find(({ slug }) => slug === listing.category)
  const nearby = await nearbyGroups(listing, source)
  const related = await relatedTo(listing, source)
  // A package with a gallery has cloth where it has no photographs.
  const plate = showsField(tierOf(listing), 'gallery') ? undefined : await source.plates?.ofListing(listing)
  const shown = shownChecks(checks, {
    packageTier: tierOf(listing),
    today: source.instant.toISOString().slice(0, 10),
  })
  const detail = listingDetail(listing, {
    now: source.instant.getTime(),
    names: source.names,
    imageOrigins: source.imageOrigins,
    readPhones: source.readPhones,
    ...(source.holidaysOf && { holidaysOf: source.holidaysOf }),
  })
  // The next day has others around.
  if (detail.holidays) source.onChangeAt?.((Math.floor(source.instant.getTime() / DAY) + 1) * DAY)
  return {
    page: 'listing',
    id: listing.id,
    detail,
    factLinks: factLinks(detail),
    categoryHref: category && paths.category(category.slug),
    country: africanCountry(country)?.code,
    origins: listingOrigins([originOf(listing), ...related.cards.map(({ origin }) => origin)]),
    related,
    nearby,
    ...(shown.length > 0 && { checks: shown }),
    ...(plate && { plate }),
  }
}

/** What a page shows at an address that is none of a published listing: what was there once, and what is near. */
export async function absentListing(
  former: FormerAddress | undefined,
  source: PageInput,
): Promise<(ListingGoneData & WithOrigins) | ListingNotFoundData> {
  if (!former?.gone) return { page: 'listing-not-found' }
  const { listing } = former.gone
  if (!listing) return { page: 'listing-gone' }
  const { businessName, location } = listing
  const related = await relatedTo(listing, source)
  return {
    page: 'listing-gone',
    listing: { businessName, country: countryName(source.names, location.country), related },
    ...(related.cards.length > 0 && { origins: listingOrigins(related.cards.map(({ origin }) => origin)) }),
  }
}

/** The others that a traveller at a listing would look at next, and the way to all of its country. */
async function relatedTo(listing: ListingRow, { store, cardsOf }: PageInput): Promise<ListingData['related']> {
  const scope = { country: countrySlug(listing.location.country) }
  const { total } = await store.search(EMPTY_SEARCH, scope)
  const cards = await cardsOf(await nearestListings(listing, store, RELATED))
  return { cards, all: { href: paths.location(scope.country), count: total } }
}
