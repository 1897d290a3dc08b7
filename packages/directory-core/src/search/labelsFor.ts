import { CATEGORIES, type CategorySlug, type SubcategorySlug } from '../category/categories.ts'
import type { Place } from '../listing/listing.ts'
import type { Country } from '../location/countries.ts'
import type { PlaceIndex } from '../location/placeIndex.ts'
import { categoryName, countryName, subcategoryName } from '../names/displayNames.ts'
import type { Names } from '../names/names.ts'
import { editLikelihood } from './editLikelihood.ts'
import { foldText } from '../text/foldText.ts'
import { searchWords, wordForms } from './searchWords.ts'

/** A page of the site whose name is what was searched for: a category, a subcategory, or a province. */
export type SearchLabel = LabelledPage & {
  /** As readers see it, a province with its country. */
  readonly label: string
  /** The search has every word of the name, and no other. Otherwise it has some of them, or one is misspelled. */
  readonly isExact: boolean
}

type LabelledPage =
  | { readonly kind: 'category'; readonly category: CategorySlug; readonly subcategory?: SubcategorySlug }
  | { readonly kind: 'province'; readonly country: Pick<Country, 'code' | 'slug'>; readonly province: Place }

/** A shorter word is one edit away from too many others. */
const MIN_LENGTH = 4

/**
 * The names of pages that have all words of a search text, those with the fewest words besides first. Accents, hyphens, plurals and 'and' make
 * no difference, and one word may be one edit away. Listings are not found by these names, so a search for one offers its page.
 */
export function labelsFor(
  search: string,
  { places, names }: { places: PlaceIndex; names: Pick<Names, 'categories' | 'subcategories' | 'countries'> },
): SearchLabel[] {
  const words = wordsOf(search)
  if (words.length === 0) return []
  const near = [...categoryLabels(names), ...provinceLabels(places, names)]
    .flatMap(({ name, ...label }) => {
      const distance = distanceTo(wordsOf(name), words)
      return distance === undefined ? [] : [{ distance, found: { ...label, isExact: distance === 0 } }]
    })
    .sort((a, b) => a.distance - b.distance)
  // A word of one name is not another one misspelled.
  const isSpelled = near.some(({ distance }) => distance < MISSPELLED)
  return near.filter(({ distance }) => !isSpelled || distance < MISSPELLED).map(({ found }) => found)
}

/** The words that tell one name from another: 'Food & Drink' is 'food and drink'. */
function wordsOf(text: string): string[] {
  return searchWords(foldText(text)).filter((word) => word !== 'and')
}

/** How many words a name has besides those searched for, and more for a misspelled one; undefined if one of those is missing. */
function distanceTo(name: readonly string[], words: readonly string[]): number | undefined {
  const wrong = words.filter((word) => !name.some((other) => isSameWord(word, other)))
  if (wrong.length > 1 || wrong.some((word) => !name.some((other) => isNear(word, other)))) return undefined
  return Math.max(0, name.length - words.length) + wrong.length * MISSPELLED
}

/** More than a name has words. */
const MISSPELLED = 10

function isSameWord(one: string, other: string): boolean {
  return wordForms(one).some((form) => wordForms(other).includes(form))
}

function isNear(typed: string, intended: string): boolean {
  if (typed.length < MIN_LENGTH) return false
  return wordForms(typed).some((form) => wordForms(intended).some((other) => editLikelihood(form, other) > 0))
}

type NamedLabel = LabelledPage & { readonly name: string; readonly label: string }

function categoryLabels(names: Pick<Names, 'categories' | 'subcategories'>): NamedLabel[] {
  return CATEGORIES.flatMap(({ slug: category, subcategories }) => {
    const labelled = (name: string, subcategory?: SubcategorySlug): NamedLabel => {
      return { kind: 'category', category, ...(subcategory && { subcategory }), name, label: name }
    }
    return [
      labelled(categoryName(names, category)),
      ...subcategories.map((subcategory) => labelled(subcategoryName(names, subcategory), subcategory)),
    ]
  })
}

function provinceLabels(places: PlaceIndex, names: Pick<Names, 'countries'>): NamedLabel[] {
  return [...places.values()].flatMap(({ code, slug, regions }) =>
    Array.from(regions.values(), (region): NamedLabel => {
      const province = { slug: region.slug, name: region.name }
      const label = `${region.name}, ${countryName(names, code)}`
      return { kind: 'province', country: { code, slug }, province, name: region.name, label }
    }),
  )
}
