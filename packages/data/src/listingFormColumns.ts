import { formatPosition, parsePosition } from '@dira/directory-core'
import { z } from 'zod'
import { LISTING_STATUSES } from './adminListingsAnswer.ts'
import { changedFields, type ListingField, type ListingForm } from './listingForm.ts'
import type { ListingChanges } from './listingWrites.ts'

const text = z
  .string()
  .nullable()
  .transform((value) => value ?? '')
const list = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .nullable()
    .transform((items) => items ?? [])

/** A whole row, with what only administrators read. */
export const editedRowSchema = z
  .object({
    id: z.string(),
    version: z.int(),
    business_name: z.string(),
    slug: z.string(),
    category: z.string(),
    subcategory: text,
    country: z.string(),
    province_name: text,
    city_name: text,
    province_slug: text,
    city_slug: text,
    address: z.string(),
    phone: z.string(),
    email: text,
    website: text,
    description: text,
    package_tier: z.enum(['classified', 'standard', 'premium']).nullable(),
    paid_until: text,
    status: z.enum(LISTING_STATUSES),
    lat: z.number().nullable(),
    lng: z.number().nullable(),
    business_hours: list(z.object({ day: z.string(), hours: z.string() })),
    social_media: list(z.object({ platform: z.string(), url: z.string() })),
    special_offers: list(
      z
        .object({ id: z.string(), title: z.string(), description: z.string(), validUntil: z.string().optional() })
        .transform((offer) => ({ ...offer, validUntil: offer.validUntil ?? '' })),
    ),
    images: list(
      z
        .object({ id: z.string(), url: z.string(), alt: z.string() })
        .transform((image) => ({ ...image, isDecoration: image.alt === '' })),
    ),
    source_name: text,
    source_url: text,
  })
  .transform((row) => ({
    id: row.id,
    version: row.version,
    /** In the addresses of the site. */
    places: { province: row.province_slug, city: row.city_slug },
    form: {
      businessName: row.business_name,
      slug: row.slug,
      category: row.category,
      subcategory: row.subcategory,
      country: row.country,
      province: row.province_name,
      city: row.city_name,
      address: row.address,
      phone: row.phone,
      email: row.email,
      website: row.website,
      description: row.description,
      packageTier: row.package_tier ?? 'classified',
      paidUntil: row.paid_until,
      status: row.status,
      position: row.lat === null || row.lng === null ? '' : formatPosition({ lat: row.lat, lng: row.lng }),
      businessHours: row.business_hours,
      socialMedia: row.social_media,
      specialOffers: row.special_offers,
      images: row.images,
      sourceName: row.source_name,
      sourceUrl: row.source_url,
    } satisfies ListingForm,
  }))

/** A listing as it was opened: a save names its version. */
export type OpenedListing = z.output<typeof editedRowSchema>

const orNull = (value: string) => value.trim() || null
const listOrNull = <Item>(items: readonly Item[]) => (items.length === 0 ? null : [...items])

/** What each field sets. Of a place with another name the database makes the slug. */
const COLUMNS: { readonly [Field in ListingField]: (value: ListingForm[Field], form: ListingForm) => ListingChanges } =
  {
    businessName: (value) => ({ business_name: value }),
    slug: (value) => ({ slug: value }),
    category: (value) => ({ category: value }),
    subcategory: (value) => ({ subcategory: orNull(value) }),
    country: (value) => ({ country: value }),
    province: (value) => ({ province_name: orNull(value), province_slug: null }),
    city: (value) => ({ city_name: orNull(value), city_slug: null }),
    address: (value) => ({ address: value }),
    phone: (value) => ({ phone: value }),
    email: (value) => ({ email: orNull(value) }),
    website: (value) => ({ website: orNull(value) }),
    description: (value) => ({ description: orNull(value) }),
    packageTier: (value) => ({ package_tier: value }),
    paidUntil: (value) => ({ paid_until: orNull(value) }),
    status: (value) => ({ status: value }),
    position: (value) => {
      const { lat = null, lng = null } = parsePosition(value) ?? {}
      return { lat, lng }
    },
    businessHours: (value) => ({ business_hours: listOrNull(value) }),
    socialMedia: (value) => ({ social_media: listOrNull(value) }),
    specialOffers: (value) => ({
      special_offers: listOrNull(
        value.map(({ validUntil, ...offer }) => ({ ...offer, ...(validUntil.trim() !== '' && { validUntil }) })),
      ),
    }),
    images: (value) => ({
      images: listOrNull(value.map(({ isDecoration, alt, ...image }) => ({ ...image, alt: isDecoration ? '' : alt }))),
    }),
    sourceName: (value, { sourceUrl }) => ({ source_name: orNull(value), source_url: orNull(sourceUrl) }),
    sourceUrl: (value, { sourceName }) => ({ source_name: orNull(sourceName), source_url: orNull(value) }),
  }

/** The columns that differ, and no others: what nobody touched stays as it is stored. */
export function listingChanges(before: ListingForm, after: ListingForm): ListingChanges {
  return changedFields(before, after).reduce<ListingChanges>((changes, field) => {
    // Each entry takes the value of its own field.
    const columnsOf = COLUMNS[field] as (value: unknown, form: ListingForm) => ListingChanges
    return { ...changes, ...columnsOf(after[field], after) }
  }, {})
}

/** The field that a refusal of the database names first, if any. */
export function fieldOfRefusal(message: string): ListingField | undefined {
  return (Object.keys(REFUSED) as ListingField[]).find((field) => REFUSED[field]?.test(message))
}

const REFUSED: { readonly [Field in ListingField]?: RegExp } = {
  businessName: /: business_name /,
  slug: /: slug |listings_slug_key/,
  category: /: category /,
  subcategory: /: subcategory /,
  country: /: country /,
  province: /: province_/,
  city: /: city_/,
  address: /: address /,
  phone: /: phone /,
  email: /: email /,
  website: /: website /,
  description: /: description /,
  paidUntil: /paid_until/,
  position: /: lat /,
  businessHours: /: business_hours/,
  socialMedia: /: social_media/,
  specialOffers: /: special_offers/,
  images: /: images/,
  sourceUrl: /: source/,
}
