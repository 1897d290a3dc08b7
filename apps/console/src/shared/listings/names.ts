import { categoryName, countryName, PACKAGE_TIERS } from '@dira/directory-core'
import { LISTING_STATUSES, type Need } from '@dira/data'
import type { TableChoice } from '../ChoiceMenu/ChoiceMenu.tsx'
import { CATEGORY_OPTIONS, COUNTRY_OPTIONS, categories, countries, tiers } from '@dira/data/site'

export const STATUS_NAMES = { published: 'Published', draft: 'Draft', archived: 'Archived' } as const

/** What listings need somebody for, as a filter of the table. */
export const NEED_NAMES = {
  'ends-tomorrow': 'Package ends by tomorrow',
  'ends-in-7-days': 'Package ends in 2 to 7 days',
  'ends-in-30-days': 'Package ends in 8 to 30 days',
  past: 'Package past its date',
  'in-grace': 'In the 14 days of grace',
  lapsed: 'Past its grace, shown as Classified',
  coordinates: 'Without coordinates',
  hours: 'Hours nobody can read',
  phone: 'Phone that cannot be dialled',
  duplicates: 'Possible duplicate',
  closed: 'Reported as closed by two people',
  sample: 'Sample data',
} as const satisfies Record<Need, string>

/** What the table filters by and changes. */
export const CHOICES = {
  status: LISTING_STATUSES.map((value) => ({ value, label: STATUS_NAMES[value] })),
  tier: PACKAGE_TIERS.toReversed().map((value) => ({ value, label: tiers[value] })),
  standing: [...PACKAGE_TIERS.toReversed(), 'unclaimed' as const].map((value) => ({ value, label: tiers[value] })),
  category: CATEGORY_OPTIONS,
  country: COUNTRY_OPTIONS,
} as const satisfies Record<string, readonly TableChoice[]>

/** The name of a category in the site's locale. */
export const categoryLabel = (slug: string): string => categoryName({ categories }, slug)

/** The name of a country in the site's locale. */
export const countryLabel = (code: string): string => countryName({ countries }, code)
