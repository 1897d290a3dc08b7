import { slugify } from '../text/slugify.ts'
import { AFRICAN_COUNTRY_CODES, africanCountry, countrySlug, type AfricanCountryCode } from './africa.ts'

/** The slugs of other names that people write, those of CLDR among them. */
const OTHER_SLUGS: Readonly<Partial<Record<AfricanCountryCode, string>>> = {
  CV: 'cabo-verde',
  CF: 'car',
  CG: 'republic-of-the-congo congo-brazzaville republic-of-congo',
  CD: 'drc congo-kinshasa rd-congo democratic-republic-of-congo democratic-republic-of-the-congo congo-drc dr-of-congo',
  SZ: 'swaziland kingdom-of-eswatini',
  GM: 'the-gambia',
  CI: 'cote-divoire',
  ST: 'sao-tome-principe sao-tome',
  ZA: 'republic-of-south-africa rsa',
  TZ: 'united-republic-of-tanzania',
}

const bySlug: ReadonlyMap<string, AfricanCountryCode> = new Map(
  AFRICAN_COUNTRY_CODES.flatMap((code) =>
    [countrySlug(code), ...(OTHER_SLUGS[code]?.split(' ') ?? [])].map((slug) => [slug, code]),
  ),
)

/** The code of a country by a slug of an address, in any of its spellings; undefined outside Africa. */
export function countryOfSlug(slug: string): AfricanCountryCode | undefined {
  return bySlug.get(slug)
}

/**
 * The code of a country as a person or a file names it: its code, the specification's name, that of CLDR or another common one, such
 * as Ivory Coast, Swaziland or Congo - Kinshasa. Undefined outside Africa.
 */
export function countryCode(written: string): AfricanCountryCode | undefined {
  return bySlug.get(slugify(written)) ?? africanCountry(written.trim().toUpperCase())?.code
}
