import { ATTRIBUTE_SLUGS } from '../attribute/attributes.ts'
import type { PackageTier } from '../tier/packageTier.ts'
import { showsField, type TierField } from '../tier/tierDisplay.ts'
import { PRICE_LEVELS } from './priceLevels.ts'
import { LISTING_LIMITS } from '../schema/listingLimits.ts'

/** The stars of a hotel, as it says itself. */
export const STARS = ['1', '2', '3', '4', '5'] as const

/** What an address of a business is for. */
export type LinkPurpose = 'book' | 'menu' | 'order'

/** What a field holds: how it is written, compared and shown follows from it. */
export type FieldType =
  | 'text'
  | 'long text'
  | 'choice'
  | 'choices'
  | 'place'
  | 'position'
  | 'phone'
  | 'email'
  | 'url'
  | 'date'
  | 'hours'
  | 'links'
  | 'offers'
  | 'images'

/** What holds of a field wherever a listing is written. */
export interface FieldRule {
  readonly type: FieldType
  /** The most characters of a text. */
  readonly limit?: number
  /** The key by which the items of a list are known when two people change it. */
  readonly itemKey?: string
  /** The values of a choice, where they are the same for all. */
  readonly choices?: readonly string[]
  /** A fact of the place, which belongs to no package. */
  readonly isPlaceFact?: true
  /** A way to reach the business. */
  readonly isContact?: true
  /** What its address is for, beside the website itself. */
  readonly link?: LinkPurpose
  /** Whether owners and visitors may ask for a change of it; anything else is an administrator's. */
  readonly isProposed?: true
  /** Whether an owner can be allowed to change it at once, without a look. */
  readonly isLive?: true
  /** The part of a page that shows it, where that depends on the package: `TIER_DISPLAY` says which package has it. */
  readonly shownBy?: TierField
  /** The fact of which a page says when it was last checked. */
  readonly fact?: 'phone' | 'hours' | 'place'
}

/** The one place that says which fields a listing has when it is written, in the order of a form, and what holds of each. */
export const LISTING_FIELDS = {
  businessName: { type: 'text', limit: LISTING_LIMITS.businessName, isProposed: true },
  slug: { type: 'text', limit: LISTING_LIMITS.slug },
  category: { type: 'choice', isProposed: true },
  subcategory: { type: 'choice', isProposed: true },
  kind: { type: 'choice', isProposed: true, isPlaceFact: true },
  priceLevel: { type: 'choice', choices: PRICE_LEVELS, isProposed: true, isPlaceFact: true },
  stars: { type: 'choice', choices: STARS, isProposed: true, isPlaceFact: true },
  brand: { type: 'text', limit: LISTING_LIMITS.shortText, isProposed: true, isPlaceFact: true },
  operator: { type: 'text', limit: LISTING_LIMITS.shortText, isProposed: true, isPlaceFact: true },
  attributes: { type: 'choices', choices: ATTRIBUTE_SLUGS, isProposed: true, isPlaceFact: true },
  country: { type: 'choice', isProposed: true, fact: 'place' },
  province: { type: 'place', limit: LISTING_LIMITS.place, isProposed: true, fact: 'place' },
  city: { type: 'place', limit: LISTING_LIMITS.place, isProposed: true, fact: 'place' },
  address: { type: 'text', limit: LISTING_LIMITS.address, isProposed: true, fact: 'place' },
  phone: { type: 'phone', limit: LISTING_LIMITS.phone, isContact: true, isProposed: true, isLive: true, fact: 'phone' },
  email: { type: 'email', limit: LISTING_LIMITS.email, isContact: true, isProposed: true, shownBy: 'email' },
  website: { type: 'url', limit: LISTING_LIMITS.url, isContact: true, isProposed: true, shownBy: 'website' },
  bookUrl: {
    type: 'url',
    limit: LISTING_LIMITS.url,
    isContact: true,
    isProposed: true,
    shownBy: 'links',
    link: 'book',
  },
  menuUrl: {
    type: 'url',
    limit: LISTING_LIMITS.url,
    isContact: true,
    isProposed: true,
    shownBy: 'links',
    link: 'menu',
  },
  orderUrl: {
    type: 'url',
    limit: LISTING_LIMITS.url,
    isContact: true,
    isProposed: true,
    shownBy: 'links',
    link: 'order',
  },
  description: { type: 'long text', limit: LISTING_LIMITS.description, isProposed: true, shownBy: 'description' },
  packageTier: { type: 'choice' },
  paidUntil: { type: 'date' },
  status: { type: 'choice' },
  position: { type: 'position', isProposed: true, fact: 'place' },
  businessHours: {
    type: 'hours',
    itemKey: 'day',
    isProposed: true,
    isLive: true,
    shownBy: 'businessHours',
    fact: 'hours',
  },
  socialMedia: { type: 'links', itemKey: 'platform', isProposed: true, shownBy: 'socialMedia' },
  specialOffers: { type: 'offers', itemKey: 'id', isProposed: true, isLive: true, shownBy: 'specialOffers' },
  images: { type: 'images', itemKey: 'id', isProposed: true, isLive: true, shownBy: 'gallery' },
  sourceName: { type: 'text', limit: LISTING_LIMITS.shortText },
  sourceUrl: { type: 'text', limit: LISTING_LIMITS.url },
} as const satisfies Readonly<Record<string, FieldRule>>

/** The name of a field. */
export type ListingFieldName = keyof typeof LISTING_FIELDS
/** The names of all fields, in the order of a form. */
export const LISTING_FIELD_NAMES = Object.keys(LISTING_FIELDS) as readonly ListingFieldName[] // Its own keys.

/** The fields of which something holds, such as `isProposed`. */
export type FieldsThat<Rule extends keyof FieldRule> = {
  [Name in ListingFieldName]: (typeof LISTING_FIELDS)[Name] extends Readonly<Record<Rule, unknown>> ? Name : never
}[ListingFieldName]

/** The names of the fields of which something holds, in the order of a form. */
export function fieldsThat<Rule extends keyof FieldRule>(rule: Rule): readonly FieldsThat<Rule>[] {
  return LISTING_FIELD_NAMES.filter((name): name is FieldsThat<Rule> => rule in LISTING_FIELDS[name])
}

/** What holds of a field. */
export const fieldRule = (name: ListingFieldName): FieldRule => LISTING_FIELDS[name]

/** Whether the page of a package shows a field of a listing. What is no field of one is no matter of packages. */
export function isFieldShown(tier: PackageTier, name: string): boolean {
  const { shownBy } = (LISTING_FIELDS as Readonly<Record<string, FieldRule | undefined>>)[name] ?? {}
  return shownBy === undefined || showsField(tier, shownBy)
}

/** Whether a field is a fact of the place. */
export const isPlaceFact = (name: ListingFieldName): name is FieldsThat<'isPlaceFact'> =>
  'isPlaceFact' in LISTING_FIELDS[name]
