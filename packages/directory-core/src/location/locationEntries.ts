import { COUNTRIES } from './countries.ts'
import type { PlaceCount, PlaceIndex } from './placeIndex.ts'
import { POPULAR_CITIES, type City } from './popularCities.ts'

/** A country of the locations page: 'View all ({count} listings)' and its top regions. */
export interface CountryEntry extends PlaceCount {
  readonly topRegions: readonly PlaceCount[]
}

/** A city of the locations page. */
export interface CityEntry extends City {
  readonly count: number
}

/** How many regions a country shows on the locations page. */
export const TOP_REGION_LIMIT = 3

/** The nine countries in their order, each with the three provinces that have most listings; of equal ones the first by name. */
export function countryEntries(places: PlaceIndex): CountryEntry[] {
  return COUNTRIES.map(({ name, slug }) => ({
    name,
    slug,
    count: places.get(slug)?.count ?? 0,
    topRegions: [...(places.get(slug)?.regions.values() ?? [])]
      .toSorted((a, b) => b.count - a.count || (a.slug < b.slug ? -1 : 1))
      .slice(0, TOP_REGION_LIMIT)
      .map((region) => ({ ...region })),
  }))
}

/** The eight popular cities in their order. */
export function cityEntries(places: PlaceIndex): CityEntry[] {
  const countrySlugs = new Map(COUNTRIES.map(({ name, slug }) => [name, slug]))
  return POPULAR_CITIES.map((city) => ({
    ...city,
    count: places.get(countrySlugs.get(city.country) ?? '')?.cities.get(city.slug)?.count ?? 0,
  }))
}
