import type { Listing } from '../listing/listing.ts'
import { slugify } from '../listing/slugify.ts'
import { africanCountry } from './africa.ts'

/** Provinces of DR Congo, past and present, in French and English, and the cities by which a listing without one is placed. */
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
  const known = africanCountry(country)
  if (known?.code !== 'CD') return known?.timeZone
  return (
    zoneInCongo.get(slugify(province).replace(/-province$|^province-(de-|du-)?/, '')) ?? zoneInCongo.get(slugify(city))
  )
}
