import { CATEGORIES } from '@dira/directory-core'
import type { ImportMeaning } from '@dira/ui'
import { categories, subcategories } from '../../app/names.ts'
import { CHOICES } from '../listings/names.ts'

/** What the values of a file may mean, by the field. */
export const MEANINGS: Readonly<Record<string, readonly ImportMeaning[]>> = {
  category: CATEGORIES.flatMap(({ slug, subcategories: parts }) => [
    { value: slug, label: categories[slug] },
    ...parts.map((part) => ({ value: part, label: `${categories[slug]}: ${subcategories[part]}` })),
  ]),
  tier: CHOICES.tier,
  country: CHOICES.country,
}
