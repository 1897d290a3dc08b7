export {
  CATEGORIES,
  CATEGORY_ICONS,
  categoryIcon,
  type Category,
  type CategoryIcon,
  type Subcategory,
} from './category/categories.ts'
export { mailtoHref } from './contact/mailtoHref.ts'
export { telHref, type PhoneLink, type PhoneReader } from './contact/phoneLink.ts'
export type { WebsiteLink } from './contact/websiteLink.ts'
export { FEATURED_LIMIT, featuredListings } from './featured/featuredListings.ts'
export { isSafeUrl } from './listing/isSafeUrl.ts'
export {
  LISTING_LIMITS,
  listingSchema,
  type BusinessHours,
  type Listing,
  type ListingImage,
  type SocialLink,
  type SpecialOffer,
} from './listing/listing.ts'
export { locationLine } from './listing/locationLine.ts'
export { slugify } from './listing/slugify.ts'
export { websiteHref } from './listing/websiteHref.ts'
export { COUNTRIES, type Country } from './location/countries.ts'
export { createDirectory, type Directory, type FacetCount, type SearchResult } from './search/createDirectory.ts'
export { EVERYWHERE, type Scope } from './search/scope.ts'
export { parseSearch, serialiseSearch } from './search/searchParams.ts'
export {
  EMPTY_SEARCH,
  PAGE_SIZE,
  SEARCH_TEXT_LIMIT,
  SORT_LABELS,
  SORT_ORDERS,
  type SearchState,
  type SortOrder,
} from './search/searchState.ts'
export { listingCard, type ClassifiedCard, type ListingCard, type StoryCard } from './tier/listingCard.ts'
export {
  galleryImages,
  placeholderImages,
  type Gallery,
  type GalleryImage,
  type PlaceholderOptions,
} from './tier/galleryImages.ts'
export {
  listingDetail,
  type ClassifiedDetail,
  type DetailOptions,
  type EmailLink,
  type ListingDetail,
  type PremiumDetail,
  type StandardDetail,
} from './tier/listingDetail.ts'
export { PACKAGE_TIERS, TIER_LABELS, tierOf, type PackageTier } from './tier/packageTier.ts'
