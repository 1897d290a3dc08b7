import {
  cityEntries,
  countryEntries,
  countrySlug,
  placesBelow,
  variedCities,
  type CityEntry,
  type PlaceIndex,
} from '@dira/directory-core'
import { mapLabels, placeView, type Coordinates } from '@dira/ui/map-geometry'
import type { HomeData, LocationsData } from './pageData.ts'
import { paths } from '@dira/data/site'
import { placeLink, townPage, type NamedPlaces } from './listPages.ts'
import type { ListInput } from './listingsData.ts'
import { pointOf } from './pointOf.ts'
import { shownCountry, shownPlace } from './shownPlace.ts'

/** How many cities a country shows among all countries. */
const TOP_CITIES = 3

/** How many cities the home page shows. */
const HOME_CITIES = 6

/** The countries and the popular cities, with how many listings each has. */
export async function locationsData({ store, names }: Pick<ListInput, 'store' | 'names'>): Promise<LocationsData> {
  const places = await store.places()
  const countries = countryEntries(places, names).map(({ code, slug, region, count, topRegions }) => {
    const { cities, all } = placesOf(places, code)
    return {
      ...shownCountry(code, names),
      code,
      region,
      href: paths.location(slug),
      count,
      regions: topRegions.map(({ name, slug: below, count: within }) => ({
        name: shownPlace(code, name).name,
        href: paths.location(slug, below),
        count: within,
      })),
      cities: cities
        .slice(0, TOP_CITIES)
        .map((city) => ({ ...placeLink(city), name: shownPlace(code, city.name).name })),
      ...(all > TOP_CITIES && { allPlaces: { href: paths.placesOf(slug), count: all } }),
    }
  })
  const cities = await withPoints(store, withPages(cityEntries(places, names), places, names))
  return { page: 'locations', countries, cities, labels: mapLabels(countries, cities.filter(hasPoint)) }
}

/** Cities, each with its page. */
function withPages(entries: readonly CityEntry[], places: PlaceIndex, names: ListInput['names']) {
  return entries.map((city) => ({
    ...shownPlace(city.country, city.name),
    city,
    country: city.countryName,
    ...cityLink(city, { places, names }),
  }))
}

/** The same, with where they lie where that is known: it takes a visit to all listings of a city. */
function withPoints(store: ListInput['store'], cities: ReturnType<typeof withPages>) {
  return Promise.all(
    cities.map(async ({ city, ...shown }) => ({
      ...shown,
      code: city.country,
      ...(city.count > 0 && (await pointOf(store, countrySlug(city.country), city.slug))),
    })),
  )
}

/** Some cities of different countries, with their pictures. */
export async function homePlaces({ store, names }: Pick<ListInput, 'store' | 'names'>): Promise<HomeData['places']> {
  const places = await store.places()
  const cities = withPages(variedCities(places, names, HOME_CITIES), places, names)
  return (await withPoints(store, cities)).map(({ code, lat, lng, ...city }) => {
    const at = lat === undefined || lng === undefined ? undefined : { lat, lng }
    return { ...city, picture: { country: code, ...(at && { at }), view: placeView(code, at) } }
  })
}

const hasPoint = <City extends Partial<Coordinates>>(city: City): city is City & Coordinates =>
  city.lat !== undefined && city.lng !== undefined

/** The cities of a country, and how many places its page leads to. */
function placesOf(places: PlaceIndex, code: string) {
  const country = places.get(code)
  const { regions, cities } = country ? placesBelow(places, country) : { regions: [], cities: [] }
  return { cities, all: regions.length + cities.length }
}

/** The page of a city, and how many listings it has: with those of a province where only both have a page. */
function cityLink(
  { country, slug, count }: CityEntry,
  named: NamedPlaces,
): { readonly href: string; readonly count: number } {
  const page = townPage(named, countrySlug(country), slug)
  const isAlone = page?.scope.city !== undefined
  const shared = named.places.get(country)?.below.get(slug) ?? 0
  return { href: page?.path ?? paths.location(slug), count: isAlone ? count : shared }
}
