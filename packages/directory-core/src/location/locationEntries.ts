import { countryName } from '../names/displayNames.ts'
import type { Names } from '../names/names.ts'
import { africanCountry, type AfricanCountryCode } from './africa.ts'
import { COUNTRIES, type Country } from './countries.ts'
import type { PlaceCount, PlaceIndex } from './placeIndex.ts'
import { POPULAR_CITIES, type City } from './popularCities.ts'

/** A country of the locations page: 'View all ({count} listings)' and its top regions. */
export interface CountryEntry extends Country {
  readonly code: AfricanCountryCode
  readonly name: string
  readonly count: number
  readonly topRegions: readonly PlaceCount[]
}

/** A city of the locations page. */
export interface CityEntry extends City {
  readonly countryName: string
  readonly count: number
}

/** How many regions a country shows on the locations page. */
export const TOP_REGION_LIMIT = 3

/** A single listing makes no country of the directory: the sample's ones of Morocco and Egypt are found by the filter alone. */
const FEWEST_LISTINGS = 2

/**
 * The nine countries in their order, then the others that have listings by name, each with the three provinces that have most listings;
 * of equal ones the first by slug.
 */
export function countryEntries(places: PlaceIndex, names: Pick<Names, 'countries'>): CountryEntry[] {
  const others = [...places.values()]
    .filter(({ code, count }) => count >= FEWEST_LISTINGS && !COUNTRIES.some((one) => one.code === code))
    .flatMap(({ code }) => africanCountry(code) ?? [])
    .toSorted((a, b) => countryName(names, a.code).localeCompare(countryName(names, b.code), 'en'))
  return [...COUNTRIES, ...others].map(({ code, slug }) => ({
    code,
    name: countryName(names, code),
    slug,
    count: places.get(code)?.count ?? 0,
    topRegions: [...(places.get(code)?.regions.values() ?? [])]
      .toSorted((a, b) => b.count - a.count || (a.slug < b.slug ? -1 : 1))
      .slice(0, TOP_REGION_LIMIT)
      .map((region) => ({ ...region })),
  }))
}

/** The eight popular cities in their order. */
export function cityEntries(places: PlaceIndex, names: Pick<Names, 'countries'>): CityEntry[] {
  return POPULAR_CITIES.map((city) => ({
    ...city,
    countryName: countryName(names, city.country),
    count: places.get(city.country)?.cities.get(city.slug)?.count ?? 0,
  }))
}
