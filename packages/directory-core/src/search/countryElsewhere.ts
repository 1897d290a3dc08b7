import { africanCountry } from '../location/africa.ts'
import { phraseOf } from '../text/phraseWords.ts'

const LANGUAGES = ['en', 'fr', 'pt', 'ar', 'sw', 'am']
/** What travellers call some of them beside the names of the Unicode consortium. */
const OTHER_NAMES = { US: 'usa|america|united states of america', GB: 'uk|england|great britain|angleterre|inglaterra' }
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Codes of regions that are no country: the European Union, the United Nations, and codes for tests. */
const NONE = /^(?:EU|EZ|UN|QO|X[A-Z]|ZZ)$/

let codes: ReadonlyMap<string, string> | undefined

/** The code of a country outside Africa by its name in one of six languages; undefined where a text is none. */
export function countryElsewhere(text: string): string | undefined {
  codes ??= new Map(
    LANGUAGES.flatMap((language) => {
      const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
      return LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
        .filter((code) => !africanCountry(code) && !NONE.test(code) && isCurrent(code))
        .flatMap((code) => {
          const others = OTHER_NAMES[code as keyof typeof OTHER_NAMES]?.split('|') ?? []
          return [names.of(code) ?? '', ...others].map((name) => [phraseOf(name), code] as const)
        })
    }).filter(([name]) => name !== ''),
  )
  return codes.get(phraseOf(text))
}

/** Codes of before lead to those of today: FX, a part of France, to FR. */
const isCurrent = (code: string) => new Intl.Locale(`und-${code}`).region === code

/** What a reader calls a country outside Africa. */
export function nameElsewhere(code: string, locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code
}
