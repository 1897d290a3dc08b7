import { iso1A2Code, iso1A2Codes } from '@rapideditor/country-coder'
import {
  AFRICAN_COUNTRY_CODES,
  africanCountry,
  countryCode,
  slugify,
  type AfricanCountryCode,
} from '@dira/directory-core'
import type { Point } from './places.ts'

/** The languages in which files name countries, beside English. */
const LANGUAGES = ['fr', 'pt', 'es', 'ar', 'de', 'it', 'nl', 'sw', 'am']

const bySlug = new Map(
  LANGUAGES.flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region' })
    return AFRICAN_COUNTRY_CODES.map((code) => [slugify(names.of(code) ?? code), code] as const)
  }),
)

/** They have a code, and are no country. */
const UNIONS = new Set(['EU', 'UN'])

/** About two kilometres: no border is known more exactly. */
const BORDER_DEGREES = 0.02
/** About eleven kilometres: piers, boats and islets. */
const SEA_DEGREES = 0.1

/** The country of Africa that a file names: by its code of two or three letters, or its name in one of many languages. */
export function countryWritten(written: string): AfricanCountryCode | undefined {
  const code = countryCode(written) ?? bySlug.get(slugify(written)) ?? iso1A2Code(written.trim())
  return code ? africanCountry(code)?.code : undefined
}

/** The code of the country or territory at a point, in Africa or elsewhere. Off a coast it is the only one near; else undefined. */
export function countryAt(point: Point): string | undefined {
  // A territory such as Réunion is not its country.
  const code = iso1A2Code([point.lng, point.lat], { level: 'territory' })
  if (code) return code
  const [near, ...others] = codesAround(point, SEA_DEGREES)
  return others.length === 0 ? near : undefined
}

/** Whether a point may be in a country: within its borders or as near as they are known, or where it is claimed. */
export function mayBeIn(country: AfricanCountryCode, point: Point): boolean {
  const code = countryAt(point)
  if (code === country || codesAround(point, BORDER_DEGREES).includes(country)) return true
  // Borders are those of who administers a place; most of Western Sahara is administered by Morocco.
  return country === 'EH' && code === 'MA' && point.lat < WESTERN_SAHARA_NORTH
}

const WESTERN_SAHARA_NORTH = 27.67

function codesAround({ lat, lng }: Point, degrees: number): string[] {
  const codes = iso1A2Codes([lng - degrees, lat - degrees, lng + degrees, lat + degrees])
  return [...new Set(codes.filter((code) => !UNIONS.has(code)))]
}
