import type { Listing, Place } from '../listing/listing.ts'
import { countrySlug } from './africa.ts'
import { COUNTRIES, type Country } from './countries.ts'
import { POPULAR_CITIES } from './popularCities.ts'

/** A province or city and how many listings of all packages it has. */
export interface PlaceCount extends Place {
  readonly count: number
}

/** A country with its places. */
export interface CountryPlaces extends Country {
  readonly count: number
  readonly regions: ReadonlyMap<string, PlaceCount>
  readonly cities: ReadonlyMap<string, PlaceCount>
  /** How many listings the page of a slug under the country has: those whose province or city has it. */
  readonly below: ReadonlyMap<string, number>
}

/** The countries by code, with their regions and cities by slug. Of several names of one slug the first is shown. */
export type PlaceIndex = ReadonlyMap<string, CountryPlaces>

/**
 * Counts the listings of every place: given one by one, or as the `groups` of a directory, each with how many it has. The nine countries and the
 * eight cities are in it even without a listing.
 */
export function placeIndex(listings: readonly (Pick<Listing, 'location'> & { readonly count?: number })[]): PlaceIndex {
  const index = new Map<string, CountryTally>()
  for (const { code } of COUNTRIES) countryIn(index, code)
  for (const { name, slug, country } of POPULAR_CITIES) tallyIn(countryIn(index, country).cities, { name, slug })
  for (const { location, count = 1 } of listings) {
    const country = countryIn(index, location.country)
    country.count += count
    if (location.province) tallyIn(country.regions, location.province).count += count
    if (location.city) tallyIn(country.cities, location.city).count += count
    for (const slug of new Set([location.province?.slug, location.city?.slug])) {
      if (slug !== undefined) country.below.set(slug, (country.below.get(slug) ?? 0) + count)
    }
  }
  return index
}

interface Tally extends Place {
  count: number
}

interface CountryTally extends Country {
  count: number
  readonly regions: Map<string, Tally>
  readonly cities: Map<string, Tally>
  readonly below: Map<string, number>
}

function countryIn(index: Map<string, CountryTally>, code: string): CountryTally {
  const country = index.get(code) ?? {
    code,
    slug: countrySlug(code),
    count: 0,
    regions: new Map(),
    cities: new Map(),
    below: new Map(),
  }
  index.set(code, country)
  return country
}

function tallyIn(places: Map<string, Tally>, { slug, name }: Place): Tally {
  const place = places.get(slug) ?? { name, slug, count: 0 }
  places.set(slug, place)
  return place
}
