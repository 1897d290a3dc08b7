import {
  CATEGORIES,
  EMPTY_SEARCH,
  africanCountry,
  countrySlug,
  listingDetail,
  type Listing,
} from '@dira/directory-core'
import type { ListingData } from '../app/pageData.ts'
import { paths } from '../app/paths.ts'
import type { PageInput } from './createPageSource.ts'
import { nearestListings } from './nearestListings.ts'

/** How many other listings a page leads to. */
const RELATED = 4

/** The page of a listing. */
export function listingData(listing: Listing, source: PageInput): ListingData {
  const { country } = listing.location
  const scope = { country: countrySlug(country) }
  const category = CATEGORIES.find(({ slug }) => slug === listing.category)
  const inCountry = source.directory.search(EMPTY_SEARCH, scope)
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
    related: {
      cards: nearestListings(listing, source.directory.listings, RELATED).map(source.cardOf),
      all: { href: paths.location(scope.country), count: inCountry.total },
    },
  }
}
