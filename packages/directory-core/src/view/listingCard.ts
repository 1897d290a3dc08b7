import type { CategoryIcon } from '../category/categories.ts'
import { emailLink, type EmailLink } from '../contact/emailLink.ts'
import { plainPhoneLinks, type PhoneLink, type PhoneReader } from '../contact/phoneLink.ts'
import { websiteLink, type WebsiteLink } from '../contact/websiteLink.ts'
import type { Scheduled } from '../hours/openStatus.ts'
import { imagePaths } from '../listing/imageFile.ts'
import type { Listing } from '../listing/listing.ts'
import { originOf, type ListingOrigin } from '../listing/listingOrigins.ts'
import { placeFacts } from './placeFacts.ts'
import type { Names } from '../names/names.ts'
import { CHOICES, type Choice } from '../listing/choices.ts'
import { cardSchedule } from './cardSchedule.ts'
import { galleryImages, withFile, type GalleryImage, type ImageOptions } from './galleryImages.ts'
import type { PackageTier } from '../tier/packageTier.ts'
import { rowCard } from './rowCard.ts'
import { cardShowsField } from '../tier/tierDisplay.ts'

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
  /** Where the listing comes from, if readers have to be told. */
  readonly origin?: ListingOrigin
}

/** The card of a classified listing: name, badge, place and phone. */
export interface ClassifiedCard extends CardBase {
  readonly tier: 'classified'
}

/** The card of what is not yet claimed: the same, and what the place is. */
export interface UnclaimedCard extends CardBase, Pick<StoryCard, 'facts'> {
  readonly tier: 'unclaimed'
}

/** The card of a larger package; what the owner did not give is absent. */
export interface StoryCard extends CardBase {
  readonly tier: Exclude<PackageTier, 'classified'>
  /** The first photograph of the business, of a stored one the smallest file; without one the card shows cover art. */
  readonly photo?: Pick<GalleryImage, 'url' | 'alt' | 'file'>
  readonly description?: string
  /** What the place is, and what else of it stands on cards. */
  readonly facts?: readonly string[]
  readonly email?: EmailLink
  readonly website?: WebsiteLink
  /** Tells `openStatus` whether the business is open. */
  readonly schedule?: Scheduled
}

/** What the card of a listing may show. The card of a classified listing has no description, e-mail or website at all. */
export type ListingCard = ClassifiedCard | UnclaimedCard | StoryCard

/** What a card depends on besides its listing. */
export interface CardOptions extends Pick<ImageOptions, 'imageOrigins'> {
  /** The words of the reader's locale, such as `@dira/directory-core/names/en`. */
  readonly names: Pick<Names, 'categories' | 'countries' | 'tiers' | 'placeFacts'>
  /** Makes links of the phone field; `readPhones` of `@dira/directory-core/phone` knows the numbers of each country. */
  readonly readPhones?: PhoneReader
}

/** The card of a listing, holding only what its package shows. */
export function listingCard(
  listing: Listing,
  { names, readPhones = plainPhoneLinks, imageOrigins }: CardOptions,
): ListingCard {
  const origin = originOf(listing)
  const card = {
    ...rowCard(listing, names),
    phones: readPhones(listing.phone, listing.location.country),
    ...(origin && { origin }),
  }
  const { tier } = card
  if (tier === 'classified') return { ...card, tier }
  const facts = placeFacts(listing, names)
    .filter(({ name }) => (CHOICES[name] as Choice).isOnCards)
    .flatMap(({ name, values }) => values.map(({ value, text }) => names.placeFacts[name].onCards?.[value] ?? text))
  if (tier === 'unclaimed') return { ...card, tier, ...(facts.length > 0 && { facts }) }
  const { description } = listing
  const email = emailLink(listing.email)
  const website = websiteLink(listing.website)
  const schedule = cardSchedule(listing)
  const [photo] = galleryImages(listing, { placeholderBase: false, ...(imageOrigins && { imageOrigins }) })
  return {
    ...card,
    tier,
    ...(facts.length > 0 && { facts }),
    ...(photo && cardShowsField(tier, 'gallery') && { photo: cardPhoto(photo) }),
    ...(description && cardShowsField(tier, 'description') && { description }),
    ...(email && cardShowsField(tier, 'email') && { email }),
    ...(website && cardShowsField(tier, 'website') && { website }),
    ...(schedule && { schedule }),
  }
}

/** The smallest file of a stored image, and all of them for a large card. */
function cardPhoto(image: GalleryImage): NonNullable<StoryCard['photo']> {
  const { url, alt, file } = withFile(image)
  return file ? { url: imagePaths(url)[0] ?? url, alt, file } : { url, alt }
}
