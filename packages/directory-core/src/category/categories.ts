import { slugify } from '../listing/slugify.ts'

/** The icons that are drawn, one for each category. */
export const CATEGORY_ICONS = [
  'accommodation',
  'restaurants',
  'shopping',
  'transport',
  'events',
  'wellness',
  'nightlife',
] as const
/** The name of a drawn icon. */
export type CategoryIcon = (typeof CATEGORY_ICONS)[number]

/** A finer kind of business, with a page of its own under its category. */
export interface Subcategory {
  readonly name: string
  readonly slug: string
}

/** A kind of business, with a tile, a page and a filter. */
export interface Category {
  readonly id: CategoryIcon
  readonly name: string
  readonly slug: string
  readonly icon: CategoryIcon
  /** On the home page's strip, and not only on the categories page. */
  readonly onHome: boolean
  readonly subcategories: readonly Subcategory[]
}

/** The seven categories in the order of their tiles. */
export const CATEGORIES: readonly Category[] = [
  category('accommodation', 'Accommodation', [
    'Hotels & Resorts',
    'Guesthouses',
    'Safari Lodges',
    'Self-Catering',
    'Bed & Breakfast',
    'Camping & Glamping',
  ]),
  category('restaurants', 'Restaurants & Dining', [
    'Fine Dining',
    'Casual Dining',
    'Traditional Cuisine',
    'Cafés & Bakeries',
    'International Cuisine',
    'Food Markets',
  ]),
  category('shopping', 'Shopping'),
  category('transport', 'Car Hire & Transport', [
    'Car Rental',
    'Airport Transfers',
    'Tour Buses',
    'Luxury Transport',
    'Safari Vehicles',
    'Chauffeur Services',
  ]),
  category('events', 'Events & Festivals'),
  category('wellness', 'Wellness & Spas'),
  category('nightlife', 'Nightlife & Entertainment', [], false),
]

/** The icon of a category by its name; a category that nobody drew has the accommodation icon, as the specification says. */
export function categoryIcon(categoryName: string): CategoryIcon {
  return CATEGORIES.find(({ name }) => name === categoryName)?.icon ?? 'accommodation'
}

function category(id: CategoryIcon, name: string, subcategories: readonly string[] = [], onHome = true): Category {
  return {
    id,
    name,
    slug: slugify(name),
    icon: id,
    onHome,
    subcategories: subcategories.map((subcategory) => ({ name: subcategory, slug: slugify(subcategory) })),
  }
}
