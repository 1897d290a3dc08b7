import {
  cityEntries,
  countryEntries,
  countrySlug,
  placesBelow,
  type CityEntry,
  type PlaceIndex,
} from '@dira/directory-core'
import type { LocationsData } from '../pageData.ts'
import { paths } from '@dira/data/site'
import { placeLink, townPage, type NamedPlaces } from './listPages.ts'
import type { ListInput } from './listingsData.ts'
import { pointOf } from './pointOf.ts'
import { shownCountry, shownPlace } from './shownPlace.ts'

/** How many cities a country shows among all countries. */
const TOP_CITIES = 3

/** The countries and the popular cities, with how many listings each has. */
export async function locationsData({ store, names }: Pick<ListInput, 'store' | 'names'>): Promise<LocationsData> {
  const places = await store.places()
  return {
    page: 'locations',
    countries: countryEntries(places, names).map(({ code, slug, count, topRegions }) => {
      const regions = topRegions.map((region) => ({
        name: shownPlace(code, region.name).name,
        href: paths.location(slug, region.slug),
        count: region.count,
      }))
      const { cities, all } = placesOf(places, code)
      return {
        ...shownCountry(code, names),
        code,
        href: paths.location(slug),
        count,
        regions,
        cities: cities
          .slice(0, TOP_CITIES)
          .map((city) => ({ ...placeLink(city), name: shownPlace(code, city.name).name })),
        ...(all > TOP_CITIES && { allPlaces: { href: paths.placesOf(slug), count: all } }),
      }
    }),
    cities: await Promise.all(
      cityEntries(places, names).map(async (city) => ({
        ...shownPlace(city.country, city.name),
        country: city.countryName,
        ...cityLink(city, { places, names }),
        ...(city.count > 0 && (await pointOf(store, countrySlug(city.country), city.slug))),
      })),
    ),
  }
}

/** The cities of a country, and how many places its page leads to. */
function placesOf(places: PlaceIndex, code: string) {
  const country = places.get(code)
  const { regions, cities } = country ? placesBelow(places, country) : { regions: [], cities: [] }
  return { cities, all: regions.length + cities.length }
}

/** The page of a popular city, and how many listings it has: with those of a province where only both have a page. */
function cityLink(
  { country, slug, count }: CityEntry,
  named: NamedPlaces,
): { readonly href: string; readonly count: number } {
  const page = townPage(named, countrySlug(country), slug)
  const isAlone = page?.scope.city !== undefined
  const shared = named.places.get(country)?.below.get(slug) ?? 0
  return { href: page?.path ?? paths.location(slug), count: isAlone ? count : shared }
}
