import { attributeRule, type AttributeSlug } from '../attribute/attributes.ts'
import type { CategorySlug, SubcategorySlug } from '../category/categories.ts'
import type { KindSlug } from '../kind/kinds.ts'
import { phraseWords } from '../text/phraseWords.ts'
import type { PlaceIndex } from '../location/placeIndex.ts'
import { categoryName, countryName, factName, subcategoryName } from '../names/displayNames.ts'
import type { Names } from '../names/names.ts'
import type { Wish } from '../names/words/wishes.ts'
import {
  MAX_PHRASE_WORDS,
  queryVocabulary,
  type QueryKind,
  type QueryPlace,
  type QueryVocabulary,
} from './queryVocabulary.ts'

/** The filters that a text means, at least one of them. */
export interface UnderstoodQuery {
  readonly category?: CategorySlug
  readonly subcategory?: SubcategorySlug
  /** What the place is: finer than the category, which stands for it where no listing is of that kind. */
  readonly kind?: KindSlug
  readonly place?: QueryPlace
  /** What the place has to have. */
  readonly attributes?: readonly AttributeSlug[]
  /** What is wished for besides. Never alone: what is open, or near, has to be of some kind or in some place. */
  readonly wishes?: readonly Wish[]
  /** The names of all, in the reader's language. Where another place has the same name, the country's is behind it. */
  readonly names: { readonly kind?: string; readonly place?: string; readonly having?: readonly string[] }
}

export interface QueryContext {
  readonly places: PlaceIndex
  readonly names: Pick<Names, 'categories' | 'subcategories' | 'countries' | 'placeFacts'>
}

/** A longer text is a sentence. */
const MAX_WORDS = 10

/** Some texts can be read in very many ways. */
const MAX_STEPS = 2000

/**
 * The filters that a text means as a whole: 'hoteli karibu na diani' is accommodation in Diani. Undefined if it has any word of another meaning,
 * which is probably a business's name; words that join or praise mean nothing. One edit makes no difference to a phrase of five letters or more,
 * unless all phrases are misspelled. Only places that have listings are known.
 */
export function understandQuery(text: string, { places, names }: QueryContext): UnderstoodQuery | undefined {
  const words = phraseWords(text)
  if (words.length === 0 || words.length > MAX_WORDS) return undefined
  const vocabulary = vocabularyOf(places, names)
  const [best] = readings(words, vocabulary)
    .flatMap((reading) => understoodBy(reading) ?? [])
    .toSorted((a, b) => a.cost - b.cost)
  if (!best) return undefined
  const { kind, place, attributes, wishes } = best
  return {
    ...kind,
    ...(place && { place }),
    ...(attributes.length > 0 && { attributes }),
    ...(wishes.length > 0 && { wishes }),
    names: {
      ...(kind && { kind: nameOfKind(kind, names) }),
      ...(place && { place: nameOfPlace(place, { places, names }) }),
      ...(attributes.length > 0 && { having: attributes.map((one) => factName(names, 'attributes', one)) }),
    },
  }
}

/** What a reader calls a kind, or else its subcategory or category. */
export function nameOfKind({ kind, subcategory, category }: QueryKind, names: QueryContext['names']): string {
  if (kind) return factName(names, 'kind', kind)
  return subcategory ? subcategoryName(names, subcategory) : categoryName(names, category)
}

const vocabularies = new WeakMap<PlaceIndex, QueryVocabulary>()

/** The phrases of a directory: built when the first text is read, once for its places. */
export function vocabularyOf(places: PlaceIndex, names: QueryContext['names']): QueryVocabulary {
  const vocabulary = vocabularies.get(places) ?? queryVocabulary(places, names)
  vocabularies.set(places, vocabulary)
  return vocabulary
}

/** A phrase of a text in one of its meanings; a stop word has none. */
interface Segment {
  readonly kind?: QueryKind
  readonly attribute?: AttributeSlug
  readonly wish?: Wish
  readonly places?: readonly QueryPlace[]
  readonly isMisspelled: boolean
}

/** All ways to cut the words into phrases that mean something. */
function readings(words: readonly string[], vocabulary: QueryVocabulary): Segment[][] {
  const segments = words.map((_, from) => segmentsFrom(words, from, vocabulary))
  const found: Segment[][] = []
  let steps = 0
  function extend(from: number, reading: readonly Segment[]): void {
    if (from === words.length) found.push([...reading])
    for (const [length, segment] of segments[from] ?? []) {
      if ((steps += 1) > MAX_STEPS) return
      extend(from + length, [...reading, segment])
    }
  }
  extend(0, [])
  return found
}

/** The phrases that begin with a word, the longest first, each with its number of words. */
function segmentsFrom(words: readonly string[], from: number, vocabulary: QueryVocabulary) {
  const found: [length: number, segment: Segment][] = []
  for (let length = Math.min(MAX_PHRASE_WORDS, words.length - from); length > 0; length -= 1) {
    const typed = words.slice(from, from + length).join(' ')
    const known = vocabulary.meanings(typed)
    const phrase = known ? typed : vocabulary.corrected(typed)
    const meanings = known ?? (phrase === undefined ? undefined : vocabulary.meanings(phrase))
    if (!meanings) continue
    const isMisspelled = known === undefined
    if (meanings.kind) found.push([length, { kind: meanings.kind, isMisspelled }])
    if (meanings.attribute) found.push([length, { attribute: meanings.attribute, isMisspelled }])
    if (meanings.wish) found.push([length, { wish: meanings.wish, isMisspelled }])
    if (meanings.places.length > 0) found.push([length, { places: meanings.places, isMisspelled }])
    if (meanings.isStopWord) found.push([length, { isMisspelled }])
  }
  return found
}

/** What the phrases mean together; undefined if they contradict each other or mean nothing. The cost is lower for a likelier reading. */
function understoodBy(reading: readonly Segment[]) {
  const meant = reading.filter(({ kind, attribute, wish, places }) => kind ?? attribute ?? wish ?? places)
  const misspelled = meant.filter(({ isMisspelled }) => isMisspelled).length
  if (misspelled === meant.length || meant.every(({ wish }) => wish)) return undefined
  const kinds = meant.flatMap(({ kind }) => kind ?? [])
  const spoken = commonKind(kinds)
  const attributes = [...new Set(meant.flatMap(({ attribute }) => attribute ?? []))]
  const wishes = [...new Set(meant.flatMap(({ wish }) => wish ?? []))]
  const named = meant.flatMap(({ places }) => (places ? [places] : []))
  const place = commonPlace(named)
  if ((kinds.length > 0 && !spoken) || (named.length > 0 && !place)) return undefined
  const kind = spoken ?? kindWith(attributes)
  return {
    kind,
    place,
    attributes,
    wishes,
    cost: misspelled * 100 + (reading.length - meant.length) * 10 + reading.length,
  }
}

/** What places have that are asked for by what only some kinds have: who wants vegan food looks for restaurants. */
function kindWith(attributes: readonly AttributeSlug[]): QueryKind | undefined {
  const [category] = attributes.flatMap((attribute) => attributeRule(attribute).categories?.[0] ?? [])
  return category && { category }
}

/** Two subcategories of a category are the category, two kinds neither; of two categories neither is meant. */
export function commonKind([first, ...others]: readonly QueryKind[]): QueryKind | undefined {
  let common = first
  for (const other of others) {
    if (other.category !== common?.category) return undefined
    const subcategory = onlyOne(common.subcategory, other.subcategory)
    const kind = onlyOne(common.kind, other.kind)
    common = { category: other.category, ...(subcategory && { subcategory }), ...(kind && { kind }) }
  }
  return common
}

/** The one that is there, or both are. */
const onlyOne = <Value>(one: Value | undefined, other: Value | undefined) =>
  one === undefined || other === undefined || one === other ? (one ?? other) : undefined

/** The likeliest place of which all the names can be: 'mombasa kenya' is the city. Two towns are none. */
export function commonPlace([first = [], ...others]: readonly (readonly QueryPlace[])[]): QueryPlace | undefined {
  for (const place of first) {
    let common: QueryPlace | undefined = place
    for (const names of others) {
      common = names.map((other) => narrower(common, other)).find((found) => found !== undefined)
    }
    if (common) return common
  }
  return undefined
}

function narrower(one: QueryPlace | undefined, other: QueryPlace): QueryPlace | undefined {
  if (one?.country.slug !== other.country.slug) return undefined
  if (!one.place) return other
  if (!other.place || one.place.slug === other.place.slug) return one
  if (one.place.level === other.place.level) return undefined
  return one.place.level === 'city' ? one : other
}

/** What a reader calls a place; where another one has that name, with its country. */
export function nameOfPlace({ country: { code, slug }, place }: QueryPlace, { places, names }: QueryContext): string {
  const country = countryName(names, code)
  if (!place) return country
  const likeliest = vocabularyOf(places, names).meanings(phraseWords(place.name).join(' '))?.places[0]
  const isClear = likeliest?.country.slug === slug && likeliest.place?.slug === place.slug
  return isClear ? place.name : `${place.name}, ${country}`
}
