import { CATEGORIES, subcategoryName } from '@dira/directory-core'
import { categories, countries, subcategories } from './names.ts'

/** The categories, to choose one, in the order of the site. */
export const CATEGORY_OPTIONS = CATEGORIES.map(({ slug }) => ({ value: slug, label: categories[slug] }))

/** The countries by name, to choose one. */
export const COUNTRY_OPTIONS = Object.entries(countries)
  .map(([value, label]) => ({ value, label }))
  .toSorted((one, other) => one.label.localeCompare(other.label))

/** The subcategories of a category or none, and whatever is chosen now. */
export function subcategoryOptions(category: string, now: string) {
  const known: readonly string[] = CATEGORIES.find(({ slug }) => slug === category)?.subcategories ?? []
  const slugs = now === '' || known.includes(now) ? known : [...known, now]
  return [
    { value: '', label: 'None' },
    ...slugs.map((value) => ({ value, label: subcategoryName({ subcategories }, value) })),
  ]
}
