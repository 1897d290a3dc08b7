import { africanCountry, cityEntries, countryEntries, type Directory } from '@dira/directory-core'
import type { LocationsData } from '../app/pageData.ts'
import { paths } from '../app/paths.ts'
import { placesOf } from './placesOf.ts'

/** The nine countries and the popular cities, with how many listings each has. */
export function locationsData(directory: Directory): LocationsData {
  const places = placesOf(directory)
  return {
    page: 'locations',
    countries: countryEntries(places).flatMap(({ name, slug, count, topRegions }) => {
      const code = africanCountry(name)?.code
      if (!code) return []
      const regions = topRegions.map((region) => ({
        name: region.name,
        href: paths.location(slug, region.slug),
        count: region.count,
      }))
      return [{ name, code, href: paths.location(slug), count, regions }]
    }),
    cities: cityEntries(places).map(({ name, slug, country, count }) => ({
      name,
      country,
      href: paths.location(slug),
      count,
      ...coordinatesOf(directory, { name, country }),
    })),
  }
}

/** Where a city is: where its first listing is. */
function coordinatesOf(directory: Directory, city: { readonly name: string; readonly country: string }) {
  return directory.listings.find(
    ({ location, mapCoordinates }) =>
      mapCoordinates !== undefined && location.city === city.name && location.country === city.country,
  )?.mapCoordinates
}
