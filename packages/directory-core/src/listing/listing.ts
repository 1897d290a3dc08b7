import { z } from 'zod'
import { PACKAGE_TIERS } from '../tier/packageTier.ts'
import { isSafeUrl } from './isSafeUrl.ts'

/** The most characters each text of a listing may hold. The database states the same figures. */
export const LISTING_LIMITS = {
  id: 64,
  businessName: 120,
  slug: 160,
  category: 60,
  place: 80,
  address: 200,
  phone: 40,
  email: 254,
  url: 500,
  description: 2000,
  shortText: 120,
  items: 20,
} as const

const text = (max: number) => z.string().normalize().max(max)
const required = (max: number) => text(max).trim().min(1, 'Required')
const url = z
  .string()
  .max(LISTING_LIMITS.url)
  .refine(isSafeUrl, 'Invalid address: only http, https, mailto and tel links without a user name are allowed')
const list = <Item extends z.ZodType>(item: Item) => z.array(item).max(LISTING_LIMITS.items)

export const listingImageSchema = z.object({
  id: required(LISTING_LIMITS.id),
  url,
  alt: text(LISTING_LIMITS.address),
})

export const businessHoursSchema = z.object({
  day: required(LISTING_LIMITS.shortText),
  hours: text(LISTING_LIMITS.shortText),
})

export const socialLinkSchema = z.object({
  platform: required(LISTING_LIMITS.shortText),
  url,
})

export const specialOfferSchema = z.object({
  id: required(LISTING_LIMITS.id),
  title: required(LISTING_LIMITS.shortText),
  description: text(LISTING_LIMITS.description),
  validUntil: z.iso.date().optional(),
})

/** A business in the directory, as section 3 of the specification has it. Empty text means "not given". */
export const listingSchema = z.object({
  id: required(LISTING_LIMITS.id),
  businessName: required(LISTING_LIMITS.businessName),
  slug: required(LISTING_LIMITS.slug),
  category: required(LISTING_LIMITS.category),
  subcategory: text(LISTING_LIMITS.category).optional(),
  location: z.object({
    country: required(LISTING_LIMITS.place),
    province: text(LISTING_LIMITS.place),
    city: text(LISTING_LIMITS.place),
  }),
  address: text(LISTING_LIMITS.address),
  phone: text(LISTING_LIMITS.phone),
  email: z.email().max(LISTING_LIMITS.email).optional(),
  website: text(LISTING_LIMITS.url).optional(),
  description: text(LISTING_LIMITS.description).optional(),
  packageTier: z.enum(PACKAGE_TIERS).optional(),
  mapCoordinates: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }).optional(),
  images: list(listingImageSchema).optional(),
  businessHours: list(businessHoursSchema).optional(),
  socialMedia: list(socialLinkSchema).optional(),
  specialOffers: list(specialOfferSchema).optional(),
})

export type Listing = z.infer<typeof listingSchema>
export type ListingImage = z.infer<typeof listingImageSchema>
export type BusinessHours = z.infer<typeof businessHoursSchema>
export type SocialLink = z.infer<typeof socialLinkSchema>
export type SpecialOffer = z.infer<typeof specialOfferSchema>
