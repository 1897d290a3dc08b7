import { breadcrumbsMessages } from '../components/Breadcrumbs/messages.ts'
import { carouselMessages } from '../components/Carousel/messages.ts'
import { checkboxGroupMessages } from '../components/CheckboxGroup/messages.ts'
import { fieldMessages } from '../components/Field/messages.ts'
import { filterBadgeMessages } from '../components/FilterBadge/messages.ts'
import { lightboxMessages } from '../components/Lightbox/messages.ts'
import { modalMessages } from '../components/Modal/messages.ts'
import { paginationMessages } from '../components/Pagination/messages.ts'
import { progressBarMessages } from '../components/ProgressBar/messages.ts'
import { skipLinkMessages } from '../components/SkipLink/messages.ts'
import { spinnerMessages } from '../components/Spinner/messages.ts'
import { stepperMessages } from '../components/Stepper/messages.ts'
import { tableMessages } from '../components/Table/messages.ts'
import { textFieldMessages } from '../components/TextField/messages.ts'
import { themeSwitchMessages } from '../components/ThemeSwitch/messages.ts'
import { toastMessages } from '../components/Toast/messages.ts'
import { activeFiltersMessages } from '../directory/ActiveFilters/messages.ts'
import { categoryStripMessages } from '../directory/CategoryStrip/messages.ts'
import { featuredListingsMessages } from '../directory/FeaturedListings/messages.ts'
import { filterPanelMessages } from '../directory/FilterPanel/messages.ts'
import { listingCardMessages } from '../directory/ListingCard/messages.ts'
import { listingDetailsMessages } from '../directory/ListingDetails/messages.ts'
import { listingNotFoundMessages } from '../directory/ListingNotFound/messages.ts'
import { noListingsMessages } from '../directory/NoListings/messages.ts'
import { notFoundMessages } from '../directory/NotFound/messages.ts'
import { photoGalleryMessages } from '../directory/PhotoGallery/messages.ts'
import { planCardMessages } from '../directory/PlanCard/messages.ts'
import { popularCategoriesMessages } from '../directory/PopularCategories/messages.ts'
import { resultsSummaryMessages } from '../directory/ResultsSummary/messages.ts'
import { scopeHeaderMessages } from '../directory/ScopeHeader/messages.ts'
import { searchBoxMessages } from '../directory/SearchBox/messages.ts'
import { siteFooterMessages } from '../directory/SiteFooter/messages.ts'
import { siteHeaderMessages } from '../directory/SiteHeader/messages.ts'
import { sortSelectMessages } from '../directory/SortSelect/messages.ts'
import { suggestionsMessages } from '../directory/Suggestions/messages.ts'

/**
 * Every text that a component says by itself, in English. What an application knows better comes by props instead. Each component holds
 * its own section, so that a bundle holds the texts of what it shows.
 */
export const englishMessages = {
  activeFilters: activeFiltersMessages,
  breadcrumbs: breadcrumbsMessages,
  carousel: carouselMessages,
  categoryStrip: categoryStripMessages,
  checkboxGroup: checkboxGroupMessages,
  featuredListings: featuredListingsMessages,
  field: fieldMessages,
  filterBadge: filterBadgeMessages,
  filterPanel: filterPanelMessages,
  lightbox: lightboxMessages,
  listingCard: listingCardMessages,
  listingDetails: listingDetailsMessages,
  listingNotFound: listingNotFoundMessages,
  modal: modalMessages,
  noListings: noListingsMessages,
  notFound: notFoundMessages,
  pagination: paginationMessages,
  photoGallery: photoGalleryMessages,
  popularCategories: popularCategoriesMessages,
  progressBar: progressBarMessages,
  planCard: planCardMessages,
  resultsSummary: resultsSummaryMessages,
  scopeHeader: scopeHeaderMessages,
  searchBox: searchBoxMessages,
  siteFooter: siteFooterMessages,
  siteHeader: siteHeaderMessages,
  skipLink: skipLinkMessages,
  sortSelect: sortSelectMessages,
  spinner: spinnerMessages,
  stepper: stepperMessages,
  suggestions: suggestionsMessages,
  table: tableMessages,
  textField: textFieldMessages,
  themeSwitch: themeSwitchMessages,
  toast: toastMessages,
}

type EnglishMessages = typeof englishMessages

/** The catalogue that a translation has to fill. */
export interface Messages extends EnglishMessages {}
