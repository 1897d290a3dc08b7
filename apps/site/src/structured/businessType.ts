import type { ListingDetail } from '@dira/directory-core'
import type { LocalBusiness } from 'schema-dts'

type BusinessType = Extract<LocalBusiness, { '@type': unknown }>['@type']

/** The most specific type of schema.org for a kind of business: that of its subcategory, else that of its category. */
export function businessType({ category, subcategory }: Pick<ListingDetail, 'category' | 'subcategory'>): BusinessType {
  return TYPES[subcategory ?? ''] ?? TYPES[category] ?? 'LocalBusiness'
}

const TYPES: Readonly<Record<string, BusinessType>> = {
  Accommodation: 'LodgingBusiness',
  'Hotels & Resorts': 'Hotel',
  'Bed & Breakfast': 'BedAndBreakfast',
  'Camping & Glamping': 'Campground',
  'Restaurants & Dining': 'FoodEstablishment',
  'Fine Dining': 'Restaurant',
  'Casual Dining': 'Restaurant',
  'Traditional Cuisine': 'Restaurant',
  'International Cuisine': 'Restaurant',
  'Cafés & Bakeries': 'CafeOrCoffeeShop',
  Shopping: 'Store',
  'Car Rental': 'AutoRental',
  'Events & Festivals': 'EntertainmentBusiness',
  'Wellness & Spas': 'HealthAndBeautyBusiness',
  'Nightlife & Entertainment': 'EntertainmentBusiness',
}
