import type { ChoiceName } from '../listing/choices.ts'
import type { Names } from './names.ts'

/** The name of a category by its slug. One that the catalogue does not know is named by the words of its slug. */
export function categoryName({ categories }: Pick<Names, 'categories'>, slug: string): string {
  return nameIn(categories, slug) ?? words(slug)
}

/** The name of a subcategory by its slug. One that the catalogue does not know is named by the words of its slug. */
export function subcategoryName({ subcategories }: Pick<Names, 'subcategories'>, slug: string): string {
  return nameIn(subcategories, slug) ?? words(slug)
}

/** The name of a country by its code. A country outside Africa is named by its code. */
export function countryName({ countries }: Pick<Names, 'countries'>, code: string): string {
  return nameIn(countries, code) ?? code
}

/** The name of a value of a fact of the place, such as a kind. One that the catalogue does not know is named by the words of its slug, and a text by itself. */
export function factName({ placeFacts }: Pick<Names, 'placeFacts'>, fact: ChoiceName, value: string): string {
  const { values } = placeFacts[fact]
  return values ? (nameIn(values, value) ?? words(value)) : value
}

/** A slug as words, each with a capital: 'Food Markets'. */
export function words(slug: string): string {
  return slug
    .replace(/(^|-)(\p{Ll})/gu, (_, hyphen: string, letter: string) => `${hyphen ? ' ' : ''}${letter.toUpperCase()}`)
    .replaceAll('-', ' ')
}

/** Ids come from addresses and databases too, so `constructor` may be one. */
function nameIn(names: Readonly<Record<string, string>>, id: string): string | undefined {
  return Object.hasOwn(names, id) ? names[id] : undefined
}
