import type { Listing } from '@dira/directory-core'

/** A row of the table `listings`, as far as the directory reads it. */
export interface ListingRow {
  readonly id: string
  readonly slug: string
  readonly business_name: string
  readonly category: string
  readonly subcategory: string | null
  readonly country: string
  readonly province: string
  readonly city: string
  readonly address: string
  readonly phone: string
  readonly email: string | null
  readonly website: string | null
  readonly description: string | null
  readonly package_tier: Listing['packageTier'] | null
  readonly lat: number | null
  readonly lng: number | null
  readonly images: Listing['images'] | null
  readonly business_hours: Listing['businessHours'] | null
  readonly social_media: Listing['socialMedia'] | null
  readonly special_offers: Listing['specialOffers'] | null
}

const COLUMNS = [
  'id',
  'slug',
  'business_name',
  'category',
  'subcategory',
  'country',
  'province',
  'city',
  'address',
  'phone',
  'email',
  'website',
  'description',
  'package_tier',
  'lat',
  'lng',
  'images',
  'business_hours',
  'social_media',
  'special_offers',
] as const satisfies readonly (keyof ListingRow)[]

/** The columns that make a listing, as the `select` parameter of a request wants them. */
export const LISTING_COLUMNS = COLUMNS.join(',')

/**
 * A listing out of its row: what is null in the table is absent in the listing. Nothing is checked; the database accepts only
 * what the listing schema does.
 */
export function listingFromRow(row: ListingRow): Listing {
  return {
    id: row.id,
    slug: row.slug,
    businessName: row.business_name,
    category: row.category,
    ...given('subcategory', row.subcategory),
    location: { country: row.country, province: row.province, city: row.city },
    address: row.address,
    phone: row.phone,
    ...given('email', row.email),
    ...given('website', row.website),
    ...given('description', row.description),
    ...given('packageTier', row.package_tier),
    ...(row.lat !== null && row.lng !== null && { mapCoordinates: { lat: row.lat, lng: row.lng } }),
    ...given('images', row.images),
    ...given('businessHours', row.business_hours),
    ...given('socialMedia', row.social_media),
    ...given('specialOffers', row.special_offers),
  }
}

/** The row of a listing: the inverse of `listingFromRow`. */
export function rowFromListing(listing: Listing): ListingRow {
  return {
    id: listing.id,
    slug: listing.slug,
    business_name: listing.businessName,
    category: listing.category,
    subcategory: listing.subcategory ?? null,
    country: listing.location.country,
    province: listing.location.province,
    city: listing.location.city,
    address: listing.address,
    phone: listing.phone,
    email: listing.email ?? null,
    website: listing.website ?? null,
    description: listing.description ?? null,
    package_tier: listing.packageTier ?? null,
    lat: listing.mapCoordinates?.lat ?? null,
    lng: listing.mapCoordinates?.lng ?? null,
    images: listing.images ?? null,
    business_hours: listing.businessHours ?? null,
    social_media: listing.socialMedia ?? null,
    special_offers: listing.specialOffers ?? null,
  }
}

function given<Key extends string, Value>(key: Key, value: Value | null | undefined): { [K in Key]?: Value } {
  // One computed key cannot be inferred as this mapped type.
  return (value === null || value === undefined ? {} : { [key]: value }) as { [K in Key]?: Value }
}
