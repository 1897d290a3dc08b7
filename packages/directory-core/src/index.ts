export {
  CATEGORIES,
  CATEGORY_ICONS,
  categoryIcon,
  type Category,
  type CategoryIcon,
  type CategorySlug,
  type SubcategorySlug,
} from './category/categories.ts'
export { categoryEntries, type CategoryEntry } from './scope/categoryEntries.ts'
export { categorySchema } from './category/categorySchema.ts'
export { CATEGORY_TIERS, CLASSIFIEDS_SCOPE, resolveCategory, type ResolvedCategory } from './scope/resolveCategory.ts'
export { COMPARE_LIMIT, parseComparison, serialiseComparison } from './compare/compareParams.ts'
export {
  compareView,
  type CompareCell,
  type CompareField,
  type CompareGroup,
  type CompareLine,
  type CompareOptions,
  type CompareRow,
  type CompareView,
} from './compare/compareView.ts'
export {
  CONTACT_LIMITS,
  CONTACT_MESSAGES,
  REQUIRED_CONTACT_FIELDS,
  missingContactFields,
  type ContactMessage,
  type RequiredContactField,
} from './contact/contactMessage.ts'
export { contactMessageSchema } from './contact/contactMessageSchema.ts'
export type { EmailLink } from './contact/emailLink.ts'
export { mailtoHref } from './contact/mailtoHref.ts'
export { plainPhoneLinks, telHref, type PhoneLink, type PhoneReader } from './contact/phoneLink.ts'
export { websiteLink, type WebsiteLink } from './contact/websiteLink.ts'
export { mergeEdits, type Edits, type MergedEdits } from './edit/mergeEdits.ts'
export { rebaseChanges, type ProposedChange, type RebasedChanges } from './edit/rebaseChanges.ts'
export { sameValue } from './edit/sameValue.ts'
export { FEATURED_LIMIT, dayOf, featuredListings, type SearchSource } from './featured/featuredListings.ts'
export { activeFilters, type ActiveFilter } from './filter/activeFilters.ts'
export { EMPTY_FILTERS, clearFilters, toggleFilter, withoutFilter, type FilterState } from './filter/filterState.ts'
export {
  FILTER_GROUPS,
  FILTERS,
  CHOICE_FILTERS,
  SERVER_PARAMS,
  type Filter,
  type FilterGroup,
  type FilterTexts,
  type KnownValues,
} from './filter/filters.ts'
export { attributePhrases } from './attribute/attributePhrases.ts'
export {
  ATTRIBUTE_SLUGS,
  ATTRIBUTES,
  attributeRule,
  type AttributeRule,
  type AttributeSlug,
} from './attribute/attributes.ts'
export { isKind } from './search/isKind.ts'
export { kindPhrases } from './search/kindPhrases.ts'
export type { ChoiceName } from './listing/choices.ts'
export { PRICE_LEVELS, type PriceLevel } from './listing/priceLevels.ts'
export { placeFacts, type PlaceFact } from './view/placeFacts.ts'
export { KINDS, KIND_SLUGS, kindRule, type KindRule, type KindSlug } from './kind/kinds.ts'
export { filterStateSchema } from './filter/filterStateSchema.ts'
export { holidaysAhead, namedHolidays, type NamedHoliday } from './hours/namedHolidays.ts'
export { closedRows, type ClosedDates } from './hours/closedDates.ts'
export { openStatus, rowsToday, type Change, type OpenStatus, type Scheduled } from './hours/openStatus.ts'
export { parseHours, type Span } from './hours/parseHours.ts'
export { beginsWithExcept, namedDates, namesRomanceDay, parseDays, type DayRule, type Days } from './hours/parseDays.ts'
export { parseWeekdays } from './hours/parseWeekdays.ts'
export { hoursOn } from './hours/hoursOn.ts'
export {
  readBusinessHours,
  rowsOfDay,
  unreadHours,
  type DayHours,
  type HoursRow,
  type ReadHours,
} from './hours/readBusinessHours.ts'
export {
  IMAGE_FOLDER,
  IMAGE_SIDE,
  imageAddress,
  imagePaths,
  imageWidths,
  readImageAddress,
  type ImageFacts,
  type ImageFile,
} from './listing/imageFile.ts'
export { clockTime, gridRows, weekGrid, writtenHours, type WeekGrid } from './hours/weekGrid.ts'
export { isUsableName } from './listing/isUsableName.ts'
export { substanceOf } from './listing/substance.ts'
export { isSafeImageUrl, isSafeUrl, isSafeWebUrl } from './listing/isSafeUrl.ts'
export {
  businessHoursSchema,
  listingImageSchema,
  listingSchema,
  listingSourceSchema,
  placeSchema,
  socialLinkSchema,
  specialOfferSchema,
  type BusinessHours,
  type Listing,
  type ListingImage,
  type ListingSource,
  type Place,
  type SocialLink,
  type SpecialOffer,
} from './listing/listing.ts'
export {
  CHECK_SOURCES,
  CHECKED_FACTS,
  shownChecks,
  type CheckedFact,
  type CheckSource,
  type FactCheck,
  type ShownCheck,
} from './listing/listingChecks.ts'
export {
  fieldRule,
  isPlaceFact,
  fieldsThat,
  isFieldShown,
  LISTING_FIELDS,
  LISTING_FIELD_NAMES,
  type FieldRule,
  type FieldsThat,
  type FieldType,
  type ListingFieldName,
} from './listing/listingFields.ts'
export { LISTING_LIMITS } from './schema/listingLimits.ts'
export { PLATE_GRID } from './plate/foldMarks.ts'
export {
  placePlate,
  PLATE_SCALES,
  PLATE_SIZES,
  type PlacePlate,
  type PlateNeighbour,
  type PlateSize,
  type PlateSource,
} from './plate/placePlate.ts'
export type { Land, PlateLand } from './plate/plateLand.ts'
export { categoryAround, metresFrom, plateNeighbours, type PlateSubject } from './plate/plateNeighbours.ts'
export {
  isSample,
  listingOrigins,
  originOf,
  type ListingOrigin,
  type ListingOrigins,
} from './listing/listingOrigins.ts'
export { locationLine } from './view/locationLine.ts'
export { locationNamed, placeNamed } from './listing/placeNamed.ts'
export { slugify } from './text/slugify.ts'
export { websiteHref } from './listing/websiteHref.ts'
export {
  AFRICAN_COUNTRY_CODES,
  africanCountry,
  africanRegion,
  countrySlug,
  type AfricanCountryCode,
  type AfricanRegion,
} from './location/africa.ts'
export { cityPath, type PlacePath } from './scope/cityPath.ts'
export { countryCode, countryOfSlug } from './location/countryCode.ts'
export { COUNTRIES, type Country } from './location/countries.ts'
export {
  TOP_REGION_LIMIT,
  cityEntries,
  variedCities,
  countryEntries,
  type CityEntry,
  type CountryEntry,
} from './scope/locationEntries.ts'
export {
  MOST_KILOMETRES,
  NEAREST,
  formatBox,
  formatNear,
  roundedBox,
  roundedPosition,
  type GeoBox,
  type GeoPoint,
  type Near,
} from './location/near.ts'
export { nameElsewhere, type PlaceElsewhere } from './search/placeElsewhere.ts'
export { NAMES_OF_PLACES, usualNames, type NamesOfPlaces } from './search/namesOfPlaces.ts'
export { parseBox, parseNear } from './location/parseNear.ts'
export { formatPosition, parsePosition } from './location/parsePosition.ts'
export { bearingOf } from './location/bearingOf.ts'
export { EARTH_RADIUS, kilometresBetween } from './location/kilometresBetween.ts'
export { placeIndex, type CountryPlaces, type PlaceCount, type PlaceIndex } from './location/placeIndex.ts'
export { placesBelow, type PlaceBelow, type PlacesBelow } from './scope/placesBelow.ts'
export { cityEntrySchema, countryEntrySchema } from './location/placeSchemas.ts'
export { POPULAR_CITIES, type City } from './location/popularCities.ts'
export { resolveLocation, type ResolvedLocation } from './scope/resolveLocation.ts'
export { timeZoneOf } from './location/timeZoneOf.ts'
export { categoryName, countryName, factName, subcategoryName } from './names/displayNames.ts'
export { kindHead } from './names/kindHead.ts'
export { formatCount } from './names/formatCount.ts'
export type { CompareNames, FilterNames, HolidayNames, Names, PlanNames } from './names/names.ts'
export { formatRand } from './pricing/formatRand.ts'
export { invoiceNumber, vatWithin } from './pricing/invoice.ts'
export {
  needsNote,
  PAYMENT_METHODS,
  PAYMENT_MOST_CENTS,
  PAYMENT_YEARS,
  type PaymentMethod,
  type PaymentYears,
} from './pricing/payment.ts'
export { paymentSchema, type Payment } from './pricing/paymentSchema.ts'
export { parseRand } from './pricing/parseRand.ts'
export { isPlanValid, periodOf, planPeriod, renewalOf, type PlanPeriod } from './pricing/planPeriod.ts'
export { planUpgrade, type PlanUpgrade } from './pricing/planUpgrade.ts'
export { REFERENCE_SIGNS, requestReference } from './request/requestReference.ts'
export { PLANS, pricingPlans, yearlyPrice, type Plan, type PricingPlan } from './pricing/plans.ts'
export { pricingPlanSchema } from './pricing/pricingPlanSchema.ts'
export { parseEach, parseWith, type ParseIssue, type Parsed } from './schema/parseWith.ts'
export type { ListingChanges } from './search/applyChanges.ts'
export { createDirectory, type Directory, type DirectoryOptions } from './search/createDirectory.ts'
export {
  createSuggester,
  suggestionRanges,
  type SuggestedCategory,
  type Suggester,
  type SuggestionSource,
  type TypingSuggestions,
} from './search/createSuggester.ts'
export {
  createTownFinder,
  type PlaceNames,
  type SuggestedPlace,
  type SuggestedTown,
  type TownFinder,
} from './search/suggestedPlaces.ts'
export { encodeIndex, type IndexFileOptions } from './search/file/encodeIndex.ts'
export { openIndex } from './search/file/openIndex.ts'
export { openServerIndex, type ServerDirectory } from './search/file/openServerIndex.ts'
export { GEO_SEARCH, type GeoSearch } from './search/geoSearch.ts'
export type { FactName, ListingFact, ListingFacts } from './rows/listingFact.ts'
export { listingFacts, type ListingFactsOptions } from './search/listingFacts.ts'
export type { CountedGroups } from './search/listingGroups.ts'
export type { MapCell, MapCells } from './search/mapCells.ts'
export type { FirstFacts } from './search/firstFacts.ts'
export type { SearchContext } from './search/searchContext.ts'
export { foldText } from './text/foldText.ts'
export type { ListingHighlights } from './search/highlightListings.ts'
export { highlightRanges, type TextRange } from './search/highlightRanges.ts'
export { EVERYWHERE, type Scope } from './scope/scope.ts'
export { rowOf, type ListingGroups, type ListingRow } from './rows/rows.ts'
export { listingSlugs } from './search/listingSlugs.ts'
export { labelsFor, type SearchLabel } from './search/labelsFor.ts'
export { foldRows, type FoldedRows } from './search/foldRows.ts'
export {
  listPage,
  pageOfEntry,
  ROWS_PAGE_SIZE,
  type EntryCounts,
  type ListPage,
  type ListRange,
} from './search/listPages.ts'
export { parseSearch } from './search/parseSearch.ts'
export { serialiseSearch } from './search/serialiseSearch.ts'
export type { FacetCount, SearchAnswer, SearchResult } from './search/searchResult.ts'
export { EMPTY_SEARCH, PAGE_SIZE, SEARCH_TEXT_LIMIT, type SearchState } from './search/searchState.ts'
export { SORT_ORDERS, type SortOrder } from './sort/sortOrders.ts'
export type { Wish } from './names/words/wishes.ts'
export { queryParts, type QueryParts } from './search/queryParts.ts'
export type { QueryKind, QueryPlace } from './search/queryVocabulary.ts'
export { searchWords, wordForms } from './search/searchWords.ts'
export type { Correction, Suggestions } from './search/suggest.ts'
export { nameOfKind, nameOfPlace, understandQuery, type UnderstoodQuery } from './search/understandQuery.ts'
export { waysOn, type ListCounts, type ListMeant, type WayOn } from './search/waysOn.ts'
export {
  PLACEHOLDER_LIMIT,
  galleryImages,
  placeholderImages,
  type Gallery,
  type GalleryImage,
  type ImageOptions,
} from './view/galleryImages.ts'
export { cardSchedule } from './view/cardSchedule.ts'
export { currentOffers, nextOfferEnd } from './view/currentOffers.ts'
export { effectiveTier, GRACE_DAYS, packageEnd, type BoughtPackage } from './tier/effectiveTier.ts'
export {
  listingCard,
  type CardOptions,
  type ClassifiedCard,
  type ListingCard,
  type StoryCard,
} from './view/listingCard.ts'
export { rowCard } from './view/rowCard.ts'
export {
  listingDetail,
  type ClassifiedDetail,
  type DetailOptions,
  type ListingDetail,
  type PurposeLink,
  type PremiumDetail,
  type StandardDetail,
  type UnclaimedDetail,
} from './view/listingDetail.ts'
export { LISTING_FEATURES, type ListingFeature } from './tier/listingFeatures.ts'
export {
  PACKAGE_TIERS,
  STANDINGS,
  standingOf,
  tierOf,
  tierOfStanding,
  type PackageTier,
  type Standing,
} from './tier/packageTier.ts'
export { TIER_DISPLAY, cardShowsField, showsField, type TierDisplay, type TierField } from './tier/tierDisplay.ts'
export { addDays, addYears, type CalendarDate } from './time/calendarDate.ts'
export { formatDate } from './time/formatDate.ts'
export { zonedTime, type ZonedTime } from './time/zonedTime.ts'
