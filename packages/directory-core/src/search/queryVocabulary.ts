import { attributePhrases } from '../attribute/attributePhrases.ts'
import type { AttributeSlug } from '../attribute/attributes.ts'
import { CATEGORIES, type CategorySlug, type SubcategorySlug } from '../category/categories.ts'
import { kindPhrases } from './kindPhrases.ts'
import { kindRule, type KindSlug } from '../kind/kinds.ts'
import type { Place } from '../listing/listing.ts'
import { africanCountry } from '../location/africa.ts'
import type { Country } from '../location/countries.ts'
import { NAMES_OF_PLACES, typedForms } from './namesOfPlaces.ts'
import { phraseOf, phraseWords } from '../text/phraseWords.ts'
import type { PlaceCount, PlaceIndex } from '../location/placeIndex.ts'
import { categoryName, countryName, subcategoryName } from '../names/displayNames.ts'
import type { Names } from '../names/names.ts'
import { ar } from '../names/words/ar.ts'
import { en } from '../names/words/en.ts'
import { fr } from '../names/words/fr.ts'
import { landmarks } from '../names/words/landmarks.ts'
import { pt } from '../names/words/pt.ts'
import { sw } from '../names/words/sw.ts'
import { wishWords, type Wish } from '../names/words/wishes.ts'
import { editLikelihood } from './editLikelihood.ts'

/** A category, or one of its subcategories, or a kind of place in it. */
export interface QueryKind {
  readonly category: CategorySlug
  readonly subcategory?: SubcategorySlug
  readonly kind?: KindSlug
}

/** A place that has listings. Without `place` it is the whole country. */
export interface QueryPlace {
  readonly country: Pick<Country, 'code' | 'slug'>
  readonly place?: Place & { readonly level: 'region' | 'city' }
  /** How many listings it has. */
  readonly count: number
}

/** What a phrase may mean. Of several places the likeliest is first. */
export interface PhraseMeanings {
  readonly kind?: QueryKind
  readonly attribute?: AttributeSlug
  readonly wish?: Wish
  readonly places: readonly QueryPlace[]
  /** It says nothing that a filter holds: 'in', 'near', 'best'. */
  readonly isStopWord: boolean
}

/** The phrases that are understood, by their words with single blanks between them. */
export interface QueryVocabulary {
  readonly meanings: (phrase: string) => PhraseMeanings | undefined
  /** The phrase that was probably meant; undefined if none is one edit away. */
  readonly corrected: (phrase: string) => string | undefined
}

/** More words than any phrase has. */
export const MAX_PHRASE_WORDS = 5

/** A shorter phrase, or a name of a place shorter than this, is one edit away from too many others. */
const MIN_LENGTH = 5

interface Entry {
  kind?: QueryKind
  attribute?: AttributeSlug
  wish?: Wish
  places: QueryPlace[]
  isStopWord: boolean
}

/** A place under one of its names. Mombasa County is called Mombasa, too, but it is not its own name; less is what it is named for. */
interface Named {
  readonly text: string
  readonly place: QueryPlace
  readonly weight: number
}

/** Reads the words of all languages and the places of a directory: a few thousand phrases, some milliseconds. */
export function queryVocabulary(
  places: PlaceIndex,
  names: Pick<Names, 'categories' | 'subcategories' | 'countries'>,
): QueryVocabulary {
  const entries = new Map<string, Entry>()
  function entryOf(text: string): Entry | undefined {
    const phrase = phraseOf(text)
    const entry = entries.get(phrase) ?? { places: [], isStopWord: false }
    if (phrase !== '') entries.set(phrase, entry)
    return entry
  }
  const addKind = (text: string, kind: QueryKind) => {
    for (const form of withPlurals(phraseWords(text))) {
      const entry = entryOf(form)
      if (entry) entry.kind ??= kind
    }
  }

  /** What a phrase means already stays beside the kind: it is searched where no listing is of that kind. A subcategory stands for its kinds. */
  const addKindOfPlace = (text: string, kind: KindSlug) => {
    const { tags: _, ...rule } = kindRule(kind)
    for (const form of withPlurals(phraseWords(text))) {
      const entry = entryOf(form)
      if (!entry || entry.kind?.kind) continue
      if (!rule.subcategory) entry.kind = WIDE.has(kind) ? (entry.kind ?? rule) : { ...(entry.kind ?? rule), kind }
      else if (WIDE.has(kind)) entry.kind ??= { category: rule.category }
      else if (!entry.kind?.subcategory) entry.kind = rule
    }
  }

  for (const { slug: category, subcategories } of CATEGORIES) {
    addKind(categoryName(names, category), { category })
    for (const subcategory of subcategories) addKind(subcategoryName(names, subcategory), { category, subcategory })
  }
  for (const { kinds, stopWords, stopPhrases } of [en, sw, fr, pt, ar]) {
    for (const { slug: category, subcategories } of CATEGORIES) {
      for (const phrase of listed(kinds[category])) addKind(phrase, { category })
      for (const subcategory of subcategories) {
        for (const phrase of listed(kinds[subcategory])) addKind(phrase, { category, subcategory })
      }
    }
    for (const word of [...stopWords.split(' '), ...listed(stopPhrases)]) {
      const entry = entryOf(word)
      if (entry) entry.isStopWord = true
    }
  }
  for (const [phrase, kind] of kindPhrases()) addKindOfPlace(phrase, kind)
  for (const [phrase, attribute] of attributePhrases()) {
    const entry = entryOf(phrase)
    if (entry) entry.attribute ??= attribute
  }
  for (const [wish, phrases] of Object.entries(wishWords) as [Wish, string][]) {
    // Its own keys.
    for (const phrase of phrases.split(',')) {
      const entry = entryOf(phrase)
      if (entry) entry.wish = wish
    }
  }
  const typed = namedPlaces(places, names).flatMap((named) =>
    Array.from(typedForms(named.text), (phrase) => ({ ...named, phrase })),
  )
  for (const [phrase, named] of Map.groupBy(typed, (one) => one.phrase)) {
    const entry = entryOf(phrase)
    if (entry) entry.places = inLikelyOrder(named)
  }
  return { meanings: (phrase) => entries.get(phrase), corrected: corrector(entries) }
}

/** The words of these mean their whole category: who asks for a hotel wants a bed. */
const WIDE: ReadonlySet<KindSlug> = new Set(['hotel', 'restaurant', 'bar'])

function listed(phrases: string | undefined): readonly string[] {
  return phrases?.split(', ') ?? []
}

/** Some kinds are written as plurals: 'pneus', 'computers'. A short word may be another one without its last letter. */
const singularOf = (word: string) => (/^[a-z]{3,}[^s]s$/.test(word) ? word.slice(0, -1) : word)

/** A phrase, and as one with a plural: of its first word, its last, and all of them. */
function withPlurals(words: readonly string[]): Set<string> {
  const plural = (word: string, at: number, only?: number) =>
    only === undefined || only === at ? pluralOf(word) : word
  return new Set([
    words.join(' '),
    words.map((word, at) => plural(word, at, 0)).join(' '),
    words.map((word, at) => plural(word, at, words.length - 1)).join(' '),
    words.map((word, at) => plural(word, at)).join(' '),
    ...(words.length === 1 ? [`${words[0]}s`, `${words[0]}es`, singularOf(words[0] ?? '')] : []),
  ])
}

/** The plural of a folded word in English, French, Portuguese or Arabic, whose endings do not contradict each other. */
function pluralOf(word: string): string {
  if (/\p{Script=Arabic}ه$/u.test(word)) return `${word.slice(0, -1)}ات`
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  if (/[aeou]l$/.test(word)) return `${word.slice(0, -1)}is`
  if (word.endsWith('ao')) return `${word.slice(0, -2)}oes`
  if (/[aeio]m$/.test(word)) return `${word.slice(0, -1)}ns`
  if (/(?:eau|eu)$/.test(word)) return `${word}x`
  return /[a-z]$/.test(word) && !/[sx]$/.test(word) ? `${word}s` : word
}

/** Every place that has listings, under each of its names. */
function namedPlaces(places: PlaceIndex, names: Pick<Names, 'countries'>): Named[] {
  return [...places.values()].flatMap(({ code, slug, count, regions, cities }) => {
    const country = { code, slug }
    const below = (level: 'region' | 'city') => (place: PlaceCount) => {
      const named = { country, place: { slug: place.slug, name: place.name, level }, count: place.count }
      const shorter = withoutGenericWords(place.name)
      return [place.name, shorter].flatMap((name) =>
        [name, ...NAMES_OF_PLACES.ofPlace(code, name)].map((text) => {
          return { text, place: named, weight: name === place.name ? 2 : 1 }
        }),
      )
    }
    return [
      ...[countryName(names, code), ...NAMES_OF_PLACES.ofCountry(code)].map((text) => ({
        text,
        place: { country, count },
        weight: 2,
      })),
      ...[...regions.values()].flatMap(below('region')),
      ...[...cities.values()].flatMap(below('city')),
      ...[...cities.values()].flatMap(({ slug: town, name, count: some }) =>
        landmarksOf(code, name).map((text) => {
          return {
            text,
            place: { country, place: { slug: town, name, level: 'city' as const }, count: some },
            weight: 0,
          }
        }),
      ),
    ].filter(({ place }) => place.count > 0)
  })
}

/** What a town is named for. */
function landmarksOf(country: string, town: string): readonly string[] {
  const code = africanCountry(country)?.code
  const names = new Set(NAMES_OF_PLACES.ofPlace(country, town))
  return (code ? (landmarks[code] ?? []) : []).flatMap((group) => {
    const [named = '', ...others] = group.split('|')
    return named === town || names.has(named) ? others : []
  })
}

function withoutGenericWords(name: string): string {
  return name.replace(/\s+(?:county|province|region|governorate|district|state|city)$/iu, '')
}

/**
 * One place in each country, the one with most listings first. In a country the place's own name decides, then a city comes before a region and
 * both before the country itself.
 */
function inLikelyOrder(named: readonly Named[]): QueryPlace[] {
  const byCountry = Map.groupBy(named, ({ place }) => place.country.slug)
  return [...byCountry.values()]
    .map(
      (some) =>
        some.toSorted((a, b) => b.weight - a.weight || rank(a.place) - rank(b.place) || bySize(a.place, b.place))[0]!
          .place,
    )
    .toSorted((a, b) => bySize(a, b))
}

const LEVELS = ['city', 'region', undefined]
const rank = ({ place }: QueryPlace) => LEVELS.indexOf(place?.level)
const bySize = (a: QueryPlace, b: QueryPlace) => b.count - a.count || (keyOf(a) < keyOf(b) ? -1 : 1)
const keyOf = ({ country, place }: QueryPlace) => `${country.slug}/${place?.slug ?? ''}`

/** Finds the phrase of one edit less. One edit leaves the first two or the last two letters as they are, so only phrases with those are compared. */
function corrector(entries: ReadonlyMap<string, Entry>): QueryVocabulary['corrected'] {
  const byEnds = new Map<string, string[]>()
  for (const [phrase, { kind, attribute, wish, places }] of entries) {
    const isWord = kind ?? attribute ?? wish
    // Places are many, and short ones are near each other.
    if (phrase.length < MIN_LENGTH - 1 || (!isWord && (places.length === 0 || phrase.length < MIN_LENGTH))) continue
    for (const end of endsOf(phrase)) {
      const phrases = byEnds.get(end)
      if (phrases) phrases.push(phrase)
      else byEnds.set(end, [phrase])
    }
  }
  const weight = ({ kind, places }: Entry) => (kind ? MANY : (places[0]?.count ?? 0))
  return (typed) => {
    if (typed.length < MIN_LENGTH) return undefined
    let best: { readonly phrase: string; readonly score: number } | undefined
    for (const phrase of new Set(endsOf(typed).flatMap((end) => byEnds.get(end) ?? []))) {
      const likelihood = editLikelihood(typed, phrase)
      const score = likelihood === 0 ? 0 : likelihood * weight(entries.get(phrase)!)
      if (score > (best?.score ?? 0)) best = { phrase, score }
    }
    return best?.phrase
  }
}

/** The site has a word for every kind of business, so one is meant more often than a place. */
const MANY = 1_000_000

const endsOf = (phrase: string) => [`^${phrase.slice(0, 2)}`, `${phrase.slice(-2)}$`]
