import { breadcrumbsMessages } from '../components/Breadcrumbs/messages.ts'
import { carouselMessages } from '../components/Carousel/messages.ts'
import { checkboxGroupMessages } from '../components/CheckboxGroup/messages.ts'
import { fieldMessages } from '../components/Field/messages.ts'
import { filterBadgeMessages } from '../components/FilterBadge/messages.ts'
import { keyHintMessages } from '../components/KeyHint/messages.ts'
import { lightboxMessages } from '../components/Lightbox/messages.ts'
import { modalMessages } from '../components/Modal/messages.ts'
import { narrowingMessages } from '../components/Narrowing/messages.ts'
import { paginationMessages } from '../components/Pagination/messages.ts'
import { placeNameMessages } from '../directory/PlaceName/messages.ts'
import { placePlateMessages } from '../directory/PlacePlate/messages.ts'
import { placeStripMessages } from '../directory/PlaceStrip/messages.ts'
import { skipLinkMessages } from '../components/SkipLink/messages.ts'
import { spinnerMessages } from '../components/Spinner/messages.ts'
import { stepperMessages } from '../components/Stepper/messages.ts'
import { textFieldMessages } from '../components/TextField/messages.ts'
import { themeSwitchMessages } from '../components/ThemeSwitch/messages.ts'
import { errorBoundaryMessages } from '../components/ErrorBoundary/messages.ts'
import { toastMessages } from '../components/Toast/messages.ts'
import { aboutPageMessages } from '../directory/AboutPage/messages.ts'
import { activeFiltersMessages } from '../directory/ActiveFilters/messages.ts'
import { africaMapMessages } from '../directory/AfricaMap/messages.ts'
import { businessHoursMessages } from '../directory/BusinessHours/messages.ts'
import { categoryStripMessages } from '../directory/CategoryStrip/messages.ts'
import { checkedDateMessages } from '../directory/CheckedDate/messages.ts'
import { cityListMessages } from '../directory/CityList/messages.ts'
import { claimProofMessages } from '../directory/ClaimProof/messages.ts'
import { classifiedsMastheadMessages } from '../directory/ClassifiedsMasthead/messages.ts'
import { compareBarMessages } from '../directory/CompareBar/messages.ts'
import { compareTableMessages } from '../directory/CompareTable/messages.ts'
import { compareToggleMessages } from '../directory/CompareToggle/messages.ts'
import { contactDetailsMessages } from '../directory/ContactDetails/messages.ts'
import { contactFormMessages } from '../directory/ContactForm/messages.ts'
import { contactPanelMessages } from '../directory/ContactPanel/messages.ts'
import { countryEntryMessages } from '../directory/CountryEntry/messages.ts'
import { customPackagesMessages } from '../directory/CustomPackages/messages.ts'
import { distanceMessages } from '../directory/Distance/messages.ts'
import { enquiryDialogMessages } from '../directory/EnquiryDialog/messages.ts'
import { featuredListingsMessages } from '../directory/FeaturedListings/messages.ts'
import { filterPanelMessages } from '../directory/FilterPanel/messages.ts'
import { getListedMessages } from '../directory/GetListed/messages.ts'
import { hoursEditorMessages } from '../directory/HoursEditor/messages.ts'
import { howItWorksMessages } from '../directory/HowItWorks/messages.ts'
import { imagesEditorMessages } from '../directory/ImagesEditor/messages.ts'
import { isThisYouMessages } from '../directory/IsThisYou/messages.ts'
import { listingCardMessages } from '../directory/ListingCard/messages.ts'
import { listingBarMessages } from '../directory/ListingBar/messages.ts'
import { listingDetailsMessages } from '../directory/ListingDetails/messages.ts'
import { listingMapMessages } from '../directory/ListingMap/messages.ts'
import { listingNotFoundMessages } from '../directory/ListingNotFound/messages.ts'
import { listingToolbarMessages } from '../directory/ListingToolbar/messages.ts'
import { locationsOverviewMessages } from '../directory/LocationsOverview/messages.ts'
import { locatorMapMessages } from '../directory/LocatorMap/messages.ts'
import { phonePreviewMessages } from '../directory/PhonePreview/messages.ts'
import { pinCardMessages } from '../directory/PinCard/messages.ts'
import { pinListMessages } from '../directory/PinList/messages.ts'
import { mapFollowMessages } from '../directory/MapFollow/messages.ts'
import { mapLayoutMessages } from '../directory/MapLayout/messages.ts'
import { nearFilterMessages } from '../directory/NearFilter/messages.ts'
import { nearMeMessages } from '../directory/NearMe/messages.ts'
import { nearPanelMessages } from '../directory/NearFilter/panel/messages.ts'
import { nearbyListingsMessages } from '../directory/NearbyListings/messages.ts'
import { noListingsMessages } from '../directory/NoListings/messages.ts'
import { notFoundMessages } from '../directory/NotFound/messages.ts'
import { openNowMessages } from '../directory/OpenNow/messages.ts'
import { openNowToggleMessages } from '../directory/OpenNowToggle/messages.ts'
import { ownerBandMessages } from '../directory/OwnerBand/messages.ts'
import { photoGalleryMessages } from '../directory/PhotoGallery/messages.ts'
import { placeLinksMessages } from '../directory/PlaceLinks/messages.ts'
import { planCardMessages } from '../directory/PlanCard/messages.ts'
import { popularCategoriesMessages } from '../directory/PopularCategories/messages.ts'
import { positionFieldMessages } from '../directory/PositionField/messages.ts'
import { referencePlateMessages } from '../directory/ReferencePlate/messages.ts'
import { relatedListingsMessages } from '../directory/RelatedListings/messages.ts'
import { requestStatusMessages } from '../directory/RequestStatus/messages.ts'
import { resultsSummaryMessages } from '../directory/ResultsSummary/messages.ts'
import { saveToggleMessages } from '../directory/SaveToggle/messages.ts'
import { scopeHeaderMessages } from '../directory/ScopeHeader/messages.ts'
import { searchBoxMessages } from '../directory/SearchBox/messages.ts'
import { searchSuggestionsMessages } from '../directory/SearchSuggestions/messages.ts'
import { shareButtonMessages } from '../directory/ShareButton/messages.ts'
import { sharedComparisonBarMessages } from '../directory/SharedComparisonBar/messages.ts'
import { shortlistDrawerMessages } from '../directory/ShortlistDrawer/messages.ts'
import { siteFooterMessages } from '../directory/SiteFooter/messages.ts'
import { siteHeaderMessages } from '../directory/SiteHeader/messages.ts'
import { sortSelectMessages } from '../directory/SortSelect/messages.ts'
import { specialOffersMessages } from '../directory/SpecialOffers/messages.ts'
import { suggestChangeMessages } from '../directory/SuggestChange/messages.ts'
import { suggestLinksMessages } from '../directory/SuggestLinks/messages.ts'
import { suggestionsMessages } from '../directory/Suggestions/messages.ts'
import { understoodMessages } from '../directory/Understood/messages.ts'
import { viewLinksMessages } from '../directory/ViewLinks/messages.ts'
import { countMessages } from './count.ts'

/**
 * Every text that a component says by itself, in English. What an application knows better comes by props instead. Each component holds
 * its own section, so that a bundle holds the texts of what it shows.
 */
export const englishMessages = {
  aboutPage: aboutPageMessages,
  activeFilters: activeFiltersMessages,
  africaMap: africaMapMessages,
  breadcrumbs: breadcrumbsMessages,
  businessHours: businessHoursMessages,
  carousel: carouselMessages,
  categoryStrip: categoryStripMessages,
  checkboxGroup: checkboxGroupMessages,
  checkedDate: checkedDateMessages,
  cityList: cityListMessages,
  claimProof: claimProofMessages,
  classifiedsMasthead: classifiedsMastheadMessages,
  compareBar: compareBarMessages,
  compareTable: compareTableMessages,
  compareToggle: compareToggleMessages,
  contactDetails: contactDetailsMessages,
  contactForm: contactFormMessages,
  contactPanel: contactPanelMessages,
  count: countMessages,
  countryEntry: countryEntryMessages,
  customPackages: customPackagesMessages,
  distance: distanceMessages,
  enquiryDialog: enquiryDialogMessages,
  errorBoundary: errorBoundaryMessages,
  featuredListings: featuredListingsMessages,
  field: fieldMessages,
  filterBadge: filterBadgeMessages,
  filterPanel: filterPanelMessages,
  getListed: getListedMessages,
  hoursEditor: hoursEditorMessages,
  howItWorks: howItWorksMessages,
  imagesEditor: imagesEditorMessages,
  isThisYou: isThisYouMessages,
  keyHint: keyHintMessages,
  lightbox: lightboxMessages,
  listingCard: listingCardMessages,
  listingBar: listingBarMessages,
  listingDetails: listingDetailsMessages,
  listingMap: listingMapMessages,
  listingNotFound: listingNotFoundMessages,
  listingToolbar: listingToolbarMessages,
  locationsOverview: locationsOverviewMessages,
  locatorMap: locatorMapMessages,
  mapFollow: mapFollowMessages,
  phonePreview: phonePreviewMessages,
  pinCard: pinCardMessages,
  pinList: pinListMessages,
  mapLayout: mapLayoutMessages,
  modal: modalMessages,
  nearFilter: nearFilterMessages,
  nearMe: nearMeMessages,
  nearPanel: nearPanelMessages,
  nearbyListings: nearbyListingsMessages,
  noListings: noListingsMessages,
  notFound: notFoundMessages,
  openNow: openNowMessages,
  openNowToggle: openNowToggleMessages,
  ownerBand: ownerBandMessages,
  narrowing: narrowingMessages,
  pagination: paginationMessages,
  photoGallery: photoGalleryMessages,
  placeLinks: placeLinksMessages,
  placeName: placeNameMessages,
  placePlate: placePlateMessages,
  placeStrip: placeStripMessages,
  planCard: planCardMessages,
  popularCategories: popularCategoriesMessages,
  positionField: positionFieldMessages,
  referencePlate: referencePlateMessages,
  relatedListings: relatedListingsMessages,
  requestStatus: requestStatusMessages,
  resultsSummary: resultsSummaryMessages,
  saveToggle: saveToggleMessages,
  scopeHeader: scopeHeaderMessages,
  searchBox: searchBoxMessages,
  searchSuggestions: searchSuggestionsMessages,
  shareButton: shareButtonMessages,
  sharedComparisonBar: sharedComparisonBarMessages,
  shortlistDrawer: shortlistDrawerMessages,
  siteFooter: siteFooterMessages,
  siteHeader: siteHeaderMessages,
  skipLink: skipLinkMessages,
  sortSelect: sortSelectMessages,
  specialOffers: specialOffersMessages,
  spinner: spinnerMessages,
  stepper: stepperMessages,
  suggestChange: suggestChangeMessages,
  suggestLinks: suggestLinksMessages,
  suggestions: suggestionsMessages,
  textField: textFieldMessages,
  themeSwitch: themeSwitchMessages,
  toast: toastMessages,
  understood: understoodMessages,
  viewLinks: viewLinksMessages,
}

type EnglishMessages = typeof englishMessages

/** The catalogue that a translation has to fill. */
export interface Messages extends EnglishMessages {}
