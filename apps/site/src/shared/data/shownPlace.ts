import { countryName, NAMES_OF_PLACES, slugify, type Names } from '@dira/directory-core'
import type { NameOfPlace } from '@dira/ui'
import { latinLetters } from './latinLetters.ts'

/** The language of signs, where that is not the English that pages have. */
const LANGUAGES: Readonly<Record<string, readonly string[]>> = {
  am: ['ET'],
  ar: ['DZ', 'EG', 'EH', 'LY', 'MA', 'MR', 'SD', 'TN'],
  es: ['GQ'],
  fr: ['BF', 'BI', 'BJ', 'CD', 'CF', 'CG', 'CI', 'CM', 'DJ', 'GA', 'GN', 'KM', 'ML', 'NE', 'SN', 'TD', 'TG'],
  mg: ['MG'],
  pt: ['AO', 'CV', 'GW', 'MZ', 'ST'],
  so: ['SO'],
  ti: ['ER'],
}
const languageOf = (country: string) => Object.keys(LANGUAGES).find((one) => LANGUAGES[one]?.includes(country))

/** The scripts in which maps have local names, each with a language that is written in it where none of these is the country's. */
const SCRIPTS = [
  { letters: /[\p{Script=Arabic}\s]*\p{Script=Arabic}/u, langs: ['ar'], countries: ['DJ', 'ER', 'KM', 'SO', 'TD'] },
  { letters: /[\p{Script=Ethiopic}\s]*\p{Script=Ethiopic}/u, langs: ['am', 'ti'], countries: [] },
  {
    letters: /[\p{Script=Tifinagh}\s]*\p{Script=Tifinagh}/u,
    langs: ['zgh'],
    countries: ['DZ', 'LY', 'MA', 'ML', 'NE'],
  },
] as const

/** How a page names a town or province that its listings call `name`: as readers know it, with the local name. For a server: with the names of all places. */
export function shownPlace(country: string, name: string): NameOfPlace {
  const names = NAMES_OF_PLACES.ofPlace(country, name)
  const local = localName(country, names)
  const latin = names.find((one) => /\p{Script=Latin}/u.test(one))
  if (latin !== undefined) return local ? { name: latin, local } : { name: latin }
  const letters = latinLetters(name)
  return letters !== undefined && local ? { name: letters, isTransliterated: true, local } : { name }
}

/** The same of a country. */
export function shownCountry(code: string, names: Pick<Names, 'countries'>): NameOfPlace {
  const name = countryName(names, code)
  const lang = languageOf(code)
  const text = lang && new Intl.DisplayNames(lang, { type: 'region' }).of(code)
  return lang && text && slugify(text) !== slugify(name) ? { name, local: { text, lang } } : { name }
}

/** The first name in a script of the country, without what a map has of other scripts beside it. */
function localName(country: string, names: readonly string[]): NameOfPlace['local'] {
  const own = languageOf(country) ?? ''
  const scripts = SCRIPTS.map((script) => ({ ...script, isOwn: script.langs.some((lang) => lang === own) }))
    .filter(({ isOwn, countries }) => isOwn || countries.some((one) => one === country))
    .toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn))
  for (const { letters, langs, isOwn } of scripts) {
    const text = names.map((name) => letters.exec(name)?.[0].trim()).find((found) => found !== undefined)
    if (text !== undefined) return { text, lang: isOwn ? own : langs[0] }
  }
  return undefined
}
