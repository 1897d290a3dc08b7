import { countries } from '../names/fr/countries.generated.ts'
import * as en from '../names/en/index.ts'
import type { Names } from '../names/names.ts'

/** A second locale for tests: the countries in French, the rest as in English but for a category. */
export const FRENCH: Names = {
  ...en,
  locale: 'fr',
  countries,
  categories: { ...en.categories, accommodation: 'Hébergement' },
}
