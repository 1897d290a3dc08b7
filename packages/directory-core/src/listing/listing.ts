import { z } from 'zod'
import { requiredText, slugText, slugWithin, text } from '../schema/text.ts'
import { PACKAGE_TIERS } from '../tier/packageTier.ts'
import { isStoredImage } from './imageFile.ts'
import { STARS } from './listingFields.ts'
import { PRICE_LEVELS } from './priceLevels.ts'
import { isSafeUrl, isSafeWebUrl } from './isSafeUrl.ts'
import { LISTING_LIMITS } from '../schema/listingLimits.ts'
import { websiteHref } from './websiteHref.ts'

export { LISTING_LIMITS } from '../schema/listingLimits.ts'

/** The most attributes of a listing; there are fewer. */
const ATTRIBUTE_LIMIT = 60

const urlThat = (isAllowed: (address: string) => boolean) =>
  z
    .string()
    .max(LISTING_LIMITS.url)
    .refine(isAllowed, 'Invalid address: only http, https, mailto and tel links without a user name are allowed')
const url = urlThat(isSafeUrl)
const website = text(LISTING_LIMITS.url)
  .trim()
  .refine((written) => written === '' || websiteHref(written) !== undefined, 'Invalid website')
const list = <Item extends z.ZodType>(item: Item) => z.array(item).max(LISTING_LIMITS.items)

/** An image of a listing: one elsewhere, or a file that the directory stores, whose address says its size. */
export const listingImageSchema = z.object({
  id: requiredText(LISTING_LIMITS.id),
  url: urlThat((address) => isStoredImage(address) || isSafeUrl(address)),
  alt: text(LISTING_LIMITS.address),
})

/** A row of the business hours, both columns as their owner wrote them. */
export const businessHoursSchema = z.object({
  day: requiredText(LISTING_LIMITS.shortText),
  hours: text(LISTING_LIMITS.shortText),
})

/** A link to a profile of the business elsewhere. */
export const socialLinkSchema = z.object({
  platform: requiredText(LISTING_LIMITS.shortText),
  url,
})

/** An offer, until a day or without an end. */
export const specialOfferSchema = z.object({
  id: requiredText(LISTING_LIMITS.id),
  title: requiredText(LISTING_LIMITS.shortText),
  description: text(LISTING_LIMITS.description),
  /** The last day of the offer, as `2026-12-31`. */
  validUntil: z.iso.date().optional(),
})

/** Where an imported listing comes from: whom to credit, with the licence, and where both are described. */
export const listingSourceSchema = z.object({
  name: requiredText(LISTING_LIMITS.shortText),
  url: z
    .string()
    .trim()
    .max(LISTING_LIMITS.url)
    .refine(isSafeWebUrl, 'Invalid address: only http and https are allowed'),
})

/** The code of a country, as ISO 3166-1 has it in two letters. */
export const countryCodeText = z
  .string()
  .regex(/^[A-Z]{2}$/, 'Invalid country: a code of ISO 3166-1 such as ZA is needed')

/** A province or city: its slug in the site's addresses, and its name as the business gave it. */
export const placeSchema = z.object({
  slug: slugWithin(LISTING_LIMITS.place),
  name: requiredText(LISTING_LIMITS.place),
})

/** An e-mail address: a name as most servers have them, at a domain in any writing, as it is written or in punycode. No sign of it is invisible. */
const EMAIL_ADDRESS =
  /^(?!\.)(?!.*(?:\.\.|[\u061c\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ud800-\udfff\ufdd0-\ufeff]))[A-Za-z0-9_'+.-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9\u00c0-\uffef][A-Za-z0-9\u00c0-\uffef-]*\.)+(?:[A-Za-z\u00c0-\uffef]{2,}|xn--[A-Za-z0-9-]+)$/

/**
 * A business in the directory, as section 3 of the specification has it. Empty text means "not given". Text is brought to
 * NFC and freed of control characters; unknown fields are dropped. What a stored listing may be is the same in the database.
 */
export const listingSchema = z.object({
  id: requiredText(LISTING_LIMITS.id),
  businessName: requiredText(LISTING_LIMITS.businessName),
  slug: slugText,
  /** The slug of a category: one of `CATEGORIES`, or one that an administrator made up. */
  category: slugWithin(LISTING_LIMITS.category),
  subcategory: slugWithin(LISTING_LIMITS.category).optional(),
  /** The slug of what the place is: one of `KINDS`. */
  kind: slugWithin(LISTING_LIMITS.category).optional(),
  /** The stars of a hotel, as it says itself. */
  stars: z.enum(STARS).optional(),
  /** Whose name it trades under, and who runs it, where its own name does not say so. */
  brand: text(LISTING_LIMITS.shortText).trim().optional(),
  operator: text(LISTING_LIMITS.shortText).trim().optional(),
  /** The slugs of what the place has: of `ATTRIBUTES`. */
  attributes: z.array(slugWithin(LISTING_LIMITS.category)).max(ATTRIBUTE_LIMIT).optional(),
  /** How dear it is beside others of its kind in its country, from 1 to 4. */
  priceLevel: z.enum(PRICE_LEVELS).optional(),
  location: z.object({
    country: countryCodeText,
    province: placeSchema.optional(),
    city: placeSchema.optional(),
  }),
  address: text(LISTING_LIMITS.address),
  phone: text(LISTING_LIMITS.phone),
  email: z
    .email({ pattern: EMAIL_ADDRESS, error: 'Please enter a valid email address' })
    .max(LISTING_LIMITS.email)
    .optional(),
  website: website.optional(),
  /** Where its places are booked, its menu is read, and its goods are ordered. */
  bookUrl: website.optional(),
  menuUrl: website.optional(),
  orderUrl: website.optional(),
  description: text(LISTING_LIMITS.description).optional(),
  packageTier: z.enum(PACKAGE_TIERS).optional(),
  mapCoordinates: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }).optional(),
  images: list(listingImageSchema).optional(),
  businessHours: list(businessHoursSchema).optional(),
  socialMedia: list(socialLinkSchema).optional(),
  specialOffers: list(specialOfferSchema).optional(),
  /** Absent for a listing that was made by hand. */
  source: listingSourceSchema.optional(),
  /** Whether an import brought it, and nobody has claimed or paid for it. It has no package. */
  isUnclaimed: z.boolean().optional(),
  /** Whether a fact of it was checked within a year. */
  isChecked: z.boolean().optional(),
})

/** A business in the directory. Empty text means "not given"; no package counts as classified. */
export type Listing = z.infer<typeof listingSchema>
/** A province or city, with its slug and its name. */
export type Place = z.infer<typeof placeSchema>
/** An image of a listing. */
export type ListingImage = z.infer<typeof listingImageSchema>
/** A row of the business hours: free text in both columns. */
export type BusinessHours = z.infer<typeof businessHoursSchema>
/** A link to a profile of the business elsewhere. */
export type SocialLink = z.infer<typeof socialLinkSchema>
/** An offer, until the end of a day or without an end. */
export type SpecialOffer = z.infer<typeof specialOfferSchema>
/** Where an imported listing comes from. */
export type ListingSource = z.infer<typeof listingSourceSchema>
