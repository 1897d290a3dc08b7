import type { ListingChecks } from '@dira/data'
import {
  CATEGORIES,
  EMPTY_SEARCH,
  africanCountry,
  countrySlug,
  listingDetail,
  listingOrigins,
  originOf,
  shownChecks,
  tierOf,
  type Listing,
} from '@dira/directory-core'
import type { ListingData, WithOrigins } from '../app/pageData.ts'
import { paths } from '../app/paths.ts'
import type { PageInput } from './createPageSource.ts'
import { nearbyGroups } from './nearbyGroups.ts'
import { nearestListings } from './nearestListings.ts'

/** How many other listings a page leads to. */
const RELATED = 4

/** The page of a listing. */
export async function listingData(
  listing: Listing,
  source: PageInput,
  checks: ListingChecks = {},
): Promise<ListingData & WithOrigins> {
  const { country } = listing.location
  const scope = { country: countrySlug(country) }
  const category = CATEGORIES.find(({ slug }) => slug === listing.category)
  const inCountry = await source.store.search(EMPTY_SEARCH, scope)
  const nearby = await nearbyGroups(listing, source)
  const cards = await source.cardsOf(await nearestListings(listing, source.store, RELATED))
  const shown = shownChecks(checks, {
    packageTier: tierOf(listing),
    today: source.instant.toISOString().slice(0, 10),
  })
  return {
    page: 'listing',
    id: listing.id,
    detail: listingDetail(listing, {
      now: source.instant.getTime(),
      names: source.names,
      imageOrigins: source.imageOrigins,
      readPhones: source.readPhones,
    }),
    categoryHref: category && paths.category(category.slug),
    country: africanCountry(country)?.code,
    origins: listingOrigins([originOf(listing), ...cards.map(({ origin }) => origin)]),
    related: {
      cards,
      all: { href: paths.location(scope.country), count: inCountry.total },
    },
    nearby,
    ...(shown.length > 0 && { checks: shown }),
  }
}
