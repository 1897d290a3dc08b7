import { africanCountry } from '../location/africa.ts'
import { citiesElsewhere } from '../names/words/citiesElsewhere.ts'
import { phraseOf } from '../text/phraseWords.ts'

/** A country outside Africa, or a city there. */
export interface PlaceElsewhere {
  /** Its code. */
  readonly country: string
  readonly city?: string
}

const LANGUAGES = ['en', 'fr', 'pt', 'ar', 'sw', 'am']
/** What travellers call some of them beside the names of the Unicode consortium. */
const OTHER_NAMES = { US: 'usa|america|united states of america', GB: 'uk|england|great britain|angleterre|inglaterra' }
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Codes of regions that are no country: the European Union, the United Nations, and codes for tests. */
const NONE = /^(?:EU|EZ|UN|QO|X[A-Z]|ZZ)$/

let known: ReadonlyMap<string, PlaceElsewhere> | undefined

/** The country or large city outside Africa of a name in one of six languages; undefined where a text is none. */
export function placeElsewhere(text: string): PlaceElsewhere | undefined {
  known ??= new Map([...namedCities(), ...namedCountries()].filter(([name]) => name !== ''))
  return known.get(phraseOf(text))
}

function namedCities(): readonly (readonly [string, PlaceElsewhere])[] {
  return Object.entries(citiesElsewhere).flatMap(([country, groups]) =>
    groups.flatMap((group) => {
      const [city = '', ...others] = group.split('|')
      return [city, ...others].map((name) => [phraseOf(name), { country, city }] as const)
    }),
  )
}

function namedCountries(): readonly (readonly [string, PlaceElsewhere])[] {
  return LANGUAGES.flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
    return LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
      .filter((code) => !africanCountry(code) && !NONE.test(code) && isCurrent(code))
      .flatMap((country) => {
        const others = OTHER_NAMES[country as keyof typeof OTHER_NAMES]?.split('|') ?? []
        return [names.of(country) ?? '', ...others].map((name) => [phraseOf(name), { country }] as const)
      })
  })
}

/** Codes of before lead to those of today: FX, a part of France, to FR. */
const isCurrent = (code: string) => new Intl.Locale(`und-${code}`).region === code

/** What a reader calls a place outside Africa: 'Portugal', 'Dubai (United Arab Emirates)'. */
export function nameElsewhere({ country, city }: PlaceElsewhere, locale: string): string {
  const name = new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country
  return city === undefined || city === name ? name : `${city} (${name})`
}
