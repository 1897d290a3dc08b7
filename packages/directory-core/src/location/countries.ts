import { slugify } from '../listing/slugify.ts'

/** A country by its name and its slug. */
export interface Country {
  readonly name: string
  readonly slug: string
}

/** The nine countries that Dira covers, in the specification's order. */
export const COUNTRIES: readonly Country[] = [
  'South Africa',
  'Namibia',
  'Botswana',
  'Kenya',
  'Zimbabwe',
  'Mozambique',
  'Eswatini',
  'Tanzania',
  'DR Congo',
].map((name) => ({ name, slug: slugify(name) }))
