import { attributes } from '../../attribute/attributeNames.ts'
import { kinds } from '../../kind/names/en.ts'
import type { ListingFieldName } from '../../listing/listingFields.ts'
import type { Names } from '../names.ts'

/** What the fields of a listing are called where it is written, and where its changes are read. */
export const fields: Readonly<Record<ListingFieldName, string>> = {
  businessName: 'Business name',
  slug: 'Address of the page',
  category: 'Category',
  subcategory: 'Subcategory',
  kind: 'Kind of place',
  priceLevel: 'Prices',
  stars: 'Stars',
  attributes: 'Amenities',
  country: 'Country',
  province: 'Province',
  city: 'City',
  address: 'Address',
  phone: 'Phone',
  email: 'Email',
  website: 'Website',
  bookUrl: 'Booking page',
  menuUrl: 'Menu page',
  orderUrl: 'Order page',
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

/** What visitors read of the facts of a place. */
export const placeFacts: Names['placeFacts'] = {
  kind: { label: 'Kind', values: kinds },
  stars: {
    label: 'Stars',
    values: { 1: '1 star', 2: '2 stars', 3: '3 stars', 4: '4 stars', 5: '5 stars' },
  },
  attributes: { label: 'Amenities', values: attributes },
  priceLevel: {
    label: 'Prices',
    values: { 1: 'R, inexpensive', 2: 'RR, moderate', 3: 'RRR, expensive', 4: 'RRRR, very expensive' },
    onCards: { 1: 'R', 2: 'RR', 3: 'RRR', 4: 'RRRR' },
  },
}
