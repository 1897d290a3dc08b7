import { categoryName, countryName } from '../../names/displayNames.ts'
import { categories } from '../../names/en/categories.ts'
import { countries } from '../../names/en/countries.generated.ts'
import { facts } from '../../names/en/facts.ts'
import { placeFacts } from '../../names/en/placeFacts.ts'
import { tiers } from '../../names/en/tiers.ts'
import type { FilterNames, Names } from '../../names/names.ts'

/** The names that a directory shows and is searched by. */
export interface DirectoryNames extends Pick<Names, 'locale' | 'categories' | 'countries' | 'tiers' | 'placeFacts'> {
  readonly filters: Pick<FilterNames, 'open' | 'has'>
}

export const ENGLISH: DirectoryNames = {
  locale: 'en',
  categories,
  countries,
  tiers,
  placeFacts,
  filters: facts,
}

/** The texts that a category or country is found by: its name in the reader's language first, then in English. */
export interface SearchTexts {
  readonly category: (slug: string) => readonly [string, ...string[]]
  readonly country: (code: string) => readonly [string, ...string[]]
}

export function searchTexts(names: DirectoryNames): SearchTexts {
  return { category: textsBy(categoryName, names), country: textsBy(countryName, names) }
}

/** The texts are cached: a directory has few categories and countries. */
function textsBy(nameOf: (names: DirectoryNames, id: string) => string, names: DirectoryNames): SearchTexts['country'] {
  const known = new Map<string, readonly [string, ...string[]]>()
  return (id) => {
    let texts = known.get(id)
    if (texts === undefined) {
      const name = nameOf(names, id)
      const inEnglish = nameOf(ENGLISH, id)
      known.set(id, (texts = name === inEnglish ? [name] : [name, inEnglish]))
    }
    return texts
  }
}
