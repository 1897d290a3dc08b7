import { categoryIcon, type CategoryIcon } from '../category/categories.ts'
import { emailLink, type EmailLink } from '../contact/emailLink.ts'
import { plainPhoneLinks, type PhoneLink, type PhoneReader } from '../contact/phoneLink.ts'
import { websiteLink, type WebsiteLink } from '../contact/websiteLink.ts'
import type { Listing } from '../listing/listing.ts'
import { locationLine } from '../listing/locationLine.ts'
import { categoryName } from '../names/displayNames.ts'
import type { Names } from '../names/names.ts'
import { galleryImages, type GalleryImage, type ImageOptions } from './galleryImages.ts'
import { tierOf, type PackageTier } from './packageTier.ts'
import { cardShowsField } from './tierDisplay.ts'

interface CardBase {
  readonly slug: string
  readonly businessName: string
  readonly tierLabel: string
  /** The category's name. */
  readonly category: string
  readonly categoryIcon: CategoryIcon
  readonly locationLine: string
  /** Usually one; empty when no number was given. */
  readonly phones: readonly PhoneLink[]
}

/** The card of a classified listing: name, badge, place and phone. */
export interface ClassifiedCard extends CardBase {
  readonly tier: 'classified'
}

/** The card of a larger package; what the owner did not give is absent. */
export interface StoryCard extends CardBase {
  readonly tier: Exclude<PackageTier, 'classified'>
  /** The first photograph of the business; without one the card shows cover art. */
  readonly photo?: Pick<GalleryImage, 'url' | 'alt'>
  readonly description?: string
  readonly email?: EmailLink
  readonly website?: WebsiteLink
}

/** What the card of a listing may show. The card of a classified listing has no description, e-mail or website at all. */
export type ListingCard = ClassifiedCard | StoryCard

/** What a card depends on besides its listing. */
export interface CardOptions extends Pick<ImageOptions, 'imageOrigins'> {
  /** The words of the reader's locale, such as `@dira/directory-core/names/en`. */
  readonly names: Pick<Names, 'categories' | 'countries' | 'tiers'>
  /** Makes links of the phone field; `readPhones` of `@dira/directory-core/phone` knows the numbers of each country. */
  readonly readPhones?: PhoneReader
}

/** The card of a listing, holding only what its package shows. */
export function listingCard(
  listing: Listing,
  { names, readPhones = plainPhoneLinks, imageOrigins }: CardOptions,
): ListingCard {
  const tier = tierOf(listing)
  const base = {
    slug: listing.slug,
    businessName: listing.businessName,
    tierLabel: names.tiers[tier],
    category: categoryName(names, listing.category),
    categoryIcon: categoryIcon(listing.category),
    locationLine: locationLine({ ...listing.location, province: undefined }, names),
    phones: readPhones(listing.phone, listing.location.country),
  }
  if (tier === 'classified') return { ...base, tier }
  const { description } = listing
  const email = emailLink(listing.email)
  const website = websiteLink(listing.website)
  const [photo] = galleryImages(listing, { placeholderBase: false, ...(imageOrigins && { imageOrigins }) })
  return {
    ...base,
    tier,
    ...(photo && cardShowsField(tier, 'gallery') && { photo: { url: photo.url, alt: photo.alt } }),
    ...(description && cardShowsField(tier, 'description') && { description }),
    ...(email && cardShowsField(tier, 'email') && { email }),
    ...(website && cardShowsField(tier, 'website') && { website }),
  }
}
