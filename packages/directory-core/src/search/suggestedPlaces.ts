import type { Place } from '../listing/listing.ts'
import type { Country } from '../location/countries.ts'
import type { CountryPlaces, PlaceCount, PlaceIndex } from '../location/placeIndex.ts'
import { countryName } from '../names/displayNames.ts'
import type { Names } from '../names/names.ts'
import { foldText } from './foldText.ts'
import { phraseOf } from './index/termPhrases.ts'

/** A country, or a province or city in it. */
export interface SuggestedPlace {
  readonly country: Pick<Country, 'code' | 'slug'>
  /** Absent for the country itself. */
  readonly place?: Place
  readonly name: string
  /** How many listings it has. Never 0. */
  readonly count: number
}

/** The places of a directory, and how countries are called. */
export interface PlaceNames {
  readonly places: PlaceIndex
  readonly names: Pick<Names, 'countries'>
}

/** Gives the towns that a text may mean, the likeliest first. */
export type TownFinder = (text: string) => readonly Required<SuggestedPlace>[]

/**
 * Finds the towns that have listings by the start of their names, or of a word in these. What has just this name comes first, whatever its size;
 * 'Cairo, Egypt' is Cairo. Names are read once: keep the finder for as long as the directory.
 */
export function createTownFinder({ places, names }: PlaceNames): TownFinder {
  const towns = namedPlaces(
    [...places.values()].flatMap((country) => [...country.cities.values()].map((city) => placeIn(country, city))),
    names,
  )
  return (text) => (wordsOf(text) === '' ? [] : placesNamed(towns, text))
}

/** Countries, provinces and cities. What is both of these is suggested once. */
export function suggestedPlaces({ places, names }: PlaceNames): Named<SuggestedPlace>[] {
  const found = [...places.values()].flatMap((country) => {
    const { code, slug, count, regions, cities } = country
    const below = new Map(regions)
    for (const [key, city] of cities) if (city.count > (below.get(key)?.count ?? 0)) below.set(key, city)
    const itself: SuggestedPlace = { country: { code, slug }, name: countryName(names, code), count }
    return [itself, ...Array.from(below.values(), (place) => placeIn(country, place))]
  })
  return namedPlaces(found, names)
}

function placeIn({ code, slug: country }: CountryPlaces, { slug, name, count }: PlaceCount): Required<SuggestedPlace> {
  return { country: { code, slug: country }, place: { slug, name }, name, count }
}

/** Something that is suggested by the start of its name. */
export interface Named<Value> {
  /** The words of its name, folded, between single blanks. */
  readonly words: string
  /** The same with the country behind it. @default the words */
  readonly whole?: string
  readonly value: Value
}

/** The words of a text as names are compared with them. */
export function wordsOf(text: string): string {
  return phraseOf(foldText(text))
}

/** N'Djaména is written with any apostrophe, and without. */
function placeWords(text: string): string {
  return wordsOf(text).replace(/['’]/g, '')
}

function namedPlaces<Value extends SuggestedPlace>(found: readonly Value[], names: PlaceNames['names']) {
  return mostFirst(found).map((value): Named<Value> => {
    const words = placeWords(value.name)
    const country = value.place ? placeWords(countryName(names, value.country.code)) : ''
    return { words, whole: `${words} ${country}`.trim(), value }
  })
}

/** Those that have listings, that with most of them first. */
export function mostFirst<Value extends { readonly count: number }>(values: readonly Value[]): Value[] {
  return values.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count)
}

/** The places of such a name, as `named` gives them. */
export function placesNamed<Value>(places: readonly Named<Value>[], text: string, limit?: number): Value[] {
  return named(places, placeWords(text), limit)
}

/** Those with just this name, then those whose name starts with the text, then those of which a word does. */
export function named<Value>(values: readonly Named<Value>[], text: string, limit = Infinity): Value[] {
  const exact: Value[] = []
  const starting: Value[] = []
  const withWord: Value[] = []
  for (const { words, whole = words, value } of values) {
    if (words === text || whole === text) exact.push(value)
    else if (whole.startsWith(text)) starting.push(value)
    else if (words.includes(` ${text}`)) withWord.push(value)
  }
  return [...exact, ...starting, ...withWord].slice(0, limit)
}
