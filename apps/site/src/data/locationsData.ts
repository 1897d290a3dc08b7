import { cityEntries, countryEntries, countrySlug, placesBelow } from '@dira/directory-core'
import type { LocationsData } from '../app/pageData.ts'
import { paths } from '../app/paths.ts'
import type { ListInput } from './listingsData.ts'
import { pointOf } from './pointOf.ts'

/** How many cities a country shows among all countries. */
const TOP_CITIES = 3

/** The countries and the popular cities, with how many listings each has. */
export async function locationsData({ store, names }: Pick<ListInput, 'store' | 'names'>): Promise<LocationsData> {
  const places = await store.places()
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
    cities: await Promise.all(
      cityEntries(places, names).map(async (city) => ({
        name: city.name,
        country: city.countryName,
        href: paths.location(city.slug),
        count: city.count,
        ...(city.count > 0 && (await pointOf(store, countrySlug(city.country), city.slug))),
      })),
    ),
  }
}
