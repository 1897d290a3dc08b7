import { CATEGORIES, type ListingFieldName } from '@dira/directory-core'
import type { ImportMeaning } from './ImportListings/importView.ts'
import { FIELD_NAMES } from '../../shared/fieldNames.ts'
import { categories, subcategories } from '@dira/data/site'
import { CHOICES } from '../../shared/listings/names.ts'

/** What the values of a file may mean, by the field. */
export const MEANINGS: Readonly<Record<string, readonly ImportMeaning[]>> = {
  category: CATEGORIES.flatMap(({ slug, subcategories: parts }) => [
    { value: slug, label: categories[slug] },
    ...parts.map((part) => ({ value: part, label: `${categories[slug]}: ${subcategories[part]}` })),
  ]),
  tier: CHOICES.tier,
  country: CHOICES.country,
}

/** Fields that no column of a file is under their own name: the words for those are ui's. */
const OTHERWISE: ReadonlySet<string> = new Set<ListingFieldName>([
  'businessName',
  'slug',
  'packageTier',
  'paidUntil',
  'status',
  'position',
  'businessHours',
  'socialMedia',
  'specialOffers',
  'sourceName',
  'sourceUrl',
])
/** What the other fields are called that a column of a file may be. */
export const IMPORT_FIELDS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(FIELD_NAMES).filter(([field]) => !OTHERWISE.has(field)),
)
