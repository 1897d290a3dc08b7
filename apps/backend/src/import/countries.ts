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

/** Names that no list of CLDR has, as `slugify` makes them: shortened, of before, or without the letters that a computer lacked. */
const OTHER_NAMES: Readonly<Partial<Record<AfricanCountryCode, string>>> = {
  BF: 'burkina upper-volta haute-volta',
  BJ: 'dahomey',
  CD: 'zaire rdc congo-dr congo-rdc',
  CF: 'centrafrique central-african-rep central-africa rca',
  CG: 'congo-rep congo-republic republic-congo republique-congo republique-du-congo congo-brazza',
  CI: 'cote-d-ivoire cote-ivoire',
  EG: 'uar',
  EH: 'w-sahara sahrawi rasd',
  GN: 'guinea-conakry guinee-conakry',
  LY: 'libyan-jamahiriya libyan',
  SS: 's-sudan soudan-sud sudan-south',
  SZ: 'swasiland ngwane',
  TZ: 'tanganyika zanzibar',
  ZW: 'rhodesia',
}
const byOtherName = new Map(
  Object.entries(OTHER_NAMES).flatMap(([code, names]) => names.split(' ').map((name) => [name, code] as const)),
)

/** What official names have around the name: "Tanzania, United Republic of". */
const FORMAL =
  /(?:^|-)(?:the|of|republic|rep|republique|republica|kingdom|royaume|reino|united|federal|federale|democratic|islamic|arab|arabe|union|du|de|la|le|l)(?=-|$)/g

/** The two countries that a file may mean by "Congo". */
export const CONGOS: readonly AfricanCountryCode[] = ['CG', 'CD']
/** Whether a file names one of two countries. */
export const isEitherCongo = (written: string): boolean => slugify(written) === 'congo'

/** They have a code, and are no country. */
const UNIONS = new Set(['EU', 'UN'])

/** About two kilometres: no border is known more exactly. */
const BORDER_DEGREES = 0.02
/** About eleven kilometres: piers, boats and islets. */
const SEA_DEGREES = 0.1

/**
 * The country of Africa that a file names: by its code of two or three letters, or its name in one of many languages, short or official. Undefined where that may
 * be either Congo.
 */
export function countryWritten(written: string): AfricanCountryCode | undefined {
  const slug = slugify(written)
  if (isEitherCongo(written)) return undefined
  const code =
    countryCode(written) ??
    bySlug.get(slug) ??
    byOtherName.get(slug) ??
    congoOf(slug) ??
    iso1A2Code(written.trim()) ??
    informalCode(slug)
  return code ? africanCountry(code)?.code : undefined
}

/** "Congo, The Democratic Republic of the" is one of two countries whose names differ in this word. */
function congoOf(slug: string): AfricanCountryCode | undefined {
  const words = slug.split('-')
  return words.includes('congo') && words.some((word) => /^dem(?:ocrati\w*)?$/.test(word)) ? 'CD' : undefined
}

function informalCode(slug: string): string | undefined {
  const name = slug.replace(FORMAL, '').replace(/^-/, '')
  return name === 'congo' ? undefined : (bySlug.get(name) ?? byOtherName.get(name) ?? countryCode(name))
}

/** The name of a country or territory of the world, as a sentence has it. */
export const nameOfCountry = (code: string): string => NAMES.of(code) ?? code
const NAMES = new Intl.DisplayNames('en', { type: 'region' })

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
