import type { CategorySlug, ListingDetail, SubcategorySlug } from '@dira/directory-core'
import type { LocalBusiness } from 'schema-dts'

type BusinessType = Extract<LocalBusiness, { '@type': unknown }>['@type']

/** The most specific type of schema.org for a kind of business: that of its subcategory, else that of its category. */
export function businessType({
  categorySlug,
  subcategorySlug,
}: Pick<ListingDetail, 'categorySlug' | 'subcategorySlug'>): BusinessType {
  return TYPES.get(subcategorySlug ?? '') ?? TYPES.get(categorySlug) ?? 'LocalBusiness'
}

const TYPES: ReadonlyMap<string, BusinessType> = new Map<CategorySlug | SubcategorySlug, BusinessType>([
  ['accommodation', 'LodgingBusiness'],
  ['hotels-resorts', 'Hotel'],
  ['bed-breakfast', 'BedAndBreakfast'],
  ['camping-glamping', 'Campground'],
  ['restaurants-dining', 'FoodEstablishment'],
  ['fine-dining', 'Restaurant'],
  ['casual-dining', 'Restaurant'],
  ['traditional-cuisine', 'Restaurant'],
  ['international-cuisine', 'Restaurant'],
  ['cafes-bakeries', 'CafeOrCoffeeShop'],
  ['shopping', 'Store'],
  ['car-rental', 'AutoRental'],
  ['events-festivals', 'EntertainmentBusiness'],
  ['wellness-spas', 'HealthAndBeautyBusiness'],
  ['nightlife-entertainment', 'EntertainmentBusiness'],
])
