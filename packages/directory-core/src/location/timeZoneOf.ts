import type { Listing } from '../listing/listing.ts'
import { africanCountry, type AfricanCountryCode } from './africa.ts'

/** The time zone of every country of Africa but DR Congo, which has two. */
const TIME_ZONES: Readonly<Record<Exclude<AfricanCountryCode, 'CD'>, string>> = {
  DZ: 'Africa/Algiers',
  AO: 'Africa/Luanda',
  BJ: 'Africa/Porto-Novo',
  BW: 'Africa/Gaborone',
  BF: 'Africa/Ouagadougou',
  BI: 'Africa/Bujumbura',
  CM: 'Africa/Douala',
  CV: 'Atlantic/Cape_Verde',
  CF: 'Africa/Bangui',
  TD: 'Africa/Ndjamena',
  KM: 'Indian/Comoro',
  CG: 'Africa/Brazzaville',
  DJ: 'Africa/Djibouti',
  EG: 'Africa/Cairo',
  GQ: 'Africa/Malabo',
  ER: 'Africa/Asmara',
  SZ: 'Africa/Mbabane',
  ET: 'Africa/Addis_Ababa',
  GA: 'Africa/Libreville',
  GM: 'Africa/Banjul',
  GH: 'Africa/Accra',
  GN: 'Africa/Conakry',
  GW: 'Africa/Bissau',
  CI: 'Africa/Abidjan',
  KE: 'Africa/Nairobi',
  LS: 'Africa/Maseru',
  LR: 'Africa/Monrovia',
  LY: 'Africa/Tripoli',
  MG: 'Indian/Antananarivo',
  MW: 'Africa/Blantyre',
  ML: 'Africa/Bamako',
  MR: 'Africa/Nouakchott',
  MU: 'Indian/Mauritius',
  MA: 'Africa/Casablanca',
  MZ: 'Africa/Maputo',
  NA: 'Africa/Windhoek',
  NE: 'Africa/Niamey',
  NG: 'Africa/Lagos',
  RW: 'Africa/Kigali',
  ST: 'Africa/Sao_Tome',
  SN: 'Africa/Dakar',
  SC: 'Indian/Mahe',
  SL: 'Africa/Freetown',
  SO: 'Africa/Mogadishu',
  ZA: 'Africa/Johannesburg',
  SS: 'Africa/Juba',
  SD: 'Africa/Khartoum',
  TZ: 'Africa/Dar_es_Salaam',
  TG: 'Africa/Lome',
  TN: 'Africa/Tunis',
  UG: 'Africa/Kampala',
  EH: 'Africa/El_Aaiun',
  ZM: 'Africa/Lusaka',
  ZW: 'Africa/Harare',
}

/** The slugs of the provinces of DR Congo, past and present, in French and English, and of the cities by which a listing without one is placed. */
const CONGO_ZONES: Readonly<Record<string, string>> = {
  'Africa/Kinshasa': `
    kinshasa kongo-central central-kongo bas-congo kwango kwilu mai-ndombe bandundu
    equateur mongala nord-ubangi north-ubangi sud-ubangi south-ubangi tshuapa
    matadi boma muanda moanda kikwit mbandaka gemena gbadolite inongo lisala`,
  'Africa/Lubumbashi': `
    haut-katanga upper-katanga lualaba haut-lomami upper-lomami tanganyika katanga
    lomami kasai kasai-central central-kasai kasai-oriental eastern-kasai kasai-occidental sankuru
    maniema nord-kivu north-kivu sud-kivu south-kivu ituri tshopo haut-uele upper-uele bas-uele lower-uele orientale
    lubumbashi likasi kolwezi goma bukavu uvira beni butembo kisangani bunia kindu kalemie kananga mbuji-mayi tshikapa`,
}

const zoneInCongo = new Map(
  Object.entries(CONGO_ZONES).flatMap(([zone, slugs]) =>
    slugs
      .trim()
      .split(/\s+/)
      .map((slug) => [slug, zone]),
  ),
)

/**
 * The time zone of a place, as `Africa/Nairobi`. In DR Congo, which has two, the province decides and else the city.
 * Undefined where the zone cannot be known: a country outside Africa, or DR Congo without a place that is known.
 */
export function timeZoneOf({ country, province, city }: Listing['location']): string | undefined {
  const code = africanCountry(country)?.code
  if (code !== 'CD') return code && TIME_ZONES[code]
  return (
    zoneInCongo.get((province?.slug ?? '').replace(/-province$|^province-(de-|du-)?/, '')) ??
    zoneInCongo.get(city?.slug ?? '')
  )
}
