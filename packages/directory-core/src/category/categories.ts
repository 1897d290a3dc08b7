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

const TABLE = [
  {
    slug: 'accommodation',
    icon: 'accommodation',
    onHome: true,
    subcategories: [
      'hotels-resorts',
      'guesthouses',
      'safari-lodges',
      'self-catering',
      'bed-breakfast',
      'camping-glamping',
    ],
  },
  {
    slug: 'restaurants-dining',
    icon: 'restaurants',
    onHome: true,
    subcategories: [
      'fine-dining',
      'casual-dining',
      'traditional-cuisine',
      'cafes-bakeries',
      'international-cuisine',
      'food-markets',
    ],
  },
  { slug: 'shopping', icon: 'shopping', onHome: true, subcategories: [] },
  {
    slug: 'car-hire-transport',
    icon: 'transport',
    onHome: true,
    subcategories: [
      'car-rental',
      'airport-transfers',
      'tour-buses',
      'luxury-transport',
      'safari-vehicles',
      'chauffeur-services',
    ],
  },
  { slug: 'events-festivals', icon: 'events', onHome: true, subcategories: [] },
  { slug: 'wellness-spas', icon: 'wellness', onHome: true, subcategories: [] },
  { slug: 'nightlife-entertainment', icon: 'nightlife', onHome: false, subcategories: [] },
] as const

/** The slug of one of the seven categories. */
export type CategorySlug = (typeof TABLE)[number]['slug']
/** The slug of one of the eighteen subcategories. */
export type SubcategorySlug = (typeof TABLE)[number]['subcategories'][number]

/** A kind of business, with a tile, a page and a filter. Its names are in the catalogue of each locale. */
export interface Category {
  readonly slug: CategorySlug
  readonly icon: CategoryIcon
  /** On the home page's strip, and not only on the categories page. */
  readonly onHome: boolean
  /** The finer kinds of business, each with a page of its own under the category. */
  readonly subcategories: readonly SubcategorySlug[]
}

/** The seven categories in the order of their tiles. */
export const CATEGORIES: readonly Category[] = TABLE

/** The icon of a category; a category that nobody drew has the accommodation icon, as the specification says. */
export function categoryIcon(categorySlug: string): CategoryIcon {
  return CATEGORIES.find(({ slug }) => slug === categorySlug)?.icon ?? 'accommodation'
}
