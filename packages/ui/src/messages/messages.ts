import { breadcrumbsMessages } from '../components/Breadcrumbs/messages.ts'
import { paginationMessages } from '../components/Pagination/messages.ts'
import { skipLinkMessages } from '../components/SkipLink/messages.ts'
import { categoryStripMessages } from '../directory/CategoryStrip/messages.ts'
import { featuredListingsMessages } from '../directory/FeaturedListings/messages.ts'
import { listingCardMessages } from '../directory/ListingCard/messages.ts'
import { listingDetailsMessages } from '../directory/ListingDetails/messages.ts'
import { listingNotFoundMessages } from '../directory/ListingNotFound/messages.ts'
import { noListingsMessages } from '../directory/NoListings/messages.ts'
import { notFoundMessages } from '../directory/NotFound/messages.ts'
import { photoGalleryMessages } from '../directory/PhotoGallery/messages.ts'
import { resultsSummaryMessages } from '../directory/ResultsSummary/messages.ts'
import { searchBoxMessages } from '../directory/SearchBox/messages.ts'
import { siteFooterMessages } from '../directory/SiteFooter/messages.ts'
import { siteHeaderMessages } from '../directory/SiteHeader/messages.ts'
import { sortSelectMessages } from '../directory/SortSelect/messages.ts'

/**
 * Every text that a component says by itself, in English. What an application knows better comes by props instead. Each component holds
 * its own section, so that a bundle holds the texts of what it shows.
 */
export const englishMessages = {
  breadcrumbs: breadcrumbsMessages,
  categoryStrip: categoryStripMessages,
  featuredListings: featuredListingsMessages,
  listingCard: listingCardMessages,
  listingDetails: listingDetailsMessages,
  listingNotFound: listingNotFoundMessages,
  noListings: noListingsMessages,
  notFound: notFoundMessages,
  pagination: paginationMessages,
  photoGallery: photoGalleryMessages,
  resultsSummary: resultsSummaryMessages,
  searchBox: searchBoxMessages,
  siteFooter: siteFooterMessages,
  siteHeader: siteHeaderMessages,
  skipLink: skipLinkMessages,
  sortSelect: sortSelectMessages,
}

/** The catalogue that a translation has to fill. */
export type Messages = typeof englishMessages
