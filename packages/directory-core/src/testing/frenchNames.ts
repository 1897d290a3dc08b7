import { countries } from '../names/fr/countries.generated.ts'
import { filters } from '../names/fr/filters.ts'
import * as en from '../names/en/index.ts'
import type { Names, PlanNames } from '../names/names.ts'

/** A second locale for tests: the countries and filters in French, the rest as in English but for a category. */
export const FRENCH: Names & { readonly plans: PlanNames } = {
  ...en,
  locale: 'fr',
  countries,
  filters,
  categories: { ...en.categories, accommodation: 'Hébergement' },
}
