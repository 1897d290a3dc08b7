import type { ListingFieldName } from '../../listing/listingFields.ts'

/** What the fields of a listing are called where it is written, and where its changes are read. */
export const fields: Readonly<Record<ListingFieldName, string>> = {
  businessName: 'Business name',
  slug: 'Address of the page',
  category: 'Category',
  subcategory: 'Subcategory',
  kind: 'Kind of place',
  priceLevel: 'Prices',
  country: 'Country',
  province: 'Province',
  city: 'City',
  address: 'Address',
  phone: 'Phone',
  email: 'Email',
  website: 'Website',
  description: 'Description',
  packageTier: 'Package',
  paidUntil: 'Paid until',
  status: 'Status',
  position: 'Coordinates',
  businessHours: 'Hours',
  socialMedia: 'Social links',
  specialOffers: 'Offers',
  images: 'Images',
  sourceName: 'Source',
  sourceUrl: 'Address of the source',
}
