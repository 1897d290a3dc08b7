import type { Place } from '../listing/listing.ts'
import type { Country } from '../location/countries.ts'
import type { NamesOfPlaces } from './namesOfPlaces.ts'
import { APOSTROPHES } from '../text/phraseWords.ts'
import type { CountryPlaces, PlaceCount, PlaceIndex } from '../location/placeIndex.ts'
import { countryName } from '../names/displayNames.ts'
import type { Names } from '../names/names.ts'
import { editLikelihood } from './editLikelihood.ts'
import { foldText } from '../text/foldText.ts'
import { phraseOf } from './index/termPhrases.ts'

/** A country, or a province or city in it. */
export interface SuggestedPlace {
  readonly country: Pick<Country, 'code' | 'slug'>
  /** Absent for the country itself. */
  readonly place?: Place
  readonly name: string
  /** The other name by which it was found, unless that is only spelled otherwise. */
  readonly otherName?: string
  /** How many listings it has. Never 0. */
  readonly count: number
}

/** A province or city that may be meant. */
export interface SuggestedTown extends SuggestedPlace {
  readonly place: Place
}

/** The places of a directory, and how they are called. */
export interface PlaceNames {
  readonly places: PlaceIndex
  readonly names: Pick<Names, 'countries'>
  /** The other names of places: `NAMES_OF_PLACES`. @default places are found by the names that their listings have */
  readonly otherNames?: NamesOfPlaces | undefined
}

/** Gives the towns that a text may mean, the likeliest first. */
export type TownFinder = (text: string) => readonly SuggestedTown[]

/**
 * Finds the towns that have listings by the start of their names, or of a word in these. What has just this name comes first, whatever its size;
 * 'Cairo, Egypt' is Cairo. Names are read once: keep the finder for as long as the directory.
 */
export function createTownFinder(known: PlaceNames): TownFinder {
  const towns = namedPlaces(
    [...known.places.values()].flatMap((country) => [...country.cities.values()].map((city) => placeIn(country, city))),
    known,
  )
  return (text) => (wordsOf(text) === '' ? [] : placesNamed(towns, text))
}

/** Countries, provinces and cities. What is both of these is suggested once. */
export function suggestedPlaces(known: PlaceNames): Named<SuggestedPlace>[] {
  const { places, names } = known
  const found = [...places.values()].flatMap((country) => {
    const { code, slug, count, regions, cities } = country
    const below = new Map(regions)
    for (const [key, city] of cities) if (city.count > (below.get(key)?.count ?? 0)) below.set(key, city)
    const itself: SuggestedPlace = { country: { code, slug }, name: countryName(names, code), count }
    return [itself, ...Array.from(below.values(), (place) => placeIn(country, place))]
  })
  return namedPlaces(found, known)
}

function placeIn({ code, slug: country }: CountryPlaces, { slug, name, count }: PlaceCount): SuggestedTown {
  return { country: { code, slug: country }, place: { slug, name }, name, count }
}

/** Something that is suggested by the start of its name. */
export interface Named<Value> {
  /** The words of its name, folded, between single blanks. */
  readonly words: string
  /** The same with the country behind it. @default the words */
  readonly whole?: string
  readonly value: Value
  /** The same of its other names. */
  readonly others?: readonly Named<Value>[]
}

/** The words of a text as names are compared with them. */
export function wordsOf(text: string): string {
  return phraseOf(foldText(text))
}

/** N'Djaména is written with any apostrophe, and without. */
function placeWords(text: string): string {
  return wordsOf(text.replace(APOSTROPHES, ''))
}

function namedPlaces<Value extends SuggestedPlace>(found: readonly Value[], known: PlaceNames) {
  return mostFirst(found).map((value): Named<Value> => {
    const { country, place, name } = value
    const behind = place ? ` ${placeWords(countryName(known.names, country.code))}` : ''
    const namedBy = (text: string, one: Value) => {
      const words = placeWords(text)
      return { words, whole: `${words}${behind}`, value: one }
    }
    const own = namedBy(name, value)
    const others = otherNamesOf(value, known).map((text) => {
      const isSpelling = editLikelihood(placeWords(text), own.words) > 0
      return namedBy(text, isSpelling ? value : { ...value, otherName: text })
    })
    return { ...own, others: others.filter(({ words }) => words !== own.words) }
  })
}

/** The other names of a place. Those of a city are not those of the province around it. */
function otherNamesOf({ country, place, name }: SuggestedPlace, { places, otherNames }: PlaceNames): readonly string[] {
  if (!otherNames) return []
  if (!place) return otherNames.ofCountry(country.code)
  const all = otherNames.ofPlace(country.code, name)
  const cities = places.get(country.code)?.cities ?? new Map<string, Place>()
  if (all.length === 1 || cities.has(place.slug)) return all
  const isOfCity = Array.from(cities.values()).some((city) => otherNames.ofPlace(country.code, city.name)[0] === all[0])
  return isOfCity ? [] : all
}

/** Those that have listings, that with most of them first. */
export function mostFirst<Value extends { readonly count: number }>(values: readonly Value[]): Value[] {
  return values.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count)
}

/** The places of such a name, as `named` gives them. */
export function placesNamed<Value>(places: readonly Named<Value>[], text: string, limit?: number): Value[] {
  return named(places, placeWords(text), limit)
}

/**
 * Those with just this name, then those whose name starts with the text, those of which a word does, and those of which another name starts with it.
 */
export function named<Value>(values: readonly Named<Value>[], text: string, limit = Infinity): Value[] {
  const exact: Value[] = []
  const starting: Value[] = []
  const withWord: Value[] = []
  const byOtherName: Value[] = []
  for (const { others: known = [], ...own } of values) {
    const others = text.length < MIN_LENGTH ? [] : known
    const other = others.find((one) => isNamed(one, text))
    if (isNamed(own, text)) exact.push(own.value)
    else if (other) exact.push(other.value)
    else if (startOf(own).startsWith(text)) starting.push(own.value)
    else if (own.words.includes(` ${text}`)) withWord.push(own.value)
    else {
      const begun = others.find((one) => startOf(one).startsWith(text))
      if (begun) byOtherName.push(begun.value)
    }
  }
  return [...exact, ...starting, ...withWord, ...byOtherName].slice(0, limit)
}

/** A shorter text is the start of too many other names. */
const MIN_LENGTH = 3

const startOf = <Value>({ words, whole = words }: Named<Value>): string => whole
const isNamed = <Value>(one: Named<Value>, text: string): boolean => one.words === text || startOf(one) === text
