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

/** How many other listings a page leads to. */
const RELATED = 4

/** The page of a listing. */
export function listingData(listing: Listing, source: PageInput): ListingData {
  const { country } = listing.location
  const scope = { country: countrySlug(country) }
  const category = CATEGORIES.find(({ slug }) => slug === listing.category)
  const inCountry = source.directory.search(EMPTY_SEARCH, scope)
  const alike = source.directory.search({ ...EMPTY_SEARCH, categories: [listing.category] }, scope)
  const others = [...new Set([...alike.listings, ...inCountry.listings])].filter(({ id }) => id !== listing.id)
  return {
    page: 'listing',
    id: listing.id,
    detail: listingDetail(listing, {
      now: source.instant.getTime(),
      names: source.names,
      imageOrigins: source.imageOrigins,
    }),
    categoryHref: category && paths.category(category.slug),
    country: africanCountry(country)?.code,
    related: {
      cards: others.slice(0, RELATED).map(source.cardOf),
      all: { href: paths.location(scope.country), count: inCountry.total },
    },
  }
}
