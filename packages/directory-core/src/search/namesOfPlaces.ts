import { countryNames } from '../names/words/countries.generated.ts'
import { countryAliases, placeNames } from '../names/words/places.ts'
import { africanCountry } from '../location/africa.ts'
import { APOSTROPHES, phraseOf, phraseWords } from '../text/phraseWords.ts'

/** The names by which a place is known: in the languages and scripts around it, its former ones, and what travellers call it. */
export interface NamesOfPlaces {
  /** All names of a town or province in a country, by any of them: the first one is as pages write it. At least the given one. */
  readonly ofPlace: (country: string, name: string) => readonly string[]
  /** All names of a country, by its code, beside those of the reader's locale. */
  readonly ofCountry: (code: string) => readonly string[]
  /** The town of a name, whether or not anything is listed there: its country's code, and its name as pages write it. */
  readonly townNamed: (text: string) => { readonly country: string; readonly name: string } | undefined
}

/** The names of the towns of Africa that travellers go to. Eight kilobytes: what shows no places needs none of them. */
export const NAMES_OF_PLACES: NamesOfPlaces = {
  ofPlace: (country, name) => {
    const groups = groupsOf(country)
    const latin = latinPart(name)
    return groups.get(nameKey(name)) ?? groups.get(nameKey(latin)) ?? [...new Set([latin, name])]
  },
  ofCountry: (code) => {
    const known = africanCountry(code)?.code
    return known ? [...countryNames[known].split('|'), ...(countryAliases[known] ?? [])] : []
  },
  townNamed: (text) => townsByName().get(nameKey(text)),
}

let towns: ReadonlyMap<string, { readonly country: string; readonly name: string }> | undefined

/** The towns by each of their names; of several of one name the first. */
function townsByName(): NonNullable<typeof towns> {
  return (towns ??= new Map(
    Object.entries(placeNames)
      .flatMap(([country, groups]) =>
        groups.flatMap((group) => {
          const names = group.split('|')
          return names.map((text) => [nameKey(text), { country, name: names[0] ?? text }] as const)
        }),
      )
      .toReversed(),
  ))
}

/** The names that pages give towns one of whose other names begins with a text, in any country: for what finds places by their own names alone. */
export function usualNames(beginning: string): readonly string[] {
  // The article of Arabic goes from long words alone, and this one may be the beginning of one.
  const keys = [beginning, beginning.replace(/(?<=^|\s)ال(?=\S+$)/u, '')].map(nameKey)
  const isBegun = (name: string) => keys.some((key) => key !== '' && nameKey(name).startsWith(key))
  const groups = Object.values(placeNames).map((some) => some.map((group) => group.split('|')))
  const found = groups.flat().filter(([own = '', ...others]) => !isBegun(own) && others.some(isBegun))
  return phraseOf(beginning).length < SHORTEST ? [] : [...new Set(found.flatMap(([own]) => own ?? []))]
}

/** Of a shorter text too many names are the beginning. */
const SHORTEST = 3

const known = new Map<string, ReadonlyMap<string, readonly string[]>>()

/** For each name of a place in a country all of its names. */
function groupsOf(country: string): ReadonlyMap<string, readonly string[]> {
  const code = africanCountry(country)?.code
  const groups =
    known.get(country) ??
    new Map(
      (code ? (placeNames[code] ?? []) : []).flatMap((group) => {
        const names = group.split('|')
        return names.map((name) => [nameKey(name), names] as const)
      }),
    )
  known.set(country, groups)
  return groups
}

/** The same for a name with and without its signs and blanks: Grand-Bassam and grandbassam. */
const nameKey = (name: string) => phraseWords(name.replace(APOSTROPHES, '')).join('')

/** Maps write some names in several scripts at once: 'Agadir ⴰⴳⴰⴷⵉⵔ أكادير'. A name without Latin letters stays. */
function latinPart(name: string): string {
  const latin = name
    .replace(/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s/|(،-]+|[\s/|()،-]+$/gu, '')
  return /\p{Script=Latin}{2}/u.test(latin) && /[^\p{Script=Latin}\P{L}]/u.test(name) ? latin : name
}

/** The ways in which a name is typed, as `phraseWords` has them: its signs as blanks, its apostrophes left out, or all of it as one word. */
export function typedForms(name: string): Set<string> {
  return new Set([phraseOf(name), phraseOf(name.replace(APOSTROPHES, '')), nameKey(name)])
}
