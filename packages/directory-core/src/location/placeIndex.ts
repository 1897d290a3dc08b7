import type { Listing } from '../listing/listing.ts'
import { slugify } from '../listing/slugify.ts'
import { COUNTRIES } from './countries.ts'
import { POPULAR_CITIES } from './popularCities.ts'

/** A place and how many listings of all packages it has. */
export interface PlaceCount {
  readonly name: string
  readonly slug: string
  readonly count: number
}

/** A country with its places. */
export interface CountryPlaces extends PlaceCount {
  readonly regions: ReadonlyMap<string, PlaceCount>
  readonly cities: ReadonlyMap<string, PlaceCount>
}

/** The countries by slug, with their regions and cities by slug. Of several spellings of one slug the first is its name. */
export type PlaceIndex = ReadonlyMap<string, CountryPlaces>

/** Counts the listings of every place. The nine countries and the eight cities are in it even without a listing. */
export function placeIndex(listings: readonly Pick<Listing, 'location'>[]): PlaceIndex {
  const index = new Map<string, CountryTally>()
  for (const { name } of COUNTRIES) countryIn(index, name)
  for (const { name, country } of POPULAR_CITIES) tallyIn(countryIn(index, country).cities, name)
  for (const { location } of listings) {
    const country = countryIn(index, location.country)
    country.count += 1
    count(country.regions, location.province)
    count(country.cities, location.city)
  }
  return index
}

interface Tally {
  readonly name: string
  readonly slug: string
  count: number
}

interface CountryTally extends Tally {
  readonly regions: Map<string, Tally>
  readonly cities: Map<string, Tally>
}

function countryIn(index: Map<string, CountryTally>, name: string): CountryTally {
  const slug = slugify(name)
  const country = index.get(slug) ?? { name, slug, count: 0, regions: new Map(), cities: new Map() }
  index.set(slug, country)
  return country
}

function count(places: Map<string, Tally>, name: string): void {
  // A place without a letter or digit has no address on the site.
  if (slugify(name) !== '') tallyIn(places, name).count += 1
}

function tallyIn(places: Map<string, Tally>, name: string): Tally {
  const slug = slugify(name)
  const place = places.get(slug) ?? { name, slug, count: 0 }
  places.set(slug, place)
  return place
}
