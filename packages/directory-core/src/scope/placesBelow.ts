import { cityPath, type PlacePath } from './cityPath.ts'
import type { CountryPlaces, PlaceCount, PlaceIndex } from '../location/placeIndex.ts'

/** A province or city with its page, and how many listings that has. */
export interface PlaceBelow extends PlaceCount {
  readonly path: PlacePath
}

/** The provinces and the cities of a country that have listings. */
export interface PlacesBelow {
  readonly regions: readonly PlaceBelow[]
  readonly cities: readonly PlaceBelow[]
}

/**
 * The provinces and cities under a country, those with most listings first, of equal ones the first by slug. Each counts what its page lists: that of a
 * province has the listings of a city of its slug as well. Where these are all that it has, the city alone is given; where no page has the city
 * alone, the province.
 */
export function placesBelow(places: PlaceIndex, country: CountryPlaces): PlacesBelow {
  const { regions, cities, below } = country
  const provinces = [...regions.values()]
    .map(({ name, slug }): PlaceBelow => ({ name, slug, count: below.get(slug) ?? 0, path: [country.slug, slug] }))
    .filter(({ slug, count }) => cities.get(slug)?.count !== count)
  const towns = [...cities.values()].flatMap((city): PlaceBelow[] => {
    const path = city.count > 0 ? cityPath(places, country, city.slug) : undefined
    return path ? [{ ...city, path }] : []
  })
  return { regions: ranked(provinces), cities: ranked(towns) }
}

function ranked(places: readonly PlaceBelow[]): PlaceBelow[] {
  return places.toSorted((a, b) => b.count - a.count || (a.slug < b.slug ? -1 : 1))
}
