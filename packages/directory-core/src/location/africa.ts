import type { Country } from './countries.ts'

/** Every country of Africa by its ISO 3166-1 code, with its slug in the site's addresses. */
const SLUGS = {
  DZ: 'algeria',
  AO: 'angola',
  BJ: 'benin',
  BW: 'botswana',
  BF: 'burkina-faso',
  BI: 'burundi',
  CM: 'cameroon',
  CV: 'cape-verde',
  CF: 'central-african-republic',
  TD: 'chad',
  KM: 'comoros',
  CG: 'congo',
  DJ: 'djibouti',
  CD: 'dr-congo',
  EG: 'egypt',
  GQ: 'equatorial-guinea',
  ER: 'eritrea',
  SZ: 'eswatini',
  ET: 'ethiopia',
  GA: 'gabon',
  GM: 'gambia',
  GH: 'ghana',
  GN: 'guinea',
  GW: 'guinea-bissau',
  CI: 'ivory-coast',
  KE: 'kenya',
  LS: 'lesotho',
  LR: 'liberia',
  LY: 'libya',
  MG: 'madagascar',
  MW: 'malawi',
  ML: 'mali',
  MR: 'mauritania',
  MU: 'mauritius',
  MA: 'morocco',
  MZ: 'mozambique',
  NA: 'namibia',
  NE: 'niger',
  NG: 'nigeria',
  RW: 'rwanda',
  ST: 'sao-tome-and-principe',
  SN: 'senegal',
  SC: 'seychelles',
  SL: 'sierra-leone',
  SO: 'somalia',
  ZA: 'south-africa',
  SS: 'south-sudan',
  SD: 'sudan',
  TZ: 'tanzania',
  TG: 'togo',
  TN: 'tunisia',
  UG: 'uganda',
  EH: 'western-sahara',
  ZM: 'zambia',
  ZW: 'zimbabwe',
} as const

/** The ISO 3166-1 alpha-2 code of a country in Africa. */
export type AfricanCountryCode = keyof typeof SLUGS

// The keys of an object literal are those of its type.
/** The codes of all countries of Africa. */
export const AFRICAN_COUNTRY_CODES = Object.keys(SLUGS) as readonly AfricanCountryCode[]

/** A country by its code, with a type that says so; undefined outside Africa. */
export function africanCountry(code: string): (Country & { readonly code: AfricanCountryCode }) | undefined {
  return isAfrican(code) ? { code, slug: SLUGS[code] } : undefined
}

/** The slug of a country in the site's addresses. A country outside Africa has its code, in small letters. */
export function countrySlug(code: string): string {
  return africanCountry(code)?.slug ?? code.toLowerCase()
}

function isAfrican(code: string): code is AfricanCountryCode {
  return Object.hasOwn(SLUGS, code)
}

/** The five regions of Africa, as the African Union draws them. */
const REGIONS = {
  north: ['DZ', 'EG', 'EH', 'LY', 'MA', 'MR', 'TN'],
  west: ['BF', 'BJ', 'CI', 'CV', 'GH', 'GM', 'GN', 'GW', 'LR', 'ML', 'NE', 'NG', 'SL', 'SN', 'TG'],
  central: ['BI', 'CD', 'CF', 'CG', 'CM', 'GA', 'GQ', 'ST', 'TD'],
  east: ['DJ', 'ER', 'ET', 'KE', 'KM', 'MG', 'MU', 'RW', 'SC', 'SD', 'SO', 'SS', 'TZ', 'UG'],
  southern: ['AO', 'BW', 'LS', 'MW', 'MZ', 'NA', 'SZ', 'ZA', 'ZM', 'ZW'],
} as const satisfies Record<string, readonly AfricanCountryCode[]>

/** A region of Africa: the page of all locations groups its countries by them. */
export type AfricanRegion = keyof typeof REGIONS

export const AFRICAN_REGIONS = Object.keys(REGIONS) as readonly AfricanRegion[]

const regionOfCountry = new Map(
  Object.entries(REGIONS).flatMap(([region, codes]) => codes.map((code) => [code, region as AfricanRegion] as const)),
)

/** The region that a country lies in. */
export function africanRegion(code: AfricanCountryCode): AfricanRegion {
  const region = regionOfCountry.get(code)
  if (!region) throw new Error(`${code} is in no region of Africa.`)
  return region
}
