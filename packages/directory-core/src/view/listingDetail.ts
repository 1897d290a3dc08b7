import { categoryIcon, type CategoryIcon } from '../category/categories.ts'
import { emailLink, type EmailLink } from '../contact/emailLink.ts'
import { plainPhoneLinks, type PhoneLink, type PhoneReader } from '../contact/phoneLink.ts'
import { websiteLink, type WebsiteLink } from '../contact/websiteLink.ts'
import { fieldsThat, LISTING_FIELDS, type LinkPurpose } from '../listing/listingFields.ts'
import { isSafeUrl } from '../listing/isSafeUrl.ts'
import { isSample } from '../listing/listingOrigins.ts'
import type { BusinessHours, Listing, ListingSource, SocialLink, SpecialOffer } from '../listing/listing.ts'
import type { NamedHoliday } from '../hours/namedHolidays.ts'
import { placeFacts, type PlaceFact } from './placeFacts.ts'
import { locationLine } from './locationLine.ts'
import { categoryName, countryName, subcategoryName } from '../names/displayNames.ts'
import type { Names } from '../names/names.ts'
import { currentOffers } from './currentOffers.ts'
import { galleryOf, type Gallery, type ImageOptions } from './galleryImages.ts'
import { standingOf, type Standing } from '../tier/packageTier.ts'
import { showsField, TIER_DISPLAY, type ShownBy, type TierField } from '../tier/tierDisplay.ts'

/**
 * What the detail page of a listing may show, as plain data that survives JSON. A section that the package does not show is
 * absent: `'gallery' in detail` asks for the package, and an empty section says that the owner gave nothing.
 */
export type ListingDetail = UnclaimedDetail | ClassifiedDetail | StandardDetail | PremiumDetail
/** The detail page of what is not yet claimed. */
export type UnclaimedDetail = DetailOf<'unclaimed'>
/** The detail page of a classified listing. */
export type ClassifiedDetail = DetailOf<'classified'>
/** The detail page of a standard listing. */
export type StandardDetail = DetailOf<'standard'>
/** The detail page of a premium listing. */
export type PremiumDetail = DetailOf<'premium'>

/** What a detail view depends on besides its listing. */
export interface DetailOptions extends ImageOptions {
  /** The words of the reader's locale, such as `@dira/directory-core/names/en`. */
  readonly names: Pick<Names, 'categories' | 'subcategories' | 'countries' | 'tiers' | 'placeFacts'>
  /** The instant of rendering, in milliseconds since 1970 (UTC): it decides which offers are still valid. */
  readonly now: number
  /** Makes links of the phone field; `readPhones` of `@dira/directory-core/phone` knows the numbers of each country. */
  readonly readPhones?: PhoneReader
  /** The public holidays around that the hours of a listing say something of: `holidaysAhead` with the names of a locale. @default they have no names */
  readonly holidaysOf?: (listing: Listing, now: number) => readonly NamedHoliday[]
}

/** What the detail page of every listing shows. */
export interface DetailBase {
  readonly slug: string
  readonly businessName: string
  readonly tierLabel: string
  /** The category's name. */
  readonly category: string
  readonly categorySlug: string
  readonly categoryIcon: CategoryIcon
  /** The subcategory's name. */
  readonly subcategory?: string
  readonly subcategorySlug?: string
  /** The facts of the place that are known. */
  readonly facts: readonly PlaceFact[]
  readonly location: Listing['location']
  readonly countryName: string
  /** City, province and country. */
  readonly locationLine: string
  /** '' when not given. */
  readonly address: string
  readonly mapCoordinates?: { readonly lat: number; readonly lng: number }
  /** The phone numbers as the owner wrote them into one field; '' when not given. */
  readonly phone: string
  /** The same as links. Usually one; empty when no number was given. */
  readonly phones: readonly PhoneLink[]
  /** Whom the listing is credited to. */
  readonly source?: ListingSource
  /** The public holidays around, where the page shows hours that say something of them. */
  readonly holidays?: readonly NamedHoliday[]
  /** No business, number or address of it is real. */
  readonly isSample?: true
}

/** An address of a business and what it is for. */
export interface PurposeLink {
  readonly purpose: LinkPurpose
  readonly href: string
}

/** The sections that depend on the package. */
export interface DetailSections {
  /** '' reads 'No description provided'. */
  readonly description: string
  readonly email: EmailLink | null
  readonly website: WebsiteLink | null
  /** Its addresses beside the website, each with what it is for. */
  readonly links: readonly PurposeLink[]
  readonly gallery: Gallery
  readonly socialMedia: readonly SocialLink[]
  /** Every row as its owner wrote it. */
  readonly businessHours: readonly BusinessHours[]
  /** Those that are still valid. */
  readonly specialOffers: readonly SpecialOffer[]
}

type DetailOf<Tier extends Standing> = DetailBase & { readonly tier: Tier } & Pick<DetailSections, ShownBy<Tier>>

/** The detail page of a listing: only what its package shows, only safe links, and the offers that are valid at `now`. */
export function listingDetail(listing: Listing, options: DetailOptions): ListingDetail {
  const tier = standingOf(listing)
  const shown = TIER_DISPLAY[tier].shows.map((field) => [field, SECTIONS[field](listing, options)])
  const holidays = showsField(tier, 'businessHours') ? (options.holidaysOf?.(listing, options.now) ?? []) : []
  const detail = {
    ...detailBase(listing, options),
    tier,
    ...Object.fromEntries(shown),
    ...(holidays.length > 0 && { holidays }),
  }
  // The types of the sections come from the same table as the sections themselves; fromEntries forgets them.
  return detail as ListingDetail
}

type Section<Field extends TierField> = (listing: Listing, options: DetailOptions) => DetailSections[Field]

const SECTIONS: { readonly [Field in TierField]: Section<Field> } = {
  description: ({ description }) => description ?? '',
  email: ({ email }) => emailLink(email) ?? null,
  website: ({ website }) => websiteLink(website) ?? null,
  links: (listing) =>
    fieldsThat('link').flatMap((field) => {
      const { href } = websiteLink(listing[field]) ?? {}
      return href === undefined ? [] : [{ purpose: LISTING_FIELDS[field].link, href }]
    }),
  gallery: galleryOf,
  socialMedia: ({ socialMedia = [] }) => socialMedia.filter(({ url }) => isSafeUrl(url)),
  businessHours: ({ businessHours = [] }) => businessHours,
  specialOffers: (listing, { now }) => currentOffers(listing, now),
}

function detailBase(listing: Listing, { names, readPhones = plainPhoneLinks }: DetailOptions): DetailBase {
  const { slug, businessName, category, subcategory, location, address, mapCoordinates, phone, source } = listing
  return {
    slug,
    businessName,
    tierLabel: names.tiers[standingOf(listing)],
    category: categoryName(names, category),
    categorySlug: category,
    categoryIcon: categoryIcon(category),
    ...(subcategory && { subcategory: subcategoryName(names, subcategory), subcategorySlug: subcategory }),
    facts: placeFacts(listing, names),
    location,
    countryName: countryName(names, location.country),
    locationLine: locationLine(location, names),
    address,
    ...(mapCoordinates && { mapCoordinates }),
    phone,
    phones: readPhones(phone, location.country),
    ...(source && { source }),
    ...(isSample(listing) && { isSample: true }),
  }
}
