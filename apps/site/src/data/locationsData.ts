import { cityEntries, countryEntries, placesBelow, type CityEntry, type Directory } from '@dira/directory-core'
import type { LocationsData } from '../app/pageData.ts'
import { paths } from '../app/paths.ts'
import type { PageInput } from './createPageSource.ts'
import { placesOf } from './placesOf.ts'

/** How many cities a country shows among all countries. */
const TOP_CITIES = 3

/** The countries and the popular cities, with how many listings each has. */
export function locationsData({ directory, names }: Pick<PageInput, 'directory' | 'names'>): LocationsData {
  const places = placesOf(directory)
  return {
    page: 'locations',
    countries: countryEntries(places, names).map(({ code, name, slug, count, topRegions }) => {
      const regions = topRegions.map((region) => ({
        name: region.name,
        href: paths.location(slug, region.slug),
        count: region.count,
      }))
      const country = places.get(code)
      const cities = country ? placesBelow(country).cities : []
      return {
        name,
        code,
        href: paths.location(slug),
        count,
        regions,
        cities: cities
          .slice(0, TOP_CITIES)
          .map((city) => ({ name: city.name, href: paths.location(slug, city.slug), count: city.count })),
        ...(cities.length > TOP_CITIES && { allPlaces: { href: paths.placesOf(slug), count: cities.length } }),
      }
    }),
    cities: cityEntries(places, names).map((city) => ({
      name: city.name,
      country: city.countryName,
      href: paths.location(city.slug),
      count: city.count,
      ...coordinatesOf(directory, city),
    })),
  }
}

/** Where a city is: where its first listing is. */
function coordinatesOf(directory: Directory, { slug, country }: CityEntry) {
  return directory.listings.find(
    ({ location, mapCoordinates }) =>
      mapCoordinates !== undefined && location.city?.slug === slug && location.country === country,
  )?.mapCoordinates
}
