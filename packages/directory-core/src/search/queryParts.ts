import type { AttributeSlug } from '../attribute/attributes.ts'
import { slugify } from '../text/slugify.ts'
import { countrySlug } from '../location/africa.ts'
import { NAMES_OF_PLACES } from './namesOfPlaces.ts'
import { placeElsewhere, type PlaceElsewhere } from './placeElsewhere.ts'
import { phraseWords } from '../text/phraseWords.ts'
import type { Wish } from '../names/words/wishes.ts'
import { MAX_PHRASE_WORDS, type QueryKind, type QueryPlace, type QueryVocabulary } from './queryVocabulary.ts'
import { commonKind, commonPlace, vocabularyOf, type QueryContext } from './understandQuery.ts'

/** The parts of a text that mean something by themselves, whether or not all of it does. */
export interface QueryParts {
  /** One, or each where they contradict each other. */
  readonly kinds: readonly QueryKind[]
  /** The same of places, and towns that have no listing. */
  readonly places: readonly QueryPlace[]
  readonly attributes: readonly AttributeSlug[]
  readonly wishes: readonly Wish[]
  /** The words that mean nothing, folded. */
  readonly rest: string
  /** A country that is not in Africa, or a city of it. */
  readonly elsewhere?: PlaceElsewhere
}

/**
 * What a text is about, for the ways on where nothing is found: unlike `understandQuery` it knows what some of the words mean where others are of another
 * meaning. The longest phrase that is spelled right counts, from left to right.
 */
export function queryParts(text: string, { places, names }: QueryContext): QueryParts {
  const words = phraseWords(text)
  const vocabulary = vocabularyOf(places, names)
  const found: NonNullable<ReturnType<QueryVocabulary['meanings']>>[] = []
  const unlisted: QueryPlace[] = []
  const rest: string[] = []
  let elsewhere: PlaceElsewhere | undefined
  for (let from = 0; from < words.length;) {
    const phrases = Array.from({ length: Math.min(MAX_PHRASE_WORDS, words.length - from) }, (_, at) =>
      words.slice(from, from + at + 1).join(' '),
    ).toReversed()
    const known = phrases.find((one) => vocabulary.meanings(one) ?? townWithout(one) ?? placeElsewhere(one))
    const phrase =
      known ?? phrases.find((one) => one.length >= MIN_MISSPELLED && vocabulary.corrected(one) !== undefined)
    const meanings = phrase === undefined ? undefined : vocabulary.meanings(known ?? vocabulary.corrected(phrase) ?? '')
    if (meanings) found.push(meanings)
    else if (known !== undefined) {
      const town = townWithout(known)
      if (town) unlisted.push(town)
      else elsewhere ??= placeElsewhere(known)
    } else rest.push(words[from] ?? '')
    from += known === undefined && !meanings ? 1 : (phrase ?? '').split(' ').length
  }
  const kinds = found.flatMap(({ kind }) => kind ?? [])
  const named = found.flatMap(({ places: some }) => (some.length > 0 ? [some] : []))
  const kind = commonKind(kinds)
  const place = commonPlace(named)
  return {
    kinds: kind ? [kind] : kinds,
    places: [...(place ? [place] : named.flatMap(([likeliest]) => likeliest ?? [])), ...unlisted],
    attributes: [...new Set(found.flatMap(({ kind: isKind, attribute }) => (isKind ? [] : (attribute ?? []))))],
    wishes: [...new Set(found.flatMap(({ wish }) => wish ?? []))],
    rest: rest.join(' '),
    ...(elsewhere !== undefined && { elsewhere }),
  }
}

/** A town that nothing is listed in. A short name may be a word. */
function townWithout(text: string): QueryPlace | undefined {
  const town = text.length < MIN_LENGTH ? undefined : NAMES_OF_PLACES.townNamed(text)
  if (!town) return undefined
  const { country: code, name } = town
  return { country: { code, slug: countrySlug(code) }, place: { slug: slugify(name), name, level: 'city' }, count: 0 }
}

const MIN_LENGTH = 4

/** Beside words that mean nothing, a shorter one is no misspelled other: Paris is no word for a lift. */
const MIN_MISSPELLED = 6
