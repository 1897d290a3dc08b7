import { countryName } from '../names/displayNames.ts'
import type { Names } from '../names/names.ts'
import { africanCountry, africanRegion, type AfricanCountryCode, type AfricanRegion } from '../location/africa.ts'
import { COUNTRIES, type Country } from '../location/countries.ts'
import type { CountryPlaces, PlaceCount, PlaceIndex } from '../location/placeIndex.ts'
import { POPULAR_CITIES, type City } from '../location/popularCities.ts'

/** A country of the locations page: 'View all ({count} listings)' and its top regions. */
export interface CountryEntry extends Country {
  readonly code: AfricanCountryCode
  readonly name: string
  /** The region of Africa that it lies in. */
  readonly region: AfricanRegion
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

/** The sample has one listing in each of these. They come on top of the nine countries, and are found by the filter alone. */
const SAMPLE_ELSEWHERE: readonly string[] = ['EG', 'MA']

/**
 * The nine countries in their order, then all others that have listings by name, unless these are no more than the sample's own. Each has the
 * three provinces whose pages have most listings; of equal ones the first by slug.
 */
export function countryEntries(places: PlaceIndex, names: Pick<Names, 'countries'>): CountryEntry[] {
  const others = [...places.values()].filter(
    ({ code, count }) => count > 0 && !COUNTRIES.some((one) => one.code === code),
  )
  const isSample = others.every(({ code, count }) => count === 1 && SAMPLE_ELSEWHERE.includes(code))
  const shown = (isSample ? [] : others)
    .flatMap(({ code }) => africanCountry(code) ?? [])
    .toSorted((a, b) => countryName(names, a.code).localeCompare(countryName(names, b.code), 'en'))
  return [...COUNTRIES, ...shown].map(({ code, slug }) => {
    const country = places.get(code)
    return {
      code,
      name: countryName(names, code),
      slug,
      region: africanRegion(code),
      count: country?.count ?? 0,
      topRegions: country ? topRegions(country) : [],
    }
  })
}

/** What a province counts is what its page lists. */
function topRegions({ regions, below }: CountryPlaces): PlaceCount[] {
  return [...regions.values()]
    .map(({ name, slug, count }) => ({ name, slug, count: below.get(slug) ?? count }))
    .toSorted((a, b) => b.count - a.count || (a.slug < b.slug ? -1 : 1))
    .slice(0, TOP_REGION_LIMIT)
}

/**
 * The eight cities with most listings, of equal ones those of the specification first. Where they are the specification's eight these are in its
 * order, and where fewer cities have listings it fills the list.
 */
export function cityEntries(places: PlaceIndex, names: Pick<Names, 'countries'>): CityEntry[] {
  const most = rankedCities(places, names)
  const ranked = most.slice(0, POPULAR_CITIES.length)
  return ranked.every(isSpecified) ? POPULAR_CITIES.map((city) => most.find((one) => isSame(one, city))!) : ranked
}

/**
 * Some cities that have listings, as far as there are such of different countries: of each country that with most listings, then the next of each. In each round those
 * with most listings come first.
 */
export function variedCities(places: PlaceIndex, names: Pick<Names, 'countries'>, limit: number): CityEntry[] {
  const ofCountry = new Map<string, number>()
  const inRounds = rankedCities(places, names)
    .filter(({ count }) => count > 0)
    .map((city) => {
      const round = ofCountry.get(city.country) ?? 0
      ofCountry.set(city.country, round + 1)
      return { city, round }
    })
  return inRounds
    .toSorted((a, b) => a.round - b.round)
    .slice(0, limit)
    .map(({ city }) => city)
}

/** The specification's cities and all others that have listings: those with most first, of equal ones the specification's in its order. */
function rankedCities(places: PlaceIndex, names: Pick<Names, 'countries'>): CityEntry[] {
  const entryOf = ({ name, slug, country }: City): CityEntry => {
    const count = places.get(country)?.cities.get(slug)?.count ?? 0
    return { name, slug, country, countryName: countryName(names, country), count }
  }
  const others = [...places.values()].flatMap(({ code, cities }) => {
    const country = africanCountry(code)?.code
    return country ? [...cities.values()].filter(({ count }) => count > 0).map((city) => ({ ...city, country })) : []
  })
  const cities = [...POPULAR_CITIES, ...others.filter((city) => !isSpecified(city)).toSorted(bySlug)]
  return cities.map(entryOf).toSorted((a, b) => b.count - a.count)
}

const isSame = (a: City, b: City) => a.slug === b.slug && a.country === b.country
const isSpecified = (city: City) => POPULAR_CITIES.some((one) => isSame(one, city))

const bySlug = (a: City, b: City) => (a.slug < b.slug ? -1 : 1)
