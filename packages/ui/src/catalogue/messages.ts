import { breadcrumbsMessages } from '../components/Breadcrumbs/messages.ts'
import { carouselMessages } from '../components/Carousel/messages.ts'
import { checkboxGroupMessages } from '../components/CheckboxGroup/messages.ts'
import { fieldMessages } from '../components/Field/messages.ts'
import { filterBadgeMessages } from '../components/FilterBadge/messages.ts'
import { knownSoFarMessages } from '../directory/listing/KnownSoFar/messages.ts'
import { keyHintMessages } from '../components/KeyHint/messages.ts'
import { lightboxMessages } from '../components/Lightbox/messages.ts'
import { modalMessages } from '../components/Modal/messages.ts'
import { narrowingMessages } from '../components/Narrowing/messages.ts'
import { paginationMessages } from '../components/Pagination/messages.ts'
import { placeNameMessages } from '../directory/places/PlaceName/messages.ts'
import { placePlateMessages } from '../directory/results/PlacePlate/messages.ts'
import { placeStripMessages } from '../directory/places/PlaceStrip/messages.ts'
import { skipLinkMessages } from '../components/SkipLink/messages.ts'
import { spinnerMessages } from '../components/Spinner/messages.ts'
import { stepperMessages } from '../components/Stepper/messages.ts'
import { textFieldMessages } from '../components/TextField/messages.ts'
import { themeSwitchMessages } from '../components/ThemeSwitch/messages.ts'
import { errorBoundaryMessages } from '../components/ErrorBoundary/messages.ts'
import { toastMessages } from '../components/Toast/messages.ts'
import { aboutPageMessages } from '../directory/site/AboutPage/messages.ts'
import { activeFiltersMessages } from '../directory/search/ActiveFilters/messages.ts'
import { africaMapMessages } from '../directory/places/AfricaMap/messages.ts'
import { businessHoursMessages } from '../directory/listing/BusinessHours/messages.ts'
import { categoryStripMessages } from '../directory/site/CategoryStrip/messages.ts'
import { checkedDateMessages } from '../directory/listing/CheckedDate/messages.ts'
import { cityListMessages } from '../directory/places/CityList/messages.ts'
import { claimProofMessages } from '../directory/forms/ClaimProof/messages.ts'
import { classifiedsMastheadMessages } from '../directory/results/ClassifiedsMasthead/messages.ts'
import { compareBarMessages } from '../directory/shortlist/CompareBar/messages.ts'
import { compareTableMessages } from '../directory/shortlist/CompareTable/messages.ts'
import { compareToggleMessages } from '../directory/shortlist/CompareToggle/messages.ts'
import { contactDetailsMessages } from '../directory/listing/ContactDetails/messages.ts'
import { contactFormMessages } from '../directory/forms/ContactForm/messages.ts'
import { contactPanelMessages } from '../directory/listing/ContactPanel/messages.ts'
import { countryEntryMessages } from '../directory/places/CountryEntry/messages.ts'
import { dateFieldMessages } from '../components/DateField/messages.ts'
import { customPackagesMessages } from '../directory/plans/CustomPackages/messages.ts'
import { distanceMessages } from '../directory/results/Distance/messages.ts'
import { enquiryDialogMessages } from '../directory/listing/EnquiryDialog/messages.ts'
import { featuredListingsMessages } from '../directory/results/FeaturedListings/messages.ts'
import { filterPanelMessages } from '../directory/search/FilterPanel/messages.ts'
import { getListedMessages } from '../directory/forms/GetListed/messages.ts'
import { hoursEditorMessages } from '../directory/forms/HoursEditor/messages.ts'
import { howItWorksMessages } from '../directory/site/HowItWorks/messages.ts'
import { imagesEditorMessages } from '../directory/forms/ImagesEditor/messages.ts'
import { isThisYouMessages } from '../directory/forms/IsThisYou/messages.ts'
import { listingCardMessages } from '../directory/results/ListingCard/messages.ts'
import { listingBarMessages } from '../directory/listing/ListingBar/messages.ts'
import { listingDetailsMessages } from '../directory/listing/ListingDetails/messages.ts'
import { listingMapMessages } from '../directory/map/ListingMap/messages.ts'
import { listingNotFoundMessages } from '../directory/listing/ListingNotFound/messages.ts'
import { listingToolbarMessages } from '../directory/listing/ListingToolbar/messages.ts'
import { locationsOverviewMessages } from '../directory/places/LocationsOverview/messages.ts'
import { locatorMapMessages } from '../directory/listing/LocatorMap/messages.ts'
import { phonePreviewMessages } from '../directory/forms/PhonePreview/messages.ts'
import { pinCardMessages } from '../directory/map/PinCard/messages.ts'
import { pinListMessages } from '../directory/map/PinList/messages.ts'
import { mapFollowMessages } from '../directory/map/MapFollow/messages.ts'
import { mapLayoutMessages } from '../directory/map/MapLayout/messages.ts'
import { nearFilterMessages } from '../directory/search/NearFilter/messages.ts'
import { nearMeMessages } from '../directory/search/NearMe/messages.ts'
import { nearPanelMessages } from '../directory/search/NearFilter/panelMessages.ts'
import { nearbyListingsMessages } from '../directory/listing/NearbyListings/messages.ts'
import { nearestListingsMessages } from '../directory/results/NearestListings/messages.ts'
import { noListingsMessages } from '../directory/results/NoListings/messages.ts'
import { notFoundMessages } from '../directory/site/NotFound/messages.ts'
import { openNowMessages } from '../directory/results/OpenNow/messages.ts'
import { openNowToggleMessages } from '../directory/search/OpenNowToggle/messages.ts'
import { ownerBandMessages } from '../directory/site/OwnerBand/messages.ts'
import { photoGalleryMessages } from '../directory/listing/PhotoGallery/messages.ts'
import { placeLinksMessages } from '../directory/places/PlaceLinks/messages.ts'
import { planCardMessages } from '../directory/plans/PlanCard/messages.ts'
import { planChoiceMessages } from '../directory/plans/PlanChoice/messages.ts'
import { popularCategoriesMessages } from '../directory/site/PopularCategories/messages.ts'
import { positionFieldMessages } from '../directory/forms/PositionField/messages.ts'
import { referencePlateMessages } from '../directory/forms/ReferencePlate/messages.ts'
import { relatedListingsMessages } from '../directory/listing/RelatedListings/messages.ts'
import { requestStatusMessages } from '../directory/forms/RequestStatus/messages.ts'
import { resultsSummaryMessages } from '../directory/results/ResultsSummary/messages.ts'
import { saveToggleMessages } from '../directory/shortlist/SaveToggle/messages.ts'
import { scopeHeaderMessages } from '../directory/results/ScopeHeader/messages.ts'
import { searchBoxMessages } from '../directory/search/SearchBox/messages.ts'
import { searchSuggestionsMessages } from '../directory/search/SearchSuggestions/messages.ts'
import { shareButtonMessages } from '../directory/listing/ShareButton/messages.ts'
import { sharedComparisonBarMessages } from '../directory/shortlist/SharedComparisonBar/messages.ts'
import { shortlistDrawerMessages } from '../directory/shortlist/ShortlistDrawer/messages.ts'
import { siteFooterMessages } from '../directory/site/SiteFooter/messages.ts'
import { siteHeaderMessages } from '../directory/site/SiteHeader/messages.ts'
import { sortSelectMessages } from '../directory/search/SortSelect/messages.ts'
import { specialOffersMessages } from '../directory/listing/SpecialOffers/messages.ts'
import { suggestChangeMessages } from '../directory/forms/SuggestChange/messages.ts'
import { suggestLinksMessages } from '../directory/listing/SuggestLinks/messages.ts'
import { suggestionsMessages } from '../directory/search/Suggestions/messages.ts'
import { understoodMessages } from '../directory/search/Understood/messages.ts'
import { viewLinksMessages } from '../directory/results/ViewLinks/messages.ts'
import { countMessages } from '../messages/count.ts'

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
  dateField: dateFieldMessages,
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
  knownSoFar: knownSoFarMessages,
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
  nearestListings: nearestListingsMessages,
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
  planChoice: planChoiceMessages,
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
