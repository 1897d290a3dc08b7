import type { CountryPlaces, PlaceCount } from './placeIndex.ts'

/** The provinces and the cities of a country that have listings. */
export interface PlacesBelow {
  readonly regions: readonly PlaceCount[]
  readonly cities: readonly PlaceCount[]
}

/**
 * The provinces and cities under a country, those with most listings first, of equal ones the first by name. Each counts what its page
 * under the country's address lists: a province and a city of one slug share that page.
 */
export function placesBelow({ regions, cities, below }: CountryPlaces): PlacesBelow {
  const ranked = (places: Iterable<PlaceCount>) =>
    [...places]
      .map(({ name, slug }) => ({ name, slug, count: below.get(slug) ?? 0 }))
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count || (a.slug < b.slug ? -1 : 1))
  return { regions: ranked(regions.values()), cities: ranked(cities.values()) }
}
